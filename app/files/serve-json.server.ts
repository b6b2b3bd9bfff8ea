import type { AppLoadContext } from "@remix-run/node";
import { pacedBody } from "./serve.server";

type Member = object | undefined | AsyncIterable<unknown[]>;

/** Downloads a JSON object, holding one page of its lists in memory. */
export function serveJson(
  context: Pick<AppLoadContext, "drained">,
  fileName: string,
  members: Record<string, Member>,
): Response {
  return new Response(pacedBody(objectText(members), context), {
    headers: {
      // Uncompressed: gzip hides from `drained` whether the client keeps up.
      "Cache-Control": "private, no-store, no-transform",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Content-Type": "application/json; charset=utf-8",
    },
  });
}

async function* objectText(members: Record<string, Member>): AsyncGenerator<string> {
  let before = "{";
  for (const [name, member] of Object.entries(members)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    if (isPaged(member)) yield* listText(member);
    else yield JSON.stringify(member ?? null);
    before = ",";
  }
  yield "\n}\n";
}

async function* listText(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((item) => `\n    ${JSON.stringify(item)}`).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "\n  ]";
}

function isPaged(member: Member): member is AsyncIterable<unknown[]> {
  return member !== undefined && Symbol.asyncIterator in member;
}
