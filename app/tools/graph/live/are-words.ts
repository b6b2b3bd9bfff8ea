import type { Words } from "../words/words";

/** What something looks like: by an example, a list by its first item, or by what decides. */
type Example = string | number | boolean | Example[] | { [name: string]: Example } | ((value: unknown) => boolean);

const WORDS: Example = {
  description: "",
  about: [{ equation: 0, text: "", mathml: orNull(""), sentences: [""] }],
  table: { head: [""], rows: [[""]], range: orNull({ from: 0, to: 0, step: 0 }), cut: true },
};

/** Whether the server's answer is what the page shows. What checks what comes to the server is too large for a browser. */
export function areWords(answer: unknown): answer is Words {
  return isLike(answer, WORDS);
}

function isLike(value: unknown, example: Example | undefined): boolean {
  if (typeof example === "function") return example(value);
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => isLike(item, example[0]));
  if (typeof example !== "object") return typeof value === typeof example;
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(example).every(([name, part]) => isLike(Reflect.get(value, name), part))
  );
}

function orNull(example: Example): Example {
  return (value) => value === null || isLike(value, example);
}
