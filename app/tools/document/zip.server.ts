import type { Bytes } from "~/http/uploads/spool.server";

// Sizes and signatures from the ZIP specification (APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16).
const END = { signature: 0x06054b50, size: 22 };
const ENTRY = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
const LONGEST_COMMENT = 0xffff;
const MOST_DIRECTORY_BYTES = 1024 * 1024;
const METHODS = [0, 8];
const ENCRYPTED = 0x1;

const WANTED = ["[content_types].xml", "word/document.xml"];
// What makes a .docm of it.
const MACROS = "word/vbaproject.bin";

interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packedSize: number;
  offset: number;
}

/**
 * What an archive is: a Word document, all of whose parts are there, or why it is none. Nothing is unpacked: only the
 * archive's own table of contents is read, and the heads of what it names.
 */
export function kindOfArchive(content: Bytes): "word" | "macros" | "other" | "encrypted" | "broken" {
  const directory = readDirectory(content);
  if (!directory) return "broken";
  const entries = readEntries(directory.bytes, directory.count);
  if (!entries?.every((entry) => isThere(content, entry, directory.offset))) return "broken";
  const parts = WANTED.map((name) => entries.find((entry) => entry.name === name));
  if (parts.some((part) => !part)) return "other";
  if (entries.some(({ encrypted }) => encrypted)) return "encrypted";
  if (entries.some(({ name }) => name === MACROS)) return "macros";
  return entries.every(({ method }) => METHODS.includes(method)) ? "word" : "broken";
}

function readDirectory(content: Bytes): { bytes: Buffer; count: number; offset: number } | null {
  const tail = content.read(Math.max(0, content.size - END.size - LONGEST_COMMENT), END.size + LONGEST_COMMENT);
  for (let at = tail.length - END.size; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END.signature || at + END.size + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [count, size, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    const end = content.size - tail.length + at;
    if (offset + size > end || size > MOST_DIRECTORY_BYTES) return null;
    return { bytes: content.read(offset, size), count, offset };
  }
  return null;
}

function readEntries(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY.size > directory.length || directory.readUInt32LE(at) !== ENTRY.signature) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const end = at + ENTRY.size + (nameLength ?? 0);
    entries.push({
      // Names of parts are compared without regard to case (OPC, section 6.2.2.3).
      name: directory.toString("utf8", at + ENTRY.size, end).toLowerCase(),
      encrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: directory.readUInt16LE(at + 10),
      packedSize: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = end + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

function isThere(content: Bytes, { offset, packedSize }: Entry, end: number): boolean {
  const head = content.read(offset, LOCAL.size);
  if (head.length < LOCAL.size || head.readUInt32LE(0) !== LOCAL.signature) return false;
  return offset + LOCAL.size + head.readUInt16LE(26) + head.readUInt16LE(28) + packedSize <= end;
}
