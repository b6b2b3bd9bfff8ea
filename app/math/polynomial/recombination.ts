import { pause, TooLargeError } from "./limits";

const MOST_COMBINATIONS = 40_000;

/**
 * Asks of products of few parts first whether they are a factor; the parts of a factor are not asked for again. What
 * is left at the end is irreducible.
 *
 * @throws TooLargeError if there are too many combinations
 */
export function recombine<Part>(parts: readonly Part[], isFactor: (chosen: readonly Part[]) => boolean): void {
  let left = parts;
  let asked = 0;
  for (let size = 1; 2 * size <= left.length;) {
    const found = search([], 0, size);
    if (found) left = left.filter((part) => !found.includes(part));
    else size++;
  }

  function search(chosen: readonly Part[], from: number, missing: number): readonly Part[] | null {
    if (missing === 0) return ask(chosen) ? chosen : null;
    for (const [k, part] of left.slice(0, left.length - missing + 1).entries()) {
      const found = k < from ? null : search([...chosen, part], k + 1, missing - 1);
      if (found) return found;
    }
    return null;
  }

  function ask(chosen: readonly Part[]): boolean {
    pause();
    if (++asked > MOST_COMBINATIONS) throw new TooLargeError("too many combinations of possible factors");
    return isFactor(chosen);
  }
}
