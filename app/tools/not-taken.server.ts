/** What is said where the server could not keep what was sent, and it is nobody's mistake but its own. */
export const NOT_TAKEN = "The server could not take this. Please try again later.";
