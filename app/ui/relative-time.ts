const UNITS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;
const WEEK_MS = 7 * 86_400_000;

export function relativeTime(time: Date, now: Date, locale?: string, timeZone?: string): string {
  const ago = now.getTime() - time.getTime();
  if (Math.abs(ago) > WEEK_MS) return time.toLocaleDateString(locale, { dateStyle: "medium", timeZone });
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const fit = UNITS.find(({ ms }) => Math.abs(ago) >= ms);
  return fit ? words.format(-Math.trunc(ago / fit.ms), fit.unit) : words.format(0, "second");
}
