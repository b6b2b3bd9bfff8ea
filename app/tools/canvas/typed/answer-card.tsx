import { useEffect, useRef } from "react";
import { AnswerView } from "./answer-view";
import { MoreAsks } from "./more-asks";
import type { ShownAnswer, TypedPage } from "./page-data";

interface AnswerCardProps {
  page: TypedPage;
  answer: ShownAnswer;
  path: string;
}

/** The answer with its steps, and what can be done with it. */
export function AnswerCard({ page, answer, path }: AnswerCardProps) {
  const heading = useAnswerFocus(page);
  return (
    <section className="card mt-6" aria-labelledby="answer">
      <h2 id="answer" ref={heading} tabIndex={-1}>
        {page.state.folded ? "A similar exercise" : "Answer"}
      </h2>
      {page.state.folded ? (
        <details className="mt-3">
          <summary>Show the answer</summary>
          <AnswerView answer={answer} lines={page.lines} />
        </details>
      ) : (
        <AnswerView answer={answer} lines={page.lines} />
      )}
      <MoreAsks page={page} answer={answer} path={path} />
    </section>
  );
}

/** On an answer that arrives while the page is open. */
function useAnswerFocus(page: TypedPage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<TypedPage | null>(null);
  useEffect(() => {
    const isNavigated = before.current !== null || window.location.hash === "#answer";
    if (isNavigated && before.current !== page) heading.current?.focus();
    before.current = page;
  }, [page]);
  return heading;
}
