const LONGEST = 60;
const ENDINGS: Record<string, string> = {
  ogg: "ogv",
  quicktime: "mov",
  "x-matroska": "mkv",
  "x-msvideo": "avi",
  mp2t: "ts",
};

/** The name under which a film is saved: its title, without what file systems refuse, and the ending of its type. */
export function filmName(title: string, type: string): string {
  const plain = title.replace(/[^\p{L}\p{M}\p{N} .,+=()'_-]+/gu, " ").replace(/\s+/g, " ");
  const base = [...plain]
    .slice(0, LONGEST)
    .join("")
    .replace(/^[ .]+|[ .]+$/g, "");
  const [, subtype = "mp4"] = type.split("/");
  return `${base || "video"}.${ENDINGS[subtype] ?? subtype.replace(/^x-|[^a-z0-9]/g, "")}`;
}
