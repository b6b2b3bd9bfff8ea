import * as z from "zod";
import type { Engine, EngineContext } from "../engine";

const quizSchema = z
  .object({ question: z.string(), options: z.array(z.string()).min(2), correctIndex: z.number().int().min(0) })
  .refine(({ options, correctIndex }) => correctIndex < options.length, "correctIndex must be one of the options");

/** Checked when an engine returns it and when it is read back. */
export const analysisSchema = z.object({
  quizzes: z.array(quizSchema),
  flashcards: z.array(z.object({ front: z.string(), back: z.string() })),
  studyPath: z.array(z.string()),
  /** Samples do not depend on the document. */
  sample: z.boolean(),
});

export type Analysis = z.output<typeof analysisSchema>;
export type Quiz = Analysis["quizzes"][number];
export type Flashcard = Analysis["flashcards"][number];

export type DocumentType =
  "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The name is only for display. */
interface DocumentFile {
  path: string;
  type: DocumentType;
  name: string;
}

export interface DocumentEngine extends Engine {
  /** Throws EngineError, with a message for the learner. */
  analyze(document: DocumentFile, context: EngineContext): Promise<Analysis>;
}
