import { Link } from "@remix-run/react";
import { Copies } from "./copies";
import type { ShownAnswer, TypedPage } from "./page-data";
import { WorkingForm } from "./working-form";

const FILE = "/canvas-ai.html";

interface MoreAsksProps {
  page: TypedPage;
  answer: ShownAnswer;
  path: string;
}

/** What else can be done with what was typed, and with its answer. */
export function MoreAsks({ page: { state, search }, answer, path }: MoreAsksProps) {
  const { solved, copied, others, plot } = answer;
  const isLate = solved.answer.kind === "refused" && solved.answer.code === "limit";
  return (
    <section aria-labelledby="more" className="mt-6 print:hidden">
      <h3 id="more" className="mb-3">
        What else
      </h3>
      <ul className="flex flex-wrap gap-2">
        {others.map((other) => (
          <li key={other.search}>
            <Link className="button-quiet px-3" to={`${path}${other.search}#answer`}>
              {other.name}
            </Link>
          </li>
        ))}
        {isLate ? (
          <li>
            {/* A whole page load: to the same address, a client navigation asks for nothing. */}
            <a className="button-quiet px-3" href={search}>
              Try again
            </a>
          </li>
        ) : null}
        {plot ? (
          <li>
            <a className="button-quiet px-3" href={plot}>
              Plot it
            </a>
          </li>
        ) : null}
        {solved.steps.length > 0 && state.ask !== "check" ? (
          <li>
            <a className="button-quiet px-3" href={`${path}${search}&similar=1`}>
              A similar exercise
            </a>
          </li>
        ) : null}
        {copied || solved.steps.length > 0 ? (
          <li>
            <a className="button-quiet px-3" href={`${FILE}${search}`} download>
              Take it away
            </a>
          </li>
        ) : null}
      </ul>
      {copied ? <Copies texts={copied} /> : null}
      {state.ask === "check" ? null : <WorkingForm expression={state.expression} path={path} />}
    </section>
  );
}
