import { useEffect, useRef, useState } from "react";
import type { GraphPageData } from "../page-data";
import type { Words } from "../words/words";

interface State {
  page: GraphPageData;
  words: Words | null;
  describes: string;
  wanted: string;
  failed: boolean;
}

const DELAY_MS = 460;

/** Asks the server for new words once the view comes to rest. Without an answer the words stay, marked as outdated. */
export function useDescription(page: GraphPageData) {
  const [last, setLast] = useState<State | null>(null);
  const asking = useRef<AbortController>();
  const stop = () => asking.current?.abort();
  useEffect(() => stop, [page]);
  const now: State =
    last?.page === page
      ? last
      : { page, words: page.words, describes: page.search, wanted: page.search, failed: false };

  function update(search: string) {
    if (search === now.wanted) return;
    stop();
    const mine = new AbortController();
    asking.current = mine;
    setLast({ ...now, wanted: search, failed: false });
    if (search === now.describes) return;
    const done = (words: Words | null) => {
      if (mine.signal.aborted) return;
      setLast((before) => before && (words ? { ...before, words, describes: search } : { ...before, failed: true }));
    };
    const timer = setTimeout(() => void fetchWords(search, mine.signal).then(done), DELAY_MS);
    mine.signal.addEventListener("abort", () => clearTimeout(timer));
  }

  const { words, wanted, describes, failed } = now;
  return { words, search: wanted, isOutdated: describes !== wanted, failed, update };
}

async function fetchWords(search: string, signal: AbortSignal): Promise<Words | null> {
  try {
    const answer = await fetch(`/graph-visualizer.json${search}`, { signal });
    const words: unknown = answer.ok ? await answer.json() : null;
    return isWords(words) ? words : null;
  } catch {
    return null;
  }
}

/** An example of the value, with one item for a list, or a predicate. */
type Example = string | number | boolean | Example[] | { [name: string]: Example } | ((value: unknown) => boolean);

const WORDS: Example = {
  description: "",
  about: [{ equation: 0, text: "", mathml: orNull(""), sentences: [""] }],
  table: { head: [""], rows: [[""]], range: orNull({ from: 0, to: 0, step: 0 }), cut: true },
};

/** Zod is too large for a browser. */
export function isWords(answer: unknown): answer is Words {
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
