const LONGEST = 2000;

const BLANK = "Please enter a question to generate a video";

export const EXAMPLES = [
  "Explain the Pythagorean theorem with a visual proof",
  "How does photosynthesis turn light into food?",
  "Take me on a tour of the solar system",
  "What does the structure of DNA look like?",
] as const;

/** What is wrong with a question, or null. */
export function questionProblem(question: string): string | null {
  if (/^[\s\p{Cf}]*$/u.test(question)) return BLANK;
  if (question.length <= LONGEST) return null;
  return `Please keep your question below ${LONGEST} characters: it has ${question.length}.`;
}
