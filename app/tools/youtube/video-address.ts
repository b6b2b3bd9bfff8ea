import { hasIdShape, startOf, type VideoReference } from "./video-reference";

const LONGEST = 2048;
// A link that leads to a link that leads to a link: nobody pastes more.
const MOST_WRAPPINGS = 3;
// Spaces and marks that come along unseen with what is copied.
const UNSEEN = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
// What stands around an address that was copied out of a text, or out of code.
const QUOTED = /^["'`“”„«»‘’](.*)["'`“”«»‘’]$/s;
// A frame, and what pages put around one. YouTube's snippets of old had an <embed> in an <object>.
const SNIPPET = /^<(?:iframe|embed|object|div|p|figure|center)[\s>]/i;

const DOMAINS = ["youtube.com", "youtube-nocookie.com", "youtubekids.com", "youtubeeducation.com"];
const HOSTS = new Set([
  ...DOMAINS.flatMap((domain) => [domain, `www.${domain}`]),
  ...["m", "music", "gaming", "consent", "studio"].map((name) => `${name}.youtube.com`),
  "youtube.googleapis.com",
]);
// The countries' sites of old, such as uk.youtube.com.
const COUNTRY_HOST = /^[a-z]{2}\.youtube\.com$/;
const SHORT_HOSTS = new Set(["youtu.be", "www.youtu.be"]);

const ID_IN_PATH = new Set(["embed", "v", "e", "vi", "shorts", "live", "watch"]);
const ID_IN_QUERY = new Set(["", "watch", "watch_popup", "ytscreeningroom", "embed/watch"]);
/** Pages that lead on to another address, and where they keep it. */
const WRAPPERS: Record<string, string> = {
  redirect: "q",
  attribution_link: "u",
  oembed: "url",
  signin: "next",
  m: "continue",
  ml: "continue",
};

/**
 * The video that a pasted text names: any form of YouTube's addresses, an embed snippet, or a bare id.
 * @returns null for everything else: other hosts, other schemes, playlists and channels, ids of the wrong shape
 */
export function readVideoAddress(pasted: string): VideoReference | null {
  if (pasted.length > LONGEST) return null;
  const bare = pasted.replace(UNSEEN, "").replaceAll("&amp;", "&");
  const text = QUOTED.exec(bare)?.[1] ?? bare;
  if (hasIdShape(text)) return { id: text, start: 0 };
  // RFC 3986, appendix C: in mail, addresses stand between angle brackets.
  const [, address = text] = /^<(https?:[^<>]+)>$/i.exec(text) ?? [];
  return readAddress(SNIPPET.test(text) ? sourceOf(text) : address, MOST_WRAPPINGS);
}

// The host is read as it stands, not as a URL parser would mend it: no user names, no other alphabets, no backslashes.
function readAddress(text: string, wrappings: number): VideoReference | null {
  if (/[\s\\\p{Cc}]/u.test(text)) return null;
  const parts = /^(?:(?:https?:)?\/\/)?([a-z0-9.-]+)(?::(?:80|443))?((?:[/?#].*)?)$/i.exec(text);
  const [, host = "", rest = ""] = parts ?? [];
  const address = `https://www.youtube.com${rest.replace(/^([^?#&]*)&/, "$1?")}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const site = host.toLowerCase();
  if (SHORT_HOSTS.has(site)) return readShort(url);
  return HOSTS.has(site) || COUNTRY_HOST.test(site) ? readLong(url, wrappings) : null;
}

function readShort(url: URL): VideoReference | null {
  const [id, ...more] = segmentsOf(url);
  if (id === "watch") return readLong(url, 0);
  return more.length === 0 ? reference(id, url) : null;
}

function readLong(url: URL, wrappings: number): VideoReference | null {
  const segments = segmentsOf(url);
  const [kind = "", id, ...more] = segments;
  const path = segments.join("/");
  const inside = WRAPPERS[path];
  if (inside !== undefined && wrappings > 0) return readInner(url.searchParams.get(inside), wrappings - 1);
  if (ID_IN_QUERY.has(path)) {
    const named = url.searchParams.get("v") ?? url.searchParams.get("vi");
    return named === null ? readHash(url) : reference(named, url);
  }
  if (kind === "user" || path === "tv") return readHash(url);
  // The editor's: /video/ID/edit, /video/ID/analytics/tab-overview.
  if (kind === "video") return reference(id, url);
  return ID_IN_PATH.has(kind) && more.length === 0 ? reference(id, url) : null;
}

/** Addresses that keep the video behind the `#`: of the mobile site of old, of the site for televisions, and of a channel's player. */
function readHash(url: URL): VideoReference | null {
  const [, id] = /^#p\/(?:[a-z\d]+\/)*([\w-]{11})$/.exec(url.hash) ?? [];
  if (id !== undefined) return reference(id, url);
  return url.hash.startsWith("#/watch?") ? readInner(url.hash.slice(1), 0) : null;
}

function readInner(address: string | null, wrappings: number): VideoReference | null {
  if (address === null) return null;
  return readAddress(/^\/(?!\/)/.test(address) ? `https://www.youtube.com${address}` : address, wrappings);
}

function reference(id: string | undefined, url: URL): VideoReference | null {
  return id !== undefined && hasIdShape(id) ? { id, start: startOf(url) } : null;
}

function segmentsOf(url: URL): string[] {
  return url.pathname.split("/").filter(Boolean);
}

/** What an embed snippet shows: the first `src` of its frame, read attribute by attribute as a title may contain anything. */
function sourceOf(snippet: string): string {
  const [, frame = ""] = /<(?:iframe|embed)(\s.*)/is.exec(snippet) ?? [];
  const attributes = /([^\s=>"'/]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?|>/g;
  for (const [token, name, ...values] of frame.matchAll(attributes)) {
    if (token === ">") break;
    if (name?.toLowerCase() === "src") return values.find((value) => value !== undefined)?.trim() ?? "";
  }
  return "";
}
