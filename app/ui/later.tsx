export function Later({ label, text }: { label: string; text: string }) {
  return (
    <details className="later">
      <summary className="button-quiet">{label}</summary>
      <p className="mt-2 max-w-prose text-sm text-pencil">{text}</p>
    </details>
  );
}
