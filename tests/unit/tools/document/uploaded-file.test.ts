import { expect, test } from "vitest";
import { displayName } from "~/tools/document/uploaded-file";

test.each([
  ["lesson.pdf", "lesson.pdf"],
  ["Übung 3 – Brüche.docx", "Übung 3 – Brüche.docx"],
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Users\\ada\\lesson.pdf", "lesson.pdf"],
  ["les\u0000s\non\u001b[31m.pdf", "lesson[31m.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["zero\u200Bwidth.pdf", "zerowidth.pdf"],
  ["  many   spaces .pdf ", "many spaces .pdf"],
  ["", "Document"],
  ["..", "Document"],
  ["folder/", "Document"],
  ["\u202E", "Document"],
])("%j is shown as %j", (given, shown) => {
  expect(displayName(given)).toBe(shown);
});

test("a long name is cut in its middle, never through a character", () => {
  const name = displayName(`${"𝛑".repeat(300)}.pdf`);
  expect([...name]).toHaveLength(120);
  expect(name).toMatch(/^(𝛑)+….pdf$/u);
  expect([...displayName("a".repeat(300))]).toHaveLength(120);
});
