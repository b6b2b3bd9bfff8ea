import type { Method, Step } from "~/math/solve";
import type { MethodJson, StepJson } from "../contract";
import { phraseText } from "./formula-json";
import { lineJson } from "./line-json";
import { claimPhrase, titlePhrase } from "./sentences";

export function stepJson({ rule, title, before, after, claim, moves, substeps, others }: Step): StepJson {
  const words = titlePhrase(title);
  const named = moves.map((move, at) => ({ ...move, name: String(at + 1) }));
  const lines = {
    before: lineJson(
      before,
      named.map(({ from, name }) => ({ path: from, name })),
    ),
    after: lineJson(
      after,
      named.map(({ to, name }) => ({ path: to, name })),
    ),
  };
  return {
    title: phraseText(words),
    words,
    rule,
    claim: phraseText(claimPhrase(claim)),
    before: lines.before.text,
    after: lines.after.text,
    lines,
    moves: moves.map(({ from, to }) => ({ from: [...from], to: [...to] })),
    substeps: substeps.map(stepJson),
    others: others.map(methodJson),
  };
}

function methodJson({ name, title, steps }: Method): MethodJson {
  const words = titlePhrase(title);
  return { name, title: phraseText(words), words, steps: steps.map(stepJson) };
}
