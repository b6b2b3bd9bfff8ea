import { expect, test } from "vitest";
import type { Analysis } from "~/tools/document/engine";
import { exportFile } from "~/tools/document/export.server";
import type { Format, TabId } from "~/tools/document/tabs";

const ANALYSIS: Analysis = {
  sample: false,
  quizzes: [
    { question: 'What is "π", roughly?', options: ["3,14", "=SUM(A1)"], correctIndex: 0 },
    { question: "1. Which\nfirst?", options: ["*a*", "b", "-c"], correctIndex: 2 },
  ],
  flashcards: [{ front: "+1", back: "@cmd" }],
  studyPath: ["# Read <b>", " =cmd|'/c calc'!A0"],
};

async function exported(tab: TabId, format: Format, analysis = ANALYSIS, name = "Übung 1.pdf") {
  const response = exportFile(analysis, name, tab, format);
  // As it is saved: text() would drop the byte order mark.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { headers: response.headers, text };
}

test("CSV is quoted as RFC 4180 says, and no cell is a formula", async () => {
  expect((await exported("quizzes", "csv")).text).toBe(
    '\uFEFFquestion,option 1,option 2,option 3,correct option\r\n"What is ""π"", roughly?","3,14",\'=SUM(A1),,1\r\n"1. Which\nfirst?",*a*,b,\'-c,3\r\n',
  );
  expect((await exported("flashcards", "csv")).text).toBe("\uFEFFfront,back\r\n'+1,'@cmd\r\n");
  expect((await exported("study-path", "csv")).text).toBe(
    "\uFEFFstep,text\r\n1,# Read <b>\r\n2,' =cmd|'/c calc'!A0\r\n",
  );
});

test("JSON holds the part as it is", async () => {
  expect(JSON.parse((await exported("quizzes", "json")).text)).toEqual({ sample: false, quizzes: ANALYSIS.quizzes });
  expect(JSON.parse((await exported("flashcards", "json")).text)).toEqual({
    sample: false,
    flashcards: ANALYSIS.flashcards,
  });
  expect(JSON.parse((await exported("study-path", "json")).text)).toEqual({
    sample: false,
    studyPath: ANALYSIS.studyPath,
  });
});

test("Markdown says what was said, and nothing in it is markup", async () => {
  expect((await exported("quizzes", "md")).text).toBe(
    '# Quizzes\n\n## 1. What is "π", roughly?\n\n- 3,14\n- \\=SUM(A1)\n\nAnswer: 3,14\n\n## 2. 1\\. Which first?\n\n- \\*a\\*\n- b\n- \\-c\n\nAnswer: \\-c\n',
  );
  expect((await exported("study-path", "md")).text).toBe(
    "# Study Path\n\n1. \\# Read \\<b\\>\n2. \\=cmd\\|'/c calc'\\!A0\n",
  );
});

test("a sample says that it is one", async () => {
  const sample = { ...ANALYSIS, sample: true };
  expect((await exported("flashcards", "md", sample)).text).toContain("This is a sample");
  expect(JSON.parse((await exported("flashcards", "json", sample)).text)).toMatchObject({ sample: true });
});

test.each([
  ["Über.docx", "Uber-quizzes.csv", "Über-quizzes.csv"],
  ["Übung 1.pdf", "Ubung 1-quizzes.csv", "Übung 1-quizzes.csv"],
  ['a"; filename="evil.exe', "a filename= evil-quizzes.csv", "a filename= evil-quizzes.csv"],
  ["数学.pdf", "__-quizzes.csv", "数学-quizzes.csv"],
  ["Cafe\u0301.pdf", "Cafe-quizzes.csv", "Café-quizzes.csv"],
  ["...", "quizzes.csv", "quizzes.csv"],
])("what is exported from %j keeps its name", async (name, ascii, saved) => {
  const { headers } = await exported("quizzes", "csv", ANALYSIS, name);
  expect(headers.get("Content-Disposition")).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(saved)}`,
  );
  expect(headers.get("Content-Type")).toMatch(/^text\/csv; charset=utf-8/);
});
