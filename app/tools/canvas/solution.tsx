import { useEffect, useRef } from "react";
import type { CanvasAnswer } from "./answer";
import type { SolvedItem } from "./engine";

/** What came of an analysis. Its heading takes the focus when it arrives. */
export function Solution({ answer }: { answer: CanvasAnswer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [answer]);
  return (
    <section className="card mt-6 max-w-[50rem]" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1} aria-describedby="result-text">
        Result
      </h2>
      {answer.sample ? (
        <p className="mt-2 border-l-4 border-accent pl-3 font-semibold">
          This is a sample: your own drawing has not been analyzed.
        </p>
      ) : null}
      <div id="result-text" className="mt-3">
        {answer.text ? <p className="whitespace-pre-wrap">{answer.text}</p> : <Items items={answer.items} />}
      </div>
    </section>
  );
}

function Items({ items }: { items: SolvedItem[] }) {
  return (
    <ul className="space-y-2 text-lg">
      {items.map(({ expr, result }, index) => (
        <li key={index} className="whitespace-pre-wrap">
          {expr ? `${expr}${expr.includes("=") ? ": " : " = "}` : ""}
          <strong>{result}</strong>
        </li>
      ))}
    </ul>
  );
}
