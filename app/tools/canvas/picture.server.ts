import { textField } from "~/http/form.server";

const PREFIX = "data:image/png;base64,";
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const FIRST_CHUNK = "IHDR";
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The PNG that a form carries, as a data URL: an uploaded file `picture`, or the text `image`.
 * @returns null where there is none, or it is no PNG
 */
export async function pictureIn(form: FormData): Promise<string | null> {
  const file = form.get("picture");
  if (file instanceof File && file.size > 0) {
    const content = Buffer.from(await file.arrayBuffer());
    return isPng(content) ? PREFIX + content.toString("base64") : null;
  }
  const image = textField(form, "image");
  const encoded = image.slice(PREFIX.length);
  const valid = image.startsWith(PREFIX) && BASE64.test(encoded) && isPng(Buffer.from(encoded, "base64"));
  return valid ? image : null;
}

// Every PNG begins with its signature and the chunk that tells its size, after that chunk's length.
function isPng(content: Buffer): boolean {
  const head = SIGNATURE.length + 4;
  return content.subarray(0, SIGNATURE.length).equals(SIGNATURE) && content.toString("latin1", head, head + 4) === FIRST_CHUNK;
}
