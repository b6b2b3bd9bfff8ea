// A user with a past: signed in over HTTP through the mock identity provider, with two hundred activities of all nine types.
import { Database } from "../../app/db/sqlite.server.js";

const ACTIVITIES = 200;
const MINUTE = 60_000;
const EMAIL = "bench@demo.example";
const TOOLS = ["/video-generator", "/graph-visualizer", "/document-analyzer", "/canvas-ai", "/youtube-transcriber"];
const QUESTION = "Why does the series of the reciprocals of the squares converge to a sixth of the square of pi?";

const TYPES = [
  ["page_visited", (n) => ({ page: TOOLS[n % TOOLS.length] })],
  ["video_generation_started", (n) => ({ prompt: `${n}: ${QUESTION}` })],
  ["video_generated", (n) => ({ title: `Lesson ${n} on the Basel problem`, prompt: QUESTION })],
  [
    "video_generation_failed",
    (n) => ({ prompt: `${n}: ${QUESTION}`, error: "The renderer stopped before the last scene." }),
  ],
  ["video_downloaded", (n) => ({ title: `Lesson ${n} on the Basel problem` })],
  ["graph_visualized", (n) => ({ function: `y = sin(${n} x) / x + cos(x)^2` })],
  ["document_analyzed", (n) => ({ filename: `lecture-${n}-series-and-limits.pdf` })],
  ["canvas_used", () => ({ action: "analyze" })],
  ["youtube_transcribed", (n) => ({ url: `https://www.youtube.com/watch?v=${String(n).padStart(11, "a")}` })],
];

/** Signs in as a browser would, redirect by redirect; the answer is the Cookie header of the session. */
export async function signIn(url, email = EMAIL) {
  const jar = new Map();
  const chooser = await follow(url, jar, "/auth/google", { intent: "signin", returnTo: "/dashboard", display: "page" });
  const callback = await follow(url, jar, chooser, { account: "", email });
  await follow(url, jar, callback);
  // The greeting of the first page is read once; what follows is the page of every day.
  return [...jar]
    .filter(([name]) => name === "session")
    .map((pair) => pair.join("="))
    .join("; ");
}

/** Gives that user a past, newest activity last, a minute apart; every tool has been visited. */
export function fillActivities(file) {
  const database = new Database(file);
  const { id } = database.prepare("select id from accounts where email = ?").get(EMAIL);
  const insert = database.prepare(
    "insert into user_activities (user_id, activity_type, details, timestamp) values (?, ?, ?, ?)",
  );
  const fill = database.transaction(() => {
    for (let n = 0; n < ACTIVITIES; n++) {
      const [type, details] = TYPES[n % TYPES.length];
      const timestamp = new Date(Date.now() - (ACTIVITIES - n) * MINUTE).toISOString();
      insert.run(id, type, JSON.stringify({ ...details(n), timestamp }), timestamp);
    }
  });
  fill();
  database.close();
}

/** The session's cookie as a browser context takes it. */
export function cookieFor(header, url) {
  const at = header.indexOf("=");
  return { name: header.slice(0, at), value: header.slice(at + 1), url };
}

async function follow(url, jar, path, form) {
  const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  const answer = await fetch(new URL(path, url), {
    ...post,
    redirect: "manual",
    headers: { Cookie: cookie, Origin: url },
  });
  for (const header of answer.headers.getSetCookie()) {
    const [, name, value] = header.match(/^([^=]+)=([^;]*)/);
    jar.set(name, value);
  }
  const next = answer.headers.get("Location");
  if (!next) throw new Error(`${path} answered ${answer.status} where a redirect was expected: ${await answer.text()}`);
  return new URL(next, url).href;
}
