// npm test: type check, lint, unit tests and browser journeys; ends with "N passed, N failed".
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { alone, build, install, ROOT, say } from "./prepare.mjs";

process.chdir(ROOT);
const totals = { passed: 0, failed: 0 };
const flaky = [];

try {
  await alone(() => {
    install();
    process.env.CHROMIUM_PATH = findBrowser();
    build();
  });
} catch (error) {
  say(error.message);
  process.exit(1);
}

// `npm test` runs everything; `npm run test:unit` and `npm run test:e2e` one suite. What follows names tests, as the runners take it.
const SUITES = ["unit", "e2e"];
const first = process.argv[2];
const only = SUITES.includes(first) ? first : null;
const filters = process.argv.slice(only ? 3 : 2);
// A filter may well name no test of one of the two suites.
const mayBeEmpty = filters.length > 0;

if (!only)
  await Promise.all([
    check("Type check", ["run", "--silent", "typecheck"]),
    check("Lint", ["run", "--silent", "lint"]),
  ]);
if (only !== "e2e") {
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json=.cache/unit.json"];
  const empty = mayBeEmpty ? ["--passWithNoTests"] : [];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "-c", "tests/config/vitest.config.ts"];
  await suite("Unit tests", [...vitest, ...reporters, ...empty, ...filters], ".cache/unit.json", unitTotals);
}
if (only !== "unit") {
  const empty = mayBeEmpty ? ["--pass-with-no-tests"] : [];
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/config/playwright.config.ts"];
  await suite("Journeys", [...playwright, ...empty, ...filters], ".cache/e2e.json", journeyTotals);
}

if (flaky.length > 0)
  say(`Passed at the second try, to be mended:\n${flaky.map((journey) => `  ${journey}`).join("\n")}`);
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function check(name, parameters) {
  const { status, output } = await collect("npm", parameters);
  if (status !== 0) say(output);
  count(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

// A suite whose runner dies without a report has failed, whatever it printed.
async function suite(name, parameters, report, totalsOf) {
  rmSync(join(ROOT, report), { force: true });
  const { status } = await collect(process.execPath, parameters, "inherit");
  let result = { passed: 0, failed: 0 };
  try {
    result = totalsOf(JSON.parse(readFileSync(join(ROOT, report), "utf8")));
  } catch (error) {
    say(`${name} left no report: ${error.message}`);
  }
  if (status !== 0 && result.failed === 0) result.failed = 1;
  count(name, result);
}

function unitTotals(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

// A journey that passed at its second try has passed, and is named at the end of the run.
function journeyTotals({ stats, suites }) {
  flaky.push(...suites.flatMap(flakyIn));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function flakyIn({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ title, line }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}

function count(name, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  say(`${name}: ${passed} passed, ${failed} failed`);
}

function collect(command, parameters, stdio = "pipe") {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: ["ignore", stdio, stdio] });
    let output = "";
    child.stdout?.on("data", (text) => (output += text));
    child.stderr?.on("data", (text) => (output += text));
    child.on("close", (status) => resolve({ status, output }));
  });
}
