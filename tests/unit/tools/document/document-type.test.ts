import { expect, test } from "vitest";
import { bufferBytes } from "~/http/uploads/temporary-file.server";
import { DOCX, documentType, PDF } from "~/tools/document/document-type.server";
import { docx, pdf, wordParts, zip } from "../../../support/documents";

const WHOLE = docx();

test.each<[string, Buffer, string]>([
  ["a PDF", pdf(), PDF],
  ["a PDF that begins late", pdf({ before: "x".repeat(1000) }), PDF],
  ["a Word document", WHOLE, DOCX],
  ["a Word document with a comment at its end", zip(wordParts(), "saved by something"), DOCX],
  [
    "a Word document whose parts are written large",
    docx([{ name: "[CONTENT_TYPES].XML" }, { name: "Word/Document.xml" }]),
    DOCX,
  ],
  ["a Word document with names in UTF-8", docx(wordParts(0x800)), DOCX],
])("%s is known by its content", async (_what, content, type) => {
  expect(await documentType(bufferBytes(content))).toBe(type);
});

test.each<[string, Buffer, RegExp]>([
  ["nothing", Buffer.alloc(0), /empty/],
  ["one byte", Buffer.from("P"), /neither/],
  ["a program", Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(5000)]), /neither/],
  ["a text", Buffer.from("%PDF is what I am not"), /neither/],
  ["a PDF that begins too late", pdf({ before: "x".repeat(1024) }), /neither/],
  ["a PDF without its end", pdf({ pad: 5000 }).subarray(0, 4000), /incomplete/],
  [
    "an old or protected Word document",
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
    /password/,
  ],
  ["another archive", zip([{ name: "photos/one.jpg", content: "jpg" }]), /archive/],
  ["a spreadsheet", zip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]), /archive/],
  ["an empty archive", Buffer.concat([Buffer.from("PK\u0003\u0004"), zip([])]), /archive/],
  ["an encrypted archive", docx(wordParts(1)), /password/],
  ["one with macros", docx([...wordParts(), { name: "word/vbaProject.bin" }]), /macros/],
  ["the first half of one", WHOLE.subarray(0, WHOLE.length / 2), /damaged/],
  ["one without its last byte", WHOLE.subarray(0, -1), /damaged/],
  ["one with a piece missing", Buffer.concat([WHOLE.subarray(0, 60), WHOLE.subarray(90)]), /damaged/],
  ["one whose table claims more entries", patched(WHOLE, -12, 0xff), /damaged/],
  ["one whose table lies elsewhere", patched(WHOLE, -6, 0xff), /damaged/],
  [
    "one packed in a way that nobody reads",
    docx().map((byte, index, all) => (isMethod(all, index) ? 99 : byte)) as Buffer,
    /damaged/,
  ],
  ["an archive's first bytes alone", Buffer.from("PK\u0003\u0004"), /damaged/],
])("%s is refused", async (_what, content, reason) => {
  await expect(documentType(bufferBytes(content))).rejects.toThrow(reason);
});

test("what an archive would unpack to is no matter, because nothing is unpacked", async () => {
  const bomb = docx([...wordParts(), { name: "word/media/zeros", content: "0".repeat(30_000_000) }]);
  expect(bomb.length).toBeLessThan(100_000);
  const started = performance.now();
  expect(await documentType(bufferBytes(bomb))).toBe(DOCX);
  expect(performance.now() - started).toBeLessThan(200);
});

test("every truncation of a document is refused, and none breaks the reader", async () => {
  for (let length = 0; length < WHOLE.length; length++)
    await expect(documentType(bufferBytes(WHOLE.subarray(0, length)))).rejects.toThrow(/./);
});

function patched(content: Buffer, at: number, byte: number): Buffer {
  const copy = Buffer.from(content);
  copy[copy.length + at] = byte;
  return copy;
}

// The method stands ten bytes behind the signature of an entry in the table.
function isMethod(all: Uint8Array, index: number): boolean {
  return Buffer.from(all.subarray(index - 10, index - 6)).equals(Buffer.from("PK\u0001\u0002"));
}
