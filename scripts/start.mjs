// npm start: installs what is missing, builds, and serves the whole product.
import { alone, build, install, ROOT, say } from "./prepare.mjs";

process.chdir(ROOT);
try {
  await alone(() => {
    install();
    build();
  });
} catch (error) {
  say(error.message);
  process.exit(1);
}

process.env.NODE_ENV = "production";
process.env.DEMO_SIGN_IN ||= "true";
if (process.stdout.isTTY) process.env.LOG_FORMAT ||= "text";
await import("../build/server.js");
