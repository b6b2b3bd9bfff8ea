import type { Request, Response } from "express";

/** A short readable answer where Remix is not asked: a page for browsers, JSON for programs. */
export function sendMessage(req: Request, res: Response, status: number, title: string, text: string): void {
  writeMessage(req, res, status, title, text);
  res.end();
}

/** The same answer, whole but not yet ended: ending it may close the connection. */
export function writeMessage(req: Request, res: Response, status: number, title: string, text: string): void {
  const json = req.accepts(["html", "json"]) === "json";
  const body = json ? JSON.stringify({ error: { status, title, text } }) : messagePage(title, text);
  res.status(status).type(json ? "json" : "html");
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.write(body);
}

/** The page itself: its style is a file of its own, as no build knows of it. */
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

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
