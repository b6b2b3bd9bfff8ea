/** A video, and the second at which to start it. */
export interface VideoReference {
  id: string;
  start: number;
}

// They have an id's shape, but stand where a playlist or a channel's broadcast is embedded.
const NO_IDS = ["videoseries", "live_stream"];
const START_NAMES = ["t", "start", "time_continue"];
const LONGEST_S = 100 * 3600;

/** Whether a text can be a video's id: 11 letters, digits, underscores or hyphens. */
export function hasIdShape(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text) && !NO_IDS.includes(text);
}

/** The second at which an address starts its video (`t=1h2m3s`, `start=90`, `#t=90`); 0 where it does not say. */
export function startOf(url: URL): number {
  const named = START_NAMES.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return seconds(named ?? new URLSearchParams(url.hash.slice(1)).get("t") ?? "");
}

/** The address at which YouTube itself shows a video. */
export function watchAddress({ id, start }: VideoReference): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`;
}

/** Seconds as a player shows them: 65 is 1:05, 3723 is 1:02:03. */
export function clockTime(total: number): string {
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60)];
  const parts = hours > 0 ? [hours, two(minutes)] : [minutes];
  return [...parts, two(total % 60)].join(":");
}

function seconds(text: string): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d*)?s?)?$/i.exec(text) ?? [];
  const [, hours = "0", minutes = "0", rest = "0"] = parts;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return total <= LONGEST_S ? total : 0;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
