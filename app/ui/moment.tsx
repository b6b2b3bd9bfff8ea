import { useEffect, useState } from "react";

const ABSOLUTE = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const UNITS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;
const WEEK_MS = 7 * 86_400_000;

/**
 * A point in time, given as ISO 8601: absolute in UTC from the server, and with JavaScript relative to now, in the
 * reader's language and time zone.
 */
export function Moment({ time }: { time: string }) {
  const [local, setLocal] = useState<{ text: string; title: string }>();
  useEffect(() => {
    const update = () =>
      setLocal({ text: relativeTime(new Date(time), new Date()), title: new Date(time).toLocaleString() });
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [time]);
  return (
    // Browsers and servers abbreviate September differently, which React would take for another page.
    <time dateTime={time} title={local?.title} suppressHydrationWarning>
      {local?.text ?? `${ABSOLUTE.format(new Date(time))} UTC`}
    </time>
  );
}

/** How long ago something was, in words; a date where it is more than a week. */
function relativeTime(time: Date, now: Date, locale?: string): string {
  const ago = now.getTime() - time.getTime();
  if (Math.abs(ago) > WEEK_MS) return time.toLocaleDateString(locale, { dateStyle: "medium" });
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const fit = UNITS.find(({ ms }) => Math.abs(ago) >= ms);
  return fit ? words.format(-Math.trunc(ago / fit.ms), fit.unit) : words.format(0, "second");
}
