import { readdirSync, readlinkSync } from "node:fs";
import { PassThrough, Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { MalformedForm, readMultipart } from "~/http/uploads/multipart.server";
import { chunksOf } from "~/http/uploads/temporary-file.server";
import { temporaryFolder, useSettings } from "../../../support/app";
import { type Field, FORM_TYPE, multipart } from "../../../support/documents";

const BOUNDARY = "----formboundary";

beforeEach(() => useSettings({ DATA_DIR: temporaryFolder() }));

/** The fields of a body that arrives in two chunks, the first of which ends before `cut`. */
async function fieldsOf(body: Buffer, type = FORM_TYPE, cut = body.length) {
  const form = readMultipart(type, Readable.from([body.subarray(0, cut), body.subarray(cut)]));
  onTestFinished(form.close);
  return (await form.parts).map(({ name, filename, content }) => ({
    name,
    filename,
    content: Buffer.concat([...chunksOf(content)]).toString(),
  }));
}

test.each<[string, Field[]]>([
  ["no field", []],
  [
    "a text and a file",
    [
      { name: "a", content: "1" },
      { filename: "x.pdf", content: "%PDF" },
    ],
  ],
  ["an empty file", [{ filename: "x.pdf", content: "" }]],
  ["a file that was not chosen", [{ filename: "", content: "" }]],
  [
    "line breaks and dashes in its content",
    [
      { filename: "x", content: "\r\n--\r\n------formboundar\r\n\r\n" },
      { name: "b", content: "\r\n" },
    ],
  ],
  ["names with semicolons and equals signs", [{ name: "a;b=c", filename: "x; name=y=z.pdf", content: "1" }]],
  ["names in other scripts", [{ name: "数", filename: "Ü\u2028bung.pdf", content: "1" }]],
])("a form with %s is read as it was sent", async (_what, fields) => {
  expect(await fieldsOf(multipart(fields))).toEqual(
    fields.map(({ name = "document", filename, content }) => ({ name, filename, content })),
  );
});

test("a delimiter is found wherever the pieces of the body end", async () => {
  for (let length = 65_536 - 250; length < 65_536; length++) {
    const content = "x".repeat(length);
    const body = multipart([
      { filename: "a", content },
      { name: "b", content: "2" },
    ]);
    const fields = await fieldsOf(body, FORM_TYPE, 65_536);
    expect(fields.map((field) => field.content.length)).toEqual([length, 1]);
  }
});

test("quotation marks in names are understood as browsers and others write them", async () => {
  const fields = await fieldsOf(
    multipart([
      { filename: "a%22b.pdf", content: "" },
      { filename: 'a\\"b.pdf', content: "" },
    ]),
  );
  expect(fields.map(({ filename }) => filename)).toEqual(['a"b.pdf', 'a"b.pdf']);
});

test("the files of a form that is aborted are removed", async () => {
  const sender = new PassThrough();
  const form = readMultipart(FORM_TYPE, sender);
  sender.write(multipart([{ filename: "a", content: "x".repeat(100_000) }]).subarray(0, 90_000));
  await setImmediate();
  const opened = openFiles();
  expect(opened).toBeGreaterThan(0);
  form.close();
  await expect(form.parts).rejects.toThrow(MalformedForm);
  expect(openFiles()).toBe(opened - 1);
});

test("what stands before the first and behind the last delimiter is left out", async () => {
  const body = Buffer.concat([
    Buffer.from("preamble\r\n"),
    multipart([{ name: "a", content: "1" }]),
    Buffer.from("epilogue"),
  ]);
  expect(await fieldsOf(body, `Multipart/Form-Data; charset=utf-8; boundary="${BOUNDARY}"`)).toEqual([
    { name: "a", filename: undefined, content: "1" },
  ]);
});

test.each<[string, Buffer, string?]>([
  ["nothing", Buffer.alloc(0)],
  ["no delimiter", Buffer.from("question=1")],
  ["no end", multipart([{ content: "1" }]).subarray(0, -4)],
  ["a field without a head", Buffer.from(`--${BOUNDARY}\r\nabc\r\n--${BOUNDARY}--`)],
  [
    "a field without a name",
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--${BOUNDARY}--`),
  ],
  ["thousands of fields", multipart(Array.from({ length: 5000 }, () => ({ content: "" })))],
  ["another type", multipart([]), "application/x-www-form-urlencoded"],
  ["no boundary", multipart([]), "multipart/form-data"],
  ["no type", multipart([]), ""],
])("a body with %s is no form", async (_what, body, type = FORM_TYPE) => {
  await expect(fieldsOf(body, type)).rejects.toThrow(MalformedForm);
});

// Temporary files have no name any more.
function openFiles(): number {
  const files = readdirSync("/proc/self/fd").map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      return "";
    }
  });
  return files.filter((path) => path.includes("/incoming/")).length;
}
