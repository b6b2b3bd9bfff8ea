import { useEffect, useState } from "react";
import { relativeTime } from "./relative-time";

const UTC = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const UPDATE_MS = 60_000;

/**
 * A point in time, given as ISO 8601, relative to now: in English from the server, and in the browser in the reader's
 * language and time zone. The front script already puts it there before hydration.
 */
export function Moment({ time }: { time: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), UPDATE_MS);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(time);
  const onServer = typeof document === "undefined";
  return (
    <time dateTime={time} title={onServer ? `${UTC.format(date)} UTC` : date.toLocaleString()} suppressHydrationWarning>
      {onServer ? relativeTime(date, now, "en-GB", "UTC") : relativeTime(date, now)}
    </time>
  );
}
