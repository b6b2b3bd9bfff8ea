import { useFetcher, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { toolById } from "../registry";
import { ToolPage } from "../tool-page";
import { type CanvasAnswer, saying } from "./answer";
import { DrawingPad } from "./drawing-pad";
import type { SolvedItem } from "./engine";
import type { TypedPage } from "./typed/page-data";
import { TypedSection } from "./typed/typed-section";
import { UploadForm } from "./upload-form";

const tool = toolById("canvas");

interface CanvasPageProps {
  notice: string | null;
  /** The tool has two pages. */
  path: string;
  /** Null for a visitor, whose use is not tracked. */
  owner: string | null;
  typed: TypedPage;
  /** Without JavaScript. */
  answer?: CanvasAnswer | null;
}

export function CanvasPage({ notice, path, owner, typed, answer }: CanvasPageProps) {
  const analysis = useFetcher<CanvasAnswer>();
  const submit = useSubmit();
  // Shown instead of the latest answer; false once the drawing has been cleared.
  const [instead, setInstead] = useState<CanvasAnswer | false | null>(null);
  const analyzing = analysis.state !== "idle";
  const shown = instead ?? analysis.data ?? answer;
  function analyze(image: string) {
    setInstead(null);
    // Synchronous, so that the second press of a double click finds the analysis in progress.
    const how = { method: "post", action: path, encType: "multipart/form-data", flushSync: true } as const;
    void analysis.submit({ intent: "analyze", image }, how);
  }
  function tell(intent: string) {
    if (intent === "clear") setInstead(false);
    // Not by a shared fetcher, which would abort an earlier request for the next.
    if (owner) submit({ intent }, { method: "post", action: path, navigate: false });
  }
  return (
    <ToolPage tool={tool} notice={notice}>
      <TypedSection page={typed} path={path} />
      <h2 className="mb-3">Draw it</h2>
      <DrawingPad
        owner={owner ?? "visitor"}
        analyzing={analyzing}
        onAnalyze={analyze}
        onProblem={(text) => setInstead(saying(text))}
        onUse={tell}
      />
      <UploadForm action={path} picture={answer?.picture} />
      {shown && !analyzing ? <Solution answer={shown} /> : null}
    </ToolPage>
  );
}

function Solution({ answer }: { answer: CanvasAnswer }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [answer]);
  return (
    <section className="card mt-6 max-w-[50rem]" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1} aria-describedby="result-text">
        Result
      </h2>
      {answer.sample ? (
        <p className="mt-2 border-l-4 border-accent pl-3 font-semibold">
          This is a sample: your own drawing has not been analyzed.
        </p>
      ) : null}
      <div id="result-text" className="mt-3">
        {answer.text ? <p className="whitespace-pre-wrap">{answer.text}</p> : <Items items={answer.items} />}
      </div>
    </section>
  );
}

function Items({ items }: { items: SolvedItem[] }) {
  return (
    <ul className="space-y-2 text-lg">
      {items.map(({ expr, result }, index) => (
        <li key={index} className="whitespace-pre-wrap">
          {expr ? `${expr}${expr.includes("=") ? ": " : " = "}` : ""}
          <strong>{result}</strong>
        </li>
      ))}
    </ul>
  );
}
