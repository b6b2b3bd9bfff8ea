import type { MethodJson, StepJson } from "../contract";
import { FormulaView, PhraseView } from "./formula-view";

/** Each with its reason folded beneath, and below that other ways from the same line. */
export function Steps({ steps }: { steps: StepJson[] }) {
  return (
    <ol className="list-decimal space-y-4 pl-6">
      {steps.map((step, at) => (
        <li key={at}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step: { words, lines, claim, substeps, others } }: { step: StepJson }) {
  return (
    <>
      <p className="font-semibold">
        <PhraseView phrase={words} />
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <FormulaView formula={lines.before} />
        <span>
          <span aria-hidden="true">→</span>
          <span className="sr-only"> becomes </span>
        </span>
        <FormulaView formula={lines.after} />
      </p>
      <details>
        <summary className="py-1 text-pencil">{substeps.length > 0 ? "In smaller steps" : "Why?"}</summary>
        <p className="mb-3 text-pencil">{claim}</p>
        {substeps.length > 0 ? <Steps steps={substeps} /> : null}
      </details>
      {others.map((method) => (
        <OtherWay key={method.name} method={method} />
      ))}
    </>
  );
}

function OtherWay({ method: { words, steps } }: { method: MethodJson }) {
  return (
    <details>
      <summary className="py-1 text-pencil">
        Another way: <PhraseView phrase={words} />
      </summary>
      <div className="mt-2 border-l-4 border-line pl-3">
        <Steps steps={steps} />
      </div>
    </details>
  );
}
