import type { Claim } from "~/math/check";
import type { Refused, Title } from "~/math/solve";
import type { Phrase } from "../contract";
import { formulaJson, joined, separated } from "./formula-json";
import { lineJson } from "./line-json";

const SLOT = /\{(\w+)\}/;

/** The words of a title with its slots filled. */
export function titlePhrase({ words, parts }: Title): Phrase {
  // Odd pieces are names of slots.
  return words.split(SLOT).flatMap((piece, at): Phrase => {
    const part = at % 2 === 1 ? parts[piece] : undefined;
    if (part) return [formulaJson(part)];
    return piece === "" ? [] : [piece];
  });
}

/** What holds between the two lines of a step. */
export function claimPhrase(claim: Claim): Phrase {
  switch (claim.kind) {
    case "equal":
      return ["Both lines have the same value, wherever they have one."];
    case "equivalent":
      return ["Both lines have the same solutions."];
    case "implies":
      return ["The second line follows from the first. It may have more solutions, so they are checked later."];
    case "candidates":
      return ["What does not fulfil ", lineJson(claim.of), " is no solution."];
    case "substitution":
      return [...separated(Object.entries(claim.values).map(valueJson), ", "), " is put in."];
    case "antiderivative":
      return ["The derivative of the second line by ", claim.variable, " is the first line."];
    case "prime-factors":
      return ["Both lines are the same number, and the factors of the second are primes."];
    case "units":
      return ["Both lines are the same quantity."];
    case "closed-sum":
      return ["The formula holds for the first term, and with each further term it grows by that term."];
    case "divergence":
      return ["The partial sums grow beyond every bound."];
    case "list":
      return ["The second line lists what the first asks for."];
    case "complex":
      return ["Both lines mean the same among the complex numbers."];
    case "numerical":
      return ["Both have the same value, as computed with numbers."];
    case "same-derivative":
      return ["Both lines have the same derivative by ", claim.variable, ", so they differ by a constant at most."];
  }
}

const REFUSALS: Record<Refused["code"], string> = {
  unsupported: "This kind of problem is not known here.",
  "no-method": "No way to solve this was found.",
  limit: "This is too large to be solved with certainty.",
  unproven: "A way was found, but not proven, so it is not shown.",
  unclear: "It is not clear what is meant.",
};

/** A sentence for its kind, then the reason where that says more. */
export function refusalSentence({ code, reason }: Refused): string {
  const sentence = REFUSALS[code];
  return code === "unproven" || reason === "" ? sentence : reason;
}

function valueJson([name, value]: [string, Parameters<typeof formulaJson>[0]]) {
  return joined([`${name} = `, formulaJson(value)]);
}
