import { useEffect, useRef, useState } from "react";
import type { GraphPageData } from "../page/page.server";
import type { Words } from "../words/words";
import { areWords } from "./are-words";

/** What stands beside the drawing: the words and the address that they are for, and the address that is looked at by now. */
interface Told {
  page: GraphPageData;
  words: Words | null;
  of: string;
  wanted: string;
  /** Whether the words for it could not be had. */
  failed: boolean;
}

// After what has moved the drawing has come to rest.
const CALM_MS = 460;

/**
 * Keeps the words beside the drawing up with it: where it rests, the server is asked once. Nothing is announced and nothing else on
 * the page changes; where no answer comes the words stay, and it is said that they are of an earlier view.
 */
export function useWords(page: GraphPageData) {
  const [last, setLast] = useState<Told | null>(null);
  const asking = useRef<AbortController>();
  const stop = () => asking.current?.abort();
  useEffect(() => stop, [page]);
  const told =
    last?.page === page ? last : { page, words: page.words, of: page.search, wanted: page.search, failed: false };

  function follow(search: string) {
    if (search === told.wanted) return;
    stop();
    const mine = new AbortController();
    asking.current = mine;
    setLast({ ...told, wanted: search, failed: false });
    if (search === told.of) return;
    const done = (answer: Words | null) => {
      if (mine.signal.aborted) return;
      setLast((before) => before && (answer ? { ...before, words: answer, of: search } : { ...before, failed: true }));
    };
    const timer = setTimeout(() => void wordsAt(search, mine.signal).then(done), CALM_MS);
    mine.signal.addEventListener("abort", () => clearTimeout(timer));
  }

  return { words: told.words, search: told.wanted, isBehind: told.of !== told.wanted, failed: told.failed, follow };
}

async function wordsAt(search: string, signal: AbortSignal): Promise<Words | null> {
  try {
    const answer = await fetch(`/graph-visualizer.json${search}`, { signal });
    const words: unknown = answer.ok ? await answer.json() : null;
    return areWords(words) ? words : null;
  } catch {
    return null;
  }
}
