import { hasIdShape, startOf, type VideoReference } from "./video-reference";

const LONGEST = 2048;
// Nobody pastes a longer chain of links.
const MOST_REDIRECTS = 3;
// Spaces and invisible marks that are copied along with a text.
const UNSEEN = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
const QUOTED = /^["'`“”„«»‘’](.*)["'`“”«»‘’]$/s;
// YouTube's old snippets had an <embed> in an <object>.
const SNIPPET = /^<(?:iframe|embed|object|div|p|figure|center)[\s>]/i;

const DOMAINS = ["youtube.com", "youtube-nocookie.com", "youtubekids.com", "youtubeeducation.com"];
const HOSTS = new Set([
  ...DOMAINS.flatMap((domain) => [domain, `www.${domain}`]),
  ...["m", "music", "gaming", "consent", "studio"].map((name) => `${name}.youtube.com`),
  "youtube.googleapis.com",
]);
// The old sites of single countries, such as uk.youtube.com.
const COUNTRY_HOST = /^[a-z]{2}\.youtube\.com$/;
const SHORT_HOSTS = new Set(["youtu.be", "www.youtu.be", "y2u.be", "www.y2u.be"]);
const IMAGE_HOST = /^(?:i\d?\.ytimg|img\.youtube)\.com$/;
const GOOGLE_HOST = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

const ID_IN_PATH = new Set(["embed", "v", "e", "vi", "shorts", "live", "watch"]);
const ID_IN_QUERY = new Set(["", "watch", "watch_popup", "ytscreeningroom", "embed/watch", "movie"]);
const COLLECTIONS = new Set(["playlist", "channel", "c", "user", "show", "embed/videoseries", "embed/live_stream"]);
const REDIRECTS: Record<string, string> = {
  redirect: "q",
  attribution_link: "u",
  oembed: "url",
  signin: "next",
  m: "continue",
  ml: "continue",
};

interface Located {
  host: string;
  url: URL;
}

/** Null for other hosts and schemes, playlists, channels and ids of the wrong shape. */
export function readVideoAddress(pasted: string): VideoReference | null {
  const text = addressIn(pasted);
  return hasIdShape(text) ? { id: text, start: 0 } : readAddress(text, MOST_REDIRECTS);
}

/** Playlists and channels name no single video. */
export function isCollection(pasted: string): boolean {
  const { host = "", url } = locate(addressIn(pasted)) ?? {};
  if (!url || !isYoutube(host)) return false;
  const segments = segmentsOf(url);
  const [kind = ""] = segments;
  const isListed = ID_IN_QUERY.has(segments.join("/")) && url.searchParams.has("list");
  return isListed || kind.startsWith("@") || COLLECTIONS.has(kind) || COLLECTIONS.has(segments.join("/"));
}

// "" where it is too long.
function addressIn(pasted: string): string {
  if (pasted.length > LONGEST) return "";
  const bare = pasted.replace(UNSEEN, "").replaceAll("&amp;", "&");
  const text = QUOTED.exec(bare)?.[1] ?? bare;
  if (SNIPPET.test(text)) return sourceOf(text);
  // RFC 3986, appendix C: in mail, addresses stand between angle brackets.
  return /^<(https?:[^<>]+)>$/i.exec(text)?.[1] ?? text;
}

// Read without a URL parser's corrections: no user names, other alphabets or backslashes.
function locate(text: string): Located | null {
  if (/[\s\\\p{Cc}]/u.test(text)) return null;
  const [, host = "", rest = ""] =
    /^(?:(?:https?:)?\/\/)?([a-z0-9.-]+)(?::(?:80|443))?((?:[/?#].*)?)$/i.exec(text) ?? [];
  const address = `https://www.youtube.com${rest.replace(/^([^?#&]*)&/, "$1?")}`;
  return URL.canParse(address) ? { host: host.toLowerCase(), url: new URL(address) } : null;
}

function isYoutube(host: string): boolean {
  return HOSTS.has(host) || COUNTRY_HOST.test(host);
}

function readAddress(text: string, redirects: number): VideoReference | null {
  const { host = "", url } = locate(text) ?? {};
  if (!url) return null;
  if (SHORT_HOSTS.has(host)) return readShort(url);
  if (isYoutube(host)) return readLong(url, redirects);
  if (IMAGE_HOST.test(host)) return readImage(url);
  if (!GOOGLE_HOST.test(host) || url.pathname !== "/url" || redirects === 0) return null;
  return readInner(url.searchParams.get("q") ?? url.searchParams.get("url"), redirects - 1);
}

function readShort(url: URL): VideoReference | null {
  const [id, ...more] = segmentsOf(url);
  if (id === "watch") return readLong(url, 0);
  return more.length === 0 ? reference(id, url) : null;
}

function readImage(url: URL): VideoReference | null {
  const [folder = "", id] = segmentsOf(url);
  return /^an_webp$|^vi(_webp)?$/.test(folder) ? reference(id, url) : null;
}

function readLong(url: URL, redirects: number): VideoReference | null {
  const segments = segmentsOf(url);
  const [kind = "", id, ...more] = segments;
  const path = segments.join("/");
  const inner = REDIRECTS[path];
  if (inner !== undefined && redirects > 0) return readInner(url.searchParams.get(inner), redirects - 1);
  if (ID_IN_QUERY.has(path)) return readQuery(url) ?? readHash(url);
  if (kind === "user" || path === "tv") return readHash(url);
  if (kind === "video") return reference(id, url);
  return ID_IN_PATH.has(kind) && more.length === 0 ? reference(id, url) : null;
}

// A second question mark, as in ?v=ID?si=x, comes from tools that append their own query.
function readQuery(url: URL): VideoReference | null {
  const query = new URL(`?${url.search.slice(1).replaceAll("?", "&")}${url.hash}`, url);
  const { searchParams } = query;
  return reference(searchParams.get("v") ?? searchParams.get("vi") ?? undefined, query);
}

// Old mobile sites, televisions and a channel's player keep the video behind the `#`.
function readHash(url: URL): VideoReference | null {
  const [, id] = /^#p\/(?:[a-z\d]+\/)*([\w-]{11})$/.exec(url.hash) ?? [];
  if (id !== undefined) return reference(id, url);
  const [, query] = /^#(?:!|!?\/watch\?)(.*)$/.exec(url.hash) ?? [];
  return query === undefined ? null : readQuery(new URL(`/watch?${query}`, url));
}

function readInner(address: string | null, redirects: number): VideoReference | null {
  if (address === null) return null;
  return readAddress(/^\/(?!\/)/.test(address) ? `https://www.youtube.com${address}` : address, redirects);
}

function reference(id: string | undefined, url: URL): VideoReference | null {
  return id !== undefined && hasIdShape(id) ? { id, start: startOf(url) } : null;
}

function segmentsOf(url: URL): string[] {
  return url.pathname.split("/").filter(Boolean);
}

/** Read attribute by attribute, as a title may contain anything. */
function sourceOf(snippet: string): string {
  const [, frame = ""] = /<(?:iframe|embed)(\s.*)/is.exec(snippet) ?? [];
  const attributes = /([^\s=>"'/]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?|>/g;
  for (const [token, name, ...values] of frame.matchAll(attributes)) {
    if (token === ">") break;
    if (name?.toLowerCase() === "src") return values.find((value) => value !== undefined)?.trim() ?? "";
  }
  return "";
}
