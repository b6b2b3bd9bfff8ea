import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy, { type Busboy } from "busboy";
import { errorMessage } from "../config/log.server";
import { type Bytes, bufferBytes, openTemporaryFile, type TemporaryFile } from "./temporary-file.server";

const LIMITS = { parts: 32, fieldSize: 64 * 1024 };

export interface Part {
  name: string;
  filename?: string;
  content: Bytes;
}

export interface PostedForm {
  parts: Promise<Part[]>;
  close: () => void;
}

export class MalformedForm extends Error {
  override name = "MalformedForm";
}

/** Reads a multipart/form-data body (RFC 7578), files into temporary files. `parts` rejects with MalformedForm. */
export function readMultipart(contentType: string, body: Readable): PostedForm {
  const files: TemporaryFile[] = [];
  const parts = receive(contentType, body, () => {
    const file = openTemporaryFile();
    files.push(file);
    return file;
  });
  // A client that goes away leaves nobody to handle the rejection.
  parts.catch(() => undefined);
  const close = () => {
    body.destroy();
    for (const file of files) file.close();
  };
  return { parts, close };
}

async function receive(contentType: string, body: Readable, openFile: () => TemporaryFile): Promise<Part[]> {
  const parts: Part[] = [];
  const parser = createParser(contentType);
  let diskFailure: unknown;
  const onDisk = (write: () => void) => {
    try {
      write();
    } catch (error) {
      diskFailure ??= error;
      parser.destroy(new Error("The form cannot be kept."));
    }
  };
  parser.on("partsLimit", () => parser.destroy(new MalformedForm("The form has too many fields.")));
  parser.on("field", (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(new MalformedForm("A field is too long."));
    else parts.push({ name, content: bufferBytes(Buffer.from(value)) });
  });
  parser.on("file", (name, stream, { filename }) => {
    stream.on("error", () => undefined); // The parser fails, too.
    onDisk(() => {
      const content = openFile();
      parts.push({ name, filename: readName(filename), content });
      stream.on("data", (chunk: Buffer) => onDisk(() => content.write(chunk)));
    });
  });
  try {
    await pipeline(body, parser);
  } catch (error) {
    throw diskFailure ?? (error instanceof MalformedForm ? error : new MalformedForm(errorMessage(error)));
  }
  if (parts.some(({ name }) => !name)) throw new MalformedForm("A field has no name.");
  return parts;
}

function createParser(contentType: string): Busboy {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new MalformedForm("This is not a form with files.");
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      preservePath: true,
      limits: LIMITS,
    });
  } catch (error) {
    throw new MalformedForm(errorMessage(error));
  }
}

// An empty file field has no name. Browsers write a quotation mark as %22 (HTML standard, 4.10.21.8).
function readName(filename: string | undefined): string {
  return (filename ?? "").replaceAll("%22", '"');
}
