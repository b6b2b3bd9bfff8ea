import { FUNCTIONS } from "../expression";

const NAMES = Object.keys(FUNCTIONS);
/** Of two letters, which may well be factors, only these are taken for a slip. */
const WAVES = ["sin", "cos", "tan"];
const SHORTEST = 3;

/** The function whose name differs from a word by one letter: left out, put in, another one, or changed with its neighbour; null where there is none. */
export function nearestName(word: string): string | null {
  const small = word.toLowerCase();
  if (small.length < SHORTEST) return WAVES.find((name) => name.charAt(0) + name.charAt(2) === small) ?? null;
  return NAMES.find((name) => name.length >= SHORTEST && isOneSlip(small, name)) ?? null;
}

function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++;
  const rests = (skipA: number, skipB: number) => a.slice(at + skipA) === b.slice(at + skipB);
  const isSwapped = a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && rests(2, 2);
  return isSwapped || rests(1, 0) || rests(0, 1) || rests(1, 1);
}
