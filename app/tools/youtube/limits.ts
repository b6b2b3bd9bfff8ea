/** The most characters that one chat message has. */
export const LONGEST_MESSAGE = 2000;
