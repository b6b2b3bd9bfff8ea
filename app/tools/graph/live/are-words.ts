import type { Words } from "../words";

type Check = (value: unknown) => boolean;

/** Whether the server's answer is what the page shows: without the library that checks what comes to the server, as it is large. */
export function areWords(answer: unknown): answer is Words {
  return isWords(answer);
}

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isTruth: Check = (value) => typeof value === "boolean";

const isWords = having({
  description: isText,
  about: listOf(having({ equation: isNumber, text: isText, mathml: orNull(isText), sentences: listOf(isText) })),
  table: having({ head: listOf(isText), rows: listOf(listOf(isText)), range: orNull(having({ from: isNumber, to: isNumber, step: isNumber })), cut: isTruth }),
});

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function having(parts: Record<string, Check>): Check {
  return (value) => typeof value === "object" && value !== null && Object.entries(parts).every(([name, check]) => check(Reflect.get(value, name)));
}
