import { simulateWork } from "../simulated-delay.server";
import type { Analysis, DocumentEngine } from "./engine";

const SECONDS = 3;

/** Gives the same sample for every document. */
export const simulatedDocument: DocumentEngine = {
  notice: "This server has no document engine yet: every document gets the same sample.",
  async analyze(_document, context) {
    await simulateWork(SECONDS, "Preparing the sample", context);
    return SAMPLE;
  },
};

const SAMPLE: Analysis = {
  sample: true,
  quizzes: [
    { question: "What is the derivative of x²?", options: ["x", "2x", "x³/3", "2"], correctIndex: 1 },
    { question: "Which of these numbers is prime?", options: ["21", "27", "29", "33"], correctIndex: 2 },
    {
      question: "A right triangle has legs of length 3 and 4. How long is its hypotenuse?",
      options: ["5", "6", "7", "12"],
      correctIndex: 0,
    },
  ],
  flashcards: [
    {
      front: "What does the Pythagorean theorem say?",
      back: "In a right triangle, a² + b² = c², where c is the hypotenuse.",
    },
    { front: "What is a prime number?", back: "A whole number greater than 1 that only 1 and itself divide." },
    {
      front: "What does the derivative of a function tell?",
      back: "How fast the function changes at each point: the slope of its curve.",
    },
  ],
  studyPath: [
    "Read the definitions, and say each in your own words.",
    "Work through one example of each kind, with the book open.",
    "Turn the flashcards until every one comes easily.",
    "Take the quiz without help.",
    "Come back in three days, and take it again.",
  ],
};
