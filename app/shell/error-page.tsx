import { useLocation, useRouteError } from "@remix-run/react";
import { type Tool, TOOLS } from "~/tools/registry";
import { Brand } from "./brand";
import { errorPageText, routeErrorStatus, UNREACHABLE_STATUS } from "./errors";

const KEPT: Record<Tool["id"], string> = {
  video: "Your videos are still here.",
  graph: "Your graph is still in the address of this page.",
  document: "Your documents and their results are still here.",
  canvas: "Your drawing is still in this tab.",
  youtube: "Your transcripts and chats are still here.",
};

export function ErrorPage({ status }: { status: number }) {
  const { title, text } = errorPageText(status);
  return (
    <main id="main" className="squared flex-1 px-4 py-10">
      <div className="mx-auto max-w-xl">
        <Brand />
        <div className="card mt-4">
          <Status status={status} />
          <h1>{title}</h1>
          <p className="my-4">{text}</p>
          <a className="button" href="/">
            Return to Home
          </a>
        </div>
      </div>
    </main>
  );
}

/** The boundary of signed-in pages: inside the frame, so that the navigation stays. */
export function PageError() {
  const status = routeErrorStatus(useRouteError());
  const { pathname, search } = useLocation();
  const { title, text } = errorPageText(status);
  const tool = TOOLS.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <section className="card max-w-xl">
      <Status status={status} />
      <h1>{title}</h1>
      <p className="my-4">{text}</p>
      {tool ? <p className="my-4">{KEPT[tool.id]}</p> : null}
      <div className="flex flex-wrap gap-3">
        {/* Whole page loads: what failed may be a script of this page. */}
        {status === 404 ? null : (
          <a className="button" href={pathname + search}>
            Try again
          </a>
        )}
        {tool && pathname !== tool.path ? (
          <a className="button-quiet" href={tool.path}>
            Open the {tool.name}
          </a>
        ) : null}
        <a className="button-quiet" href="/dashboard">
          Go to the dashboard
        </a>
      </div>
    </section>
  );
}

function Status({ status }: { status: number }) {
  return status === UNREACHABLE_STATUS ? null : <p className="text-pencil">Error {status}</p>;
}
