import { Formula } from "~/ui/formula";
import type { FormulaJson, Phrase } from "../contract";

/** Typeset, and told as it is read aloud. */
export function FormulaView({ formula: { mathml, spoken } }: { formula: FormulaJson }) {
  return <Formula mathml={mathml.replace("<math>", `<math aria-label="${escaped(spoken)}">`)} />;
}

export function PhraseView({ phrase }: { phrase: Phrase }) {
  return phrase.map((part, at) => (typeof part === "string" ? part : <FormulaView key={at} formula={part} />));
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
