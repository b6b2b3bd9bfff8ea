import { Readable } from "node:stream";
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import { type Bytes, chunksOf, slice } from "~/http/uploads/temporary-file.server";

const WANTED = ["[content_types].xml", "word/document.xml"];
const MACROS = "word/vbaproject.bin";
// Stored and deflated: what word processors read.
const METHODS = [0, 8];
const MOST_ENTRIES = 10_000;

/** Unpacks nothing: reads only the archive's directory and the headers it points to. */
export async function kindOfArchive(content: Bytes): Promise<"word" | "macros" | "other" | "encrypted" | "broken"> {
  const entries = await readEntries(content).catch(() => null);
  if (!entries) return "broken";
  // Names of parts are compared without regard to case (OPC, section 6.2.2.3).
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!WANTED.every((name) => names.has(name))) return "other";
  if (entries.some((entry) => entry.isEncrypted())) return "encrypted";
  if (names.has(MACROS)) return "macros";
  return entries.every(({ compressionMethod }) => METHODS.includes(compressionMethod)) ? "word" : "broken";
}

/** Rejects where the archive is damaged or incomplete. */
async function readEntries(content: Bytes): Promise<Entry[]> {
  const archive = await fromRandomAccessReaderPromise(new BytesReader(content), content.size, { lazyEntries: true });
  if (archive.entryCount > MOST_ENTRIES) throw new Error("There are too many entries.");
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    if (fileDataStart + entry.compressedSize > content.size) throw new Error("An entry is cut off.");
    entries.push(entry);
  }
  return entries;
}

class BytesReader extends RandomAccessReader {
  constructor(readonly content: Bytes) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(chunksOf(slice(this.content, start, end)));
  }
}
