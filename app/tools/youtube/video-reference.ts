export interface VideoReference {
  id: string;
  start: number;
}

// They have an id's shape, but stand for a playlist or a channel's broadcast.
const NO_IDS = ["videoseries", "live_stream"];
const START_NAMES = ["t", "start", "time_continue"];
const LONGEST_S = 100 * 3600;

export function hasIdShape(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text) && !NO_IDS.includes(text);
}

/** From `t=1h2m3s`, `start=90` or `#t=90`; else 0. */
export function startOf(url: URL): number {
  const named = START_NAMES.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  return seconds(named ?? new URLSearchParams(url.hash.slice(1)).get("t") ?? "");
}

export function watchAddress({ id, start }: VideoReference): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`;
}

/** 65 is 1:05, 3723 is 1:02:03. */
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
