import type { Request, Response } from "express";

/** A short readable answer where Remix is not asked: a page for browsers, JSON for programs. */
export function sendMessage(req: Request, res: Response, status: number, title: string, text: string): void {
  res.status(status);
  res.setHeader("Cache-Control", "no-store");
  if (req.accepts(["html", "json"]) === "json") {
    res.json({ error: { status, title, text } });
    return;
  }
  res.type("html").send(page(escape(title), escape(text)));
}

function page(title: string, text: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Back to the start page</a></p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
