import { errorMessage } from "~/http/config/log.server";
import { restore } from "./backup.server";

const source = process.argv[2];

try {
  if (!source) throw new Error("Name the backup folder: npm run restore -- data/backups/2026-01-31T12-00-00-000Z");
  const kept = await restore(source);
  process.stdout.write(`Restored from ${source}${kept ? `; what was there before is in ${kept}` : ""}\n`);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
