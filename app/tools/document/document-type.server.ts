import type { Bytes } from "~/http/uploads/temporary-file.server";
import type { DocumentType } from "./engine";
import { kindOfArchive } from "./zip.server";

export const PDF = "application/pdf" satisfies DocumentType;
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document" satisfies DocumentType;

// Where readers of PDF look for its first and its last line (ISO 32000-1, annex H.3).
const PDF_EDGE = 1024;
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("PK\u0003\u0004", "latin1");

/** The message is for the learner. */
export class UnfitDocument extends Error {
  override name = "UnfitDocument";
}

export class DocumentTooLarge extends UnfitDocument {
  override name = "DocumentTooLarge";
}

/** Determined from the content alone. Throws UnfitDocument. */
export async function documentType(content: Bytes): Promise<DocumentType> {
  if (content.size === 0) throw new UnfitDocument("This file is empty.");
  const head = content.read(0, PDF_EDGE);
  if (head.subarray(0, ZIP.length).equals(ZIP)) return wordDocument(content);
  if (head.subarray(0, OLE.length).equals(OLE)) {
    throw new UnfitDocument(
      "This is an old Word document (.doc), or one that is protected by a password. Save it as .docx without a password.",
    );
  }
  if (!head.includes("%PDF-")) throw new UnfitDocument("This file is neither a PDF nor a Word document (.docx).");
  return pdf(content);
}

function pdf(content: Bytes): DocumentType {
  const tail = content.read(Math.max(0, content.size - PDF_EDGE), PDF_EDGE);
  if (!tail.includes("%%EOF")) throw new UnfitDocument("This PDF is incomplete. Download or save it again.");
  return PDF;
}

async function wordDocument(content: Bytes): Promise<DocumentType> {
  const kind = await kindOfArchive(content);
  if (kind === "encrypted") throw new UnfitDocument("This document is protected by a password. Save it without one.");
  if (kind === "macros")
    throw new UnfitDocument("This Word document has macros (.docm). Save it as .docx, without them.");
  if (kind === "broken") throw new UnfitDocument("This Word document is damaged or incomplete. Save it again.");
  if (kind === "other") throw new UnfitDocument("This is an archive, but not a Word document (.docx).");
  return DOCX;
}
