// The floor: what the dashboard costs with node:http, React and SQLite alone. It asks the product's queries,
// checks and logs nothing, and serves one page. It renders with renderToString: nothing of the page comes later, and
// without streams that is the cheaper of React's two ways, so nobody can say that the floor was put too high.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Database } from "../../app/db/sqlite.server.js";
import { renderToString } from "react-dom/server";
import { dashboard } from "./floor-page.mjs";

const pack = promisify(gzip);
const database = new Database(process.env.DATABASE, { readonly: true });

const session = database.prepare(`
  select sessions.id_hash, accounts.id, accounts.email, accounts.name, accounts.issuer,
    sessions.expires_at, sessions.created_at, sessions.last_seen_at
  from sessions join accounts on accounts.id = sessions.user_id where sessions.id_hash = ?`);
const lastVisit = database.prepare(`
  select timestamp from user_activities
  where user_id = ? and page = ? and activity_type = 'page_visited' order by timestamp desc limit 1`);
const PAGES = ["/video-generator", "/graph-visualizer", "/document-analyzer", "/canvas-ai", "/youtube-transcriber"];
const recentActivities = database.prepare(`
  select id, activity_type as type, details, timestamp from user_activities
  where user_id = ? order by timestamp desc, id desc limit 10`);

const server = createServer((request, response) => {
  if (request.url !== "/dashboard") response.end();
  else answer(request, response).catch((error) => response.destroy(error));
}).listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => server.close().closeAllConnections());

async function answer(request, response) {
  const user = session.get(hashOfSession(request.headers.cookie));
  const visits = Object.fromEntries(PAGES.map((page) => [page, lastVisit.get(user.id, page)?.timestamp]));
  const recent = recentActivities.all(user.id).map((row) => ({ ...row, details: JSON.parse(row.details) }));
  const html = `<!DOCTYPE html>${renderToString(dashboard({ user, visits, recent }))}`;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Encoding", "gzip");
  response.end(await pack(html));
}

// The product's cookie: base64 of JSON, a dot, a signature.
function hashOfSession(cookie) {
  const [value] = decodeURIComponent(cookie.slice("session=".length)).split(".");
  return createHash("sha256")
    .update(JSON.parse(atob(value)))
    .digest("base64url");
}
