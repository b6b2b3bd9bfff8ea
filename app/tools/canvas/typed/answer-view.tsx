import type { Solved } from "../contract";
import { FormulaView, PhraseView } from "./formula-view";
import type { ShownAnswer } from "./page-data";
import { Steps } from "./steps";
import { Working } from "./working";

/** What was understood, the result, and the steps to it. */
export function AnswerView({ answer: shown, lines }: { answer: ShownAnswer; lines: string[] }) {
  const { answer, result, message, steps, understood } = shown.solved;
  return (
    <>
      <UnderstoodAs understood={understood} />
      {answer.kind === "working" ? <Working answer={answer} lines={lines} /> : null}
      {answer.kind !== "working" && result.length > 0 ? (
        <p className="mt-3 overflow-x-auto border-l-4 border-accent py-2 pl-4 text-xl" {...SCROLLED}>
          <PhraseView phrase={result} />
        </p>
      ) : null}
      {answer.kind === "value" ? <Decimal answer={answer} /> : null}
      {answer.kind === "undefined" ? <p className="mt-3">{answer.reason}</p> : null}
      {shown.texts.map((text, at) => (
        <p key={at} className="mt-3 text-pencil">
          {text}
        </p>
      ))}
      {answer.kind === "refused" ? <p className="mt-2 font-semibold">{message}</p> : null}
      {steps.length > 0 ? (
        <section aria-labelledby="steps" className="mt-5">
          <h3 id="steps" className="mb-3">
            Steps
          </h3>
          <div className="overflow-x-auto p-1" {...SCROLLED} role="group" aria-labelledby="steps">
            <Steps steps={steps} />
          </div>
        </section>
      ) : null}
    </>
  );
}

// Keyboards scroll only what has the focus, which the linter does not know.
const SCROLLED = { tabIndex: 0 };

function UnderstoodAs({ understood: { ask, guessed, lines, assigned } }: Pick<Solved, "understood">) {
  const values = Object.entries(assigned);
  return (
    <div className="mt-2 text-pencil">
      <p>
        Read as{guessed ? "" : ` “${ask}”`}:{" "}
        {lines.map((line, at) => (
          <span key={at} className="inline-block max-w-full overflow-x-auto align-middle">
            {at > 0 ? ",\u00a0" : ""}
            <FormulaView formula={line} />
          </span>
        ))}
        {values.length > 0 ? `, with ${values.map(([name, value]) => `${name} = ${value}`).join(", ")}` : ""}
      </p>
    </div>
  );
}

const SHORT = /^-?\d+(\.\d+)?$/;
const DIGITS = 10;

function Decimal({ answer: { text, decimal, approximate } }: { answer: Extract<Solved["answer"], { kind: "value" }> }) {
  if (decimal === null || approximate || SHORT.test(text)) return null;
  return <p className="mt-2">≈ {Number(decimal.toPrecision(DIGITS))}</p>;
}
