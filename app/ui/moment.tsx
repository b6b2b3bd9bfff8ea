import { useEffect, useState } from "react";
import { relativeTime } from "./relative-time";

const UTC = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
const UPDATE_MS = 60_000;

/** Relative to now: in English from the server, then in the reader's language and time zone. */
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
