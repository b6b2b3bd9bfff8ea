// npm run dev: the product with live reload, for working on it.
import { spawn } from "node:child_process";
import { alone, forgetBuild, install, ROOT } from "./prepare.mjs";

process.chdir(ROOT);
await alone(install);
forgetBuild();
const { buildFrontScript } = await import("./front.mjs");
await buildFrontScript(ROOT);
const { watchPrograms } = await import("./programs.mjs");
await watchPrograms(ROOT);
process.env.NODE_ENV = "development";
process.env.DEMO_SIGN_IN ||= "true";
const remix = ["node_modules/@remix-run/dev/dist/cli.js", "dev", "-c", "node build/server.js"];
spawn(process.execPath, remix, { stdio: "inherit" }).on("close", (code) => process.exit(code ?? 0));
