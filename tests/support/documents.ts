import { deflateRawSync } from "node:zlib";

/** A file as an archive holds it. */
interface Entry {
  name: string;
  content?: string;
  /** General purpose flags; 1 means encrypted. */
  flags?: number;
}

const WORD_PARTS: Entry[] = [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "_rels/.rels", content: "<Relationships/>" },
  { name: "word/document.xml", content: "<w:document><w:body><w:p>Primes</w:p></w:body></w:document>" },
];

/** A small PDF. `pad` makes it larger by so many bytes. */
export function pdf({ before = "", pad = 0, text = "Primes" } = {}): Buffer {
  const start = `${before}%PDF-1.4\n1 0 obj << /Title (${text}) >> endobj\n`;
  return Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(pad, " "),
    Buffer.from("trailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n"),
  ]);
}

/** A small Word document. */
export function docx(entries: Entry[] = WORD_PARTS): Buffer {
  return zip(entries);
}

/** The parts of a Word document, with these flags. */
export function wordParts(flags = 0): Entry[] {
  return WORD_PARTS.map((part) => ({ ...part, flags }));
}

/** An archive of these entries. `comment` stands at its end. */
export function zip(entries: Entry[], comment = ""): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", flags = 0 } of entries) {
    const packed = deflateRawSync(content);
    const shared = head([
      [flags, 2],
      [8, 2],
      [0, 4],
      [0, 4],
      [packed.length, 4],
      [content.length, 4],
      [Buffer.byteLength(name), 2],
      [0, 2],
    ]);
    const local = Buffer.concat([
      head([
        [0x04034b50, 4],
        [20, 2],
      ]),
      shared,
      Buffer.from(name),
      packed,
    ]);
    directory.push(
      head([
        [0x02014b50, 4],
        [20, 2],
        [20, 2],
      ]),
      shared,
      head([
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [offset, 4],
      ]),
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const size = Buffer.concat(directory).length;
  const end = head([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [size, 4],
    [offset, 4],
    [Buffer.byteLength(comment), 2],
  ]);
  return Buffer.concat([...locals, ...directory, end, Buffer.from(comment)]);
}

/** A field of a posted form; with a filename it is a file. */
export interface Field {
  name?: string;
  filename?: string;
  content: Buffer | string;
}

export const FORM_TYPE = "multipart/form-data; boundary=----formboundary";

/** The body of a posted form, as browsers write it. */
export function multipart(fields: Field[]): Buffer {
  const parts = fields.flatMap(({ name = "document", filename, content }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"\r\nContent-Type: application/octet-stream`;
    return [
      Buffer.from(`------formboundary\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      typeof content === "string" ? Buffer.from(content) : content,
      Buffer.from("\r\n"),
    ];
  });
  return Buffer.concat([...parts, Buffer.from("------formboundary--\r\n")]);
}

function head(fields: [value: number, bytes: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((size, [, bytes]) => size + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
