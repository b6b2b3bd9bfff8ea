// The floor's dashboard: as many elements and about as many bytes as the product's, written without JSX.
import { createHash } from "node:crypto";
import { createElement as h } from "react";

const NAMES = {
  "/video-generator": "AI Video Generator",
  "/graph-visualizer": "Interactive Graph Visualizer",
  "/document-analyzer": "Smart Document Analyzer",
  "/canvas-ai": "Canvas AI Solver",
  "/youtube-transcriber": "YouTube Transcriber",
};
const TOOLS = Object.entries(NAMES);
const FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
// What the product's page carries for the browser: Remix's manifest of the routes.
const MANIFEST = JSON.stringify(
  Array.from({ length: 42 }, (_, n) => ({
    id: `routes/page-${n}`,
    module: `/build/page-${n}-${hash(n)}.js`,
    imports: [hash(n + 50), hash(n + 100)],
  })),
);

/** The page, as a React element. */
export function dashboard({ user, visits, recent }) {
  const data = JSON.stringify({ user, visits, recent });
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("title", null, "Dashboard"),
      h("link", { rel: "stylesheet", href: "/styles.css" }),
    ),
    h(
      "body",
      null,
      h("div", { className: "md:flex" }, h(Sidebar), h(Main, { user, visits, recent })),
      h("script", { dangerouslySetInnerHTML: { __html: `window.manifest = ${MANIFEST}; window.data = ${data}` } }),
    ),
  );
}

function Sidebar() {
  return h(
    "header",
    { className: "border-b border-line bg-sheet p-4 md:min-h-screen md:w-64 md:border-b-0 md:border-r" },
    h("a", { className: "font-serif text-xl font-semibold", href: "/" }, "Quadrille"),
    h(
      "nav",
      { className: "my-4" },
      h(
        "ul",
        { className: "flex flex-wrap gap-1 md:flex-col" },
        TOOLS.map(([path, name]) => h(SidebarLink, { key: path, path, name })),
      ),
    ),
    h("form", { method: "post", action: "/logout" }, h("button", { className: "button-quiet" }, "Logout")),
  );
}

function SidebarLink({ path, name }) {
  return h("li", null, h("a", { className: "block rounded-md px-3 py-2 hover:underline", href: path }, name));
}

function Main({ user, visits, recent }) {
  return h(
    "main",
    { id: "main", tabIndex: -1, className: "mx-auto w-full max-w-5xl px-4 py-8" },
    h("h1", { className: "break-words" }, "Welcome back, ", user.name, "!"),
    h("h2", { className: "mb-3 mt-8" }, "Your tools"),
    h(
      "ul",
      { className: "grid gap-4 sm:grid-cols-2 lg:grid-cols-3" },
      TOOLS.map(([path, name]) => h(Card, { key: path, path, name, time: visits[path] })),
    ),
    h("h2", { className: "mb-3 mt-8" }, "Recently Accessed"),
    h(
      "ol",
      { className: "card divide-y divide-line" },
      recent.map((activity) => h(Row, { key: activity.id, ...activity })),
    ),
  );
}

function Card({ path, name, time }) {
  return h(
    "li",
    { className: "card" },
    h("h3", null, h("a", { className: "link", href: path }, name)),
    h("p", { className: "my-2" }, "Type a question and watch a short lesson that answers it, step by step."),
    h("p", { className: "text-sm text-pencil" }, "Last used ", h(Moment, { time })),
  );
}

function Row({ type, details, timestamp }) {
  return h(
    "li",
    { className: "flex flex-wrap justify-between gap-x-4 py-2" },
    h("span", { className: "min-w-0 break-words" }, `${type} ${Object.values(details)[0]}`),
    h("span", { className: "text-sm text-pencil" }, h(Moment, { time: timestamp })),
  );
}

function Moment({ time }) {
  return h("time", { dateTime: time }, FORMAT.format(new Date(time)), " UTC");
}

// As little compressible as the names of built files are.
function hash(n) {
  return createHash("sha256").update(String(n)).digest("base64url").slice(0, 8);
}
