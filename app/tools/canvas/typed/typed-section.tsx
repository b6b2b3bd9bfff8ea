import { Link } from "@remix-run/react";
import { AnswerCard } from "./answer-card";
import type { Delay, TypedPage } from "./page-data";
import { TypedForm } from "./typed-form";

interface TypedSectionProps {
  page: TypedPage;
  /** The tool has two pages. */
  path: string;
}

/** Maths that is typed rather than drawn, its answer, and what was asked before. */
export function TypedSection({ page, path }: TypedSectionProps) {
  const { search, answer, delay, recent } = page;
  return (
    <section aria-labelledby="type" className="mb-10 max-w-[50rem]">
      <h2 id="type" className="mb-3">
        Type it
      </h2>
      <TypedForm key={search} page={page} path={path} />
      {delay ? <DelayNotice delay={delay} address={search} /> : null}
      {answer ? <AnswerCard page={page} answer={answer} path={path} /> : null}
      <Recent recent={recent} path={path} />
    </section>
  );
}

function DelayNotice({ delay: { message, status }, address }: { delay: Delay; address: string }) {
  return (
    <section className="card mt-6" aria-labelledby="delay">
      <h2 id="delay">Not solved yet</h2>
      <p className="my-4" role="alert">
        {message} What you typed is kept.
      </p>
      {/* A whole page load: to the same address, a client navigation asks for nothing. */}
      {status === 503 ? (
        <a className="button" href={address}>
          Solve it now
        </a>
      ) : null}
    </section>
  );
}

function Recent({ recent, path }: Pick<TypedPage, "recent"> & { path: string }) {
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-6 print:hidden">
      <h3 id="recent" className="mb-2">
        Recently solved
      </h3>
      <ul className="space-y-1">
        {recent.map(({ text, ask, search }) => (
          <li key={search}>
            <Link className="link" to={`${path}${search}#answer`}>
              {text}
            </Link>
            {ask ? <span className="text-pencil"> ({ask})</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
