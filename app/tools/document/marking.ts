import type { Quiz } from "./engine";

/** What was chosen for each question, by its number; null where nothing was. */
export type Answers = (number | null)[];

/** The form field that holds the answer to a question. */
export function answerField(index: number): string {
  return `answer-${index}`;
}

/** The answers that a form's fields hold. */
export function readAnswers(fields: URLSearchParams | FormData, quizzes: Quiz[]): Answers {
  return quizzes.map(({ options }, index) => {
    const value = fields.get(answerField(index));
    const chosen = typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : null;
    return chosen !== null && chosen < options.length ? chosen : null;
  });
}

/** How many answers are right, in words. */
export function score(quizzes: Quiz[], answers: Answers): string {
  const right = quizzes.filter(({ correctIndex }, index) => answers[index] === correctIndex).length;
  return `${right} of ${quizzes.length} right`;
}
