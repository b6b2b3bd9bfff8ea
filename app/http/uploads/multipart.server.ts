import { type Bytes, piecesOf, slice } from "./spool.server";

const MOST_PARTS = 32;
const LONGEST_HEAD = 8 * 1024;

/** One field of a posted form. `filename` is as the sender gave it, and absent where the field is no file. */
export interface Part {
  name: string;
  filename?: string;
  content: Bytes;
}

/** A body is not the form that it claims to be, or not whole. */
export class MalformedForm extends Error {
  override name = "MalformedForm";
}

/**
 * The fields of a multipart/form-data body (RFC 7578), without holding their contents in memory.
 * @throws MalformedForm
 */
export function readMultipart(contentType: string, body: Bytes): Part[] {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const found = offsetsOf(delimiter, body);
  const parts: Part[] = [];
  for (const [index, offset] of found.entries()) {
    const after = offset + delimiter.length;
    if (body.read(after, 2).toString("latin1") === "--") return parts;
    const next = found[index + 1];
    if (next === undefined) break;
    parts.push(readPart(slice(body, after, next)));
  }
  throw new MalformedForm("The form breaks off.");
}

function boundaryOf(contentType: string): string {
  const [, quoted, bare] =
    /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) throw new MalformedForm("This is no form with files.");
  return boundary;
}

function offsetsOf(delimiter: Buffer, body: Bytes): number[] {
  const found: number[] = [];
  // The first delimiter may stand at the very beginning, without the line break that belongs to it.
  let window: Buffer = Buffer.from("\r\n");
  let base = -window.length;
  for (const piece of piecesOf(body)) {
    window = Buffer.concat([window, piece]);
    for (let at = window.indexOf(delimiter); at >= 0; at = window.indexOf(delimiter, at + delimiter.length)) {
      found.push(base + at);
      if (found.length > MOST_PARTS) throw new MalformedForm("The form has too many fields.");
    }
    const kept = Math.min(window.length, delimiter.length - 1);
    base += window.length - kept;
    window = window.subarray(window.length - kept);
  }
  return found;
}

function readPart(part: Bytes): Part {
  const text = part.read(0, LONGEST_HEAD);
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) throw new MalformedForm("A field of the form has no content.");
  const [, disposition = ""] =
    /\r\ncontent-disposition:[ \t]*form-data[ \t]*(;[^\r\n]*)/i.exec(text.toString("utf8", 0, end)) ?? [];
  const name = parameter(disposition, "name");
  if (name === undefined) throw new MalformedForm("A field of the form has no name.");
  return { name, filename: parameter(disposition, "filename"), content: slice(part, end + 4, part.size) };
}

// Browsers write a quotation mark as %22, other clients as \" (RFC 7578, section 2, and the HTML standard).
function parameter(disposition: string, name: string): string | undefined {
  const [, quoted, bare] =
    new RegExp(`;[ \\t]*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, "i").exec(disposition) ?? [];
  return (quoted ?? bare)?.replace(/%22|\\"/g, '"');
}
