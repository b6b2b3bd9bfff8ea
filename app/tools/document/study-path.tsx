/** What to do, in this order. */
export function StudyPath({ steps }: { steps: string[] }) {
  return (
    <ol className="card list-decimal space-y-3 pl-10">
      {steps.map((step, index) => (
        <li key={index} className="pl-2">
          {step}
        </li>
      ))}
    </ol>
  );
}
