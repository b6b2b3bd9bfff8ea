import * as z from "zod";
import type { Engine, EngineContext } from "../engine";

const quizSchema = z
  .object({ question: z.string(), options: z.array(z.string()).min(2), correctIndex: z.number().int().min(0) })
  .refine(({ options, correctIndex }) => correctIndex < options.length, "correctIndex must be one of the options");

/** The result of an analysis, checked when an engine returns it and when it is read back. */
export const analysisSchema = z.object({
  quizzes: z.array(quizSchema),
  flashcards: z.array(z.object({ front: z.string(), back: z.string() })),
  studyPath: z.array(z.string()),
  /** Whether it is a sample that does not depend on the document. */
  sample: z.boolean(),
});

export type Analysis = z.output<typeof analysisSchema>;
export type Quiz = Analysis["quizzes"][number];
export type Flashcard = Analysis["flashcards"][number];

/** The accepted kinds of document, as media types. */
export type DocumentType =
  "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A document on disk. Its type was determined from its content; its name is only for display. */
interface DocumentFile {
  path: string;
  type: DocumentType;
  name: string;
}

/** Turns a document into quizzes, flashcards and a study path. */
export interface DocumentEngine extends Engine {
  /** @throws EngineError when it cannot, with a message for the learner */
  analyze(document: DocumentFile, context: EngineContext): Promise<Analysis>;
}
