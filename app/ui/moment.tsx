const FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A point in time, given as ISO 8601, for people and machines. */
export function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{FORMAT.format(new Date(time))} UTC</time>;
}
