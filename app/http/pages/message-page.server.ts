import type { Request as ExpressRequest, Response as ExpressResponse } from "express";

const FOR_PROGRAMS = ["/calculate"];

/** Answers a request that never reaches Remix: a short page for browsers, JSON for programs. */
export function sendMessage(
  req: ExpressRequest,
  res: ExpressResponse,
  status: number,
  title: string,
  text: string,
): void {
  writeMessage(req, res, status, title, text);
  res.end();
}

/** Does not end the response, because that may close the connection. */
export function writeMessage(
  req: ExpressRequest,
  res: ExpressResponse,
  status: number,
  title: string,
  text: string,
): void {
  const isProgram = FOR_PROGRAMS.includes(req.path);
  const json = isProgram || req.accepts(["html", "json"]) === "json";
  const problem = isProgram
    ? { message: text, status: "error", code: `http-${status}`, place: null }
    : { error: { status, title, text } };
  const body = json ? JSON.stringify(problem) : messagePage(title, text);
  res.status(status).type(json ? "json" : "html");
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.write(body);
}

export function messagePage(title: string, text: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/message.css">
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="/">Back to the start page</a></p>
</main>
</body>
</html>
`;
}

export function methodNotAllowed(): Response {
  const page = messagePage(
    "Method not allowed",
    "Nothing was changed. Go back and use the links and buttons of the page.",
  );
  return new Response(page, { status: 405, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
