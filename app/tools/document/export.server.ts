import { contentDisposition, safeFileName } from "~/http/pages/file-name.server";
import { csvOf } from "../csv";
import type { Analysis } from "./engine";
import type { Format, TabId } from "./tabs";

const TYPES = {
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8; header=present",
  md: "text/markdown; charset=utf-8",
} satisfies Record<Format, string>;

/** `name` is the document's. */
export function exportFile(analysis: Analysis, name: string, tab: TabId, format: Format): Response {
  return new Response(content(analysis, tab, format), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": contentDisposition("attachment", fileName(name, tab, format)),
      "Cache-Control": "private, no-store",
    },
  });
}

function content(analysis: Analysis, tab: TabId, format: Format): string {
  if (format === "json") return `${JSON.stringify(asObject(analysis, tab), null, 2)}\n`;
  return format === "csv" ? csvOf(csvRows(analysis, tab)) : asMarkdown(analysis, tab);
}

function fileName(document: string, tab: TabId, format: Format): string {
  const stem = safeFileName(document.replace(/\.[^.]*$/, ""));
  return `${stem ? `${stem}-` : ""}${tab}.${format}`;
}

function asObject({ sample, quizzes, flashcards, studyPath }: Analysis, tab: TabId): object {
  const parts = { quizzes: { quizzes }, flashcards: { flashcards }, "study-path": { studyPath } };
  return { sample, ...parts[tab] };
}

function csvRows({ quizzes, flashcards, studyPath }: Analysis, tab: TabId): string[][] {
  if (tab === "flashcards") return [["front", "back"], ...flashcards.map(({ front, back }) => [front, back])];
  if (tab === "study-path") return [["step", "text"], ...studyPath.map((text, index) => [String(index + 1), text])];
  const most = Math.max(0, ...quizzes.map(({ options }) => options.length));
  const columns = Array.from({ length: most }, (_none, index) => index);
  return [
    ["question", ...columns.map((index) => `option ${index + 1}`), "correct option"],
    ...quizzes.map(({ question, options, correctIndex }) => [
      question,
      ...columns.map((index) => options[index] ?? ""),
      String(correctIndex + 1),
    ]),
  ];
}

function asMarkdown({ sample, quizzes, flashcards, studyPath }: Analysis, tab: TabId): string {
  const parts = {
    quizzes: () => [
      "# Quizzes",
      ...quizzes.flatMap(({ question, options, correctIndex }, index) => [
        `## ${index + 1}. ${markdown(question)}`,
        options.map((option) => `- ${markdown(option)}`).join("\n"),
        `Answer: ${markdown(options[correctIndex] ?? "")}`,
      ]),
    ],
    flashcards: () => [
      "# Flashcards",
      ...flashcards.flatMap(({ front, back }) => [`## ${markdown(front)}`, markdown(back)]),
    ],
    "study-path": () => ["# Study Path", studyPath.map((text, index) => `${index + 1}. ${markdown(text)}`).join("\n")],
  };
  const [title = "", ...rest] = parts[tab]();
  const note = sample ? ["*This is a sample. It does not come from your document.*"] : [];
  return `${[title, ...note, ...rest].join("\n\n")}\n`;
}

// On one line, with its markup escaped.
function markdown(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line
    .replace(/[\\`*_{}[\]<>#|~&!$]/g, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/^[-+=]/, "\\$&");
}
