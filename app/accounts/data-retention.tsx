interface Props {
  /** Since the last visit, and in all. */
  session: { idleHours: number; maxHours: number };
  documents: number;
}

export function DataRetention({ session, documents }: Props) {
  const rows = [
    ["Your activities, questions, videos, analyses, transcripts and chats", "Until you delete your account."],
    ["A document that you uploaded", `While its analysis is one of your latest ${documents}.`],
    ["A drawing", "Not at all: it is analyzed and forgotten."],
    ["A form that could not be sent, or an uploaded picture", "One hour, so that you can send it again."],
    ["Your sign-in", `${timeText(session.idleHours)} after your last visit, ${timeText(session.maxHours)} at most.`],
    ["Backups", "The person who runs this server decides."],
  ] as const;
  return (
    <section className="card">
      <h2>What is kept, and for how long</h2>
      <dl className="mt-3 grid gap-3">
        {rows.map(([what, howLong]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-pencil">{howLong}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function timeText(hours: number): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, "day"] : [hours, "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
