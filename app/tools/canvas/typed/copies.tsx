import { useState } from "react";
import type { CopyTexts } from "./page-data";

const FORMS: readonly [keyof CopyTexts, string][] = [
  ["text", "text"],
  ["latex", "LaTeX"],
  ["mathml", "MathML"],
];

/** The result in three notations: copied by a press, or read from the source. */
export function Copies({ texts }: { texts: CopyTexts }) {
  const [said, setSaid] = useState("");
  async function copy(form: keyof CopyTexts, name: string) {
    try {
      await navigator.clipboard.writeText(texts[form]);
      setSaid(`The result is copied as ${name}.`);
    } catch {
      setSaid("Your browser does not allow copying. Copy it from the source below.");
    }
  }
  return (
    <div className="mt-4">
      <ul className="needs-script flex flex-wrap gap-2">
        {FORMS.map(([form, name]) => (
          <li key={form}>
            <button type="button" className="button-quiet px-3" onClick={() => void copy(form, name)}>
              Copy as {name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      <details className="mt-2">
        <summary className="py-2 font-semibold">Source of the result</summary>
        <dl>
          {FORMS.map(([form, name]) => (
            <div key={form} className="mb-2">
              <dt>{name === "text" ? "Text" : name}</dt>
              <dd className="break-all">
                <code>{texts[form]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
