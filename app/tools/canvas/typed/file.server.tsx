import { renderToStaticMarkup } from "react-dom/server";
import { currentUser, type RequestArgs } from "~/accounts/guard.server";
import { contentDisposition, safeFileName } from "~/http/pages/file-name.server";
import type { TypedState } from "./address";
import { AnswerView } from "./answer-view";
import type { ShownAnswer, TypedPage } from "./page-data";
import { retryAfter, solveAddress, statusOf } from "./page.server";

/**
 * Answers with a file, as a download; errors are JSON, with the status that the page has. Open to visitors, as the tool
 * is. Records no activity, because the page did.
 */
export async function answerSolutionFile(asked: RequestArgs): Promise<Response> {
  const user = await currentUser(asked);
  const page = await solveAddress(asked, user?.id ?? null);
  if (!page.answer) return refuse(page);
  return new Response(solutionFile(page, page.answer), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": contentDisposition("attachment", `${nameOf(page.state)}.html`),
    },
  });
}

/** A page that stands alone: with its style, and without scripts or anything to fetch. */
function solutionFile({ state, lines }: Omit<TypedPage, "recent">, answer: ShownAnswer): string {
  const title = state.expression.trim().replace(/\s*\n\s*/g, "; ");
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <AnswerView answer={answer} lines={lines} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

function nameOf({ expression }: TypedState): string {
  return safeFileName(expression.replace(/\s+/g, " ")) || "solution";
}

function refuse(page: Omit<TypedPage, "recent">): Response {
  const { mistake, delay } = page;
  const message = mistake?.message ?? delay?.message ?? "Nothing is asked.";
  const status = mistake || delay ? statusOf(page) : 400;
  return Response.json({ message, place: mistake?.place ?? null }, { status, headers: retryAfter(page) });
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem; }
h1, h3 { font-family: Georgia, serif; line-height: 1.2; overflow-wrap: anywhere; }
math { font-size: 1.15em; }
math [data-mark] { color: light-dark(#1a4b8c, #8fbef4); }
math [data-mark="2"] { color: light-dark(#12623c, #84d8a8); }
math [data-mark="3"] { color: light-dark(#c83e3e, #e27a74); }
p { margin: 0.4rem 0; }
li { margin: 0.8rem 0; }
ul { list-style: none; padding: 0; }
summary { cursor: pointer; padding: 0.2rem 0; }
.overflow-x-auto { overflow-x: auto; }
.text-xl { font-size: 1.3rem; }
.font-semibold { font-weight: 600; }
.flex { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 0.8rem; }
.border-l-4 { border-left: 4px solid; padding-left: 1rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
