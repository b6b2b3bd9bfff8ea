import { errorMessage } from "~/http/config/log.server";
import { backUp } from "./backup.server";

try {
  const folder = await backUp(process.argv[2]);
  process.stdout.write(`Backup written to ${folder}\n`);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
