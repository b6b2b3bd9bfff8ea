import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../support/app";
import { FORM_TYPE, multipart } from "../../../support/documents";
import { rawRequest } from "../../../support/raw-http";
import { startServer } from "../../../support/server";

test("where an upload cannot be written, the learner is told, and the process lives on", async () => {
  const folder = temporaryFolder();
  // In the place of the folder that it needs.
  writeFileSync(join(folder, "incoming"), "");
  const server = await startServer({ DATA_DIR: folder, DEMO_SIGN_IN: "true" });
  try {
    const answer = await rawRequest(server.port, "/document-analyzer", {
      method: "POST",
      headers: { "Content-Type": FORM_TYPE },
      body: multipart([{ filename: "a.pdf", content: Buffer.alloc(5_000_000, "a") }]),
    });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain("<h1>The form could not be saved</h1>");
    expect((await rawRequest(server.port, "/readyz")).status).toBe(200);
    expect(server.output()).toContain("A posted form could not be stored");
  } finally {
    await server.stop();
  }
}, 20_000);
