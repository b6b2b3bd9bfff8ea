import { textField } from "~/http/forms/form.server";

const PREFIX = "data:image/png;base64,";
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// Length, type and checksum around a chunk's data.
const CHUNK = { head: 8, frame: 12 };
// Unpacked, a larger picture would fill its reader's memory, however few bytes it has here.
const LONGEST_SIDE = 10_000;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The form's PNG as a data URL: the file `picture` or the text `image`. Null where neither is a PNG. */
export async function pictureIn(form: FormData): Promise<string | null> {
  const file = form.get("picture");
  if (file instanceof File && file.size > 0) {
    const content = Buffer.from(await file.arrayBuffer());
    return isPng(content) ? PREFIX + content.toString("base64") : null;
  }
  const image = textField(form, "image");
  return isPictureUrl(image) ? image : null;
}

/** Whether it is a PNG as a data URL. */
export function isPictureUrl(image: string): boolean {
  const encoded = image.slice(PREFIX.length);
  return image.startsWith(PREFIX) && BASE64.test(encoded) && isPng(Buffer.from(encoded, "base64"));
}

// Chunks follow each other from the signature to the last (PNG, section 5).
function isPng(content: Buffer): boolean {
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE) || !hasFitSize(content)) return false;
  let hasPixels = false;
  for (let at = SIGNATURE.length; at + CHUNK.frame <= content.length; at += CHUNK.frame + content.readUInt32BE(at)) {
    const type = content.toString("latin1", at + 4, at + CHUNK.head);
    if (type === "IEND") return hasPixels;
    hasPixels ||= type === "IDAT";
  }
  return false;
}

function hasFitSize(content: Buffer): boolean {
  const head = SIGNATURE.length + CHUNK.head;
  if (content.length < head + 8 || content.toString("latin1", head - 4, head) !== "IHDR") return false;
  return [head, head + 4].every((at) => content.readUInt32BE(at) > 0 && content.readUInt32BE(at) <= LONGEST_SIDE);
}
