import type { AnswerJson } from "../contract";

interface WorkingProps {
  answer: Extract<AnswerJson, { kind: "working" }>;
  lines: string[];
}

/** The learner's lines, with the first one marked that does not follow. */
export function Working({ answer: { ok, firstWrong, reason, counterexample }, lines }: WorkingProps) {
  const values = Object.entries(counterexample ?? {});
  return (
    <>
      <ol className="mt-3 list-decimal space-y-1 pl-6">
        {lines.map((line, at) =>
          line.trim() === "" ? null : (
            <li key={at} value={at + 1}>
              <code className={at === firstWrong ? "text-wrong" : undefined}>{line}</code>
              {at === firstWrong ? <strong className="text-wrong"> ✗ does not follow</strong> : null}
            </li>
          ),
        )}
      </ol>
      <p className={`mt-3 border-l-4 pl-4 font-semibold ${ok ? "border-right" : "border-wrong"}`}>
        {ok ? "Every line follows." : reason}
      </p>
      {values.length > 0 ? (
        <p className="mt-2">For example, {values.map(([name, value]) => `${name} = ${value}`).join(", ")}.</p>
      ) : null}
    </>
  );
}
