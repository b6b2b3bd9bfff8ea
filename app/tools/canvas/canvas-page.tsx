import { useFetcher, useSubmit } from "@remix-run/react";
import { useState } from "react";
import type { Tool } from "../registry";
import { ToolPage } from "../tool-page";
import { type CanvasAnswer, saying } from "./answer";
import { DrawingPad } from "./drawing-pad";
import { Solution } from "./solution";
import { UploadForm } from "./upload-form";

interface CanvasPageProps {
  tool: Tool;
  notice: string | null;
  /** The address of the page that shows it: the tool has two. */
  path: string;
  /** Whose drawing it is; null for a visitor, of whom nothing is tracked. */
  owner: string | null;
  /** What a form without script brought. */
  answer?: CanvasAnswer | null;
}

/** The tool's page. */
export function CanvasPage({ tool, notice, path, owner, answer }: CanvasPageProps) {
  const analysis = useFetcher<CanvasAnswer>();
  const submit = useSubmit();
  // What takes the last answer's place; nothing, once the drawing that it is about has been cleared.
  const [instead, setInstead] = useState<CanvasAnswer | false | null>(null);
  const analyzing = analysis.state !== "idle";
  const shown = instead ?? analysis.data ?? answer;
  function analyze(image: string) {
    setInstead(null);
    // At once, so that the second press of a double click finds the first at work.
    const how = { method: "post", action: path, encType: "multipart/form-data", flushSync: true } as const;
    void analysis.submit({ intent: "analyze", image }, how);
  }
  function tell(intent: string) {
    if (intent === "clear") setInstead(false);
    // Each on its own way: one fetcher would give up what it still sends for the next.
    if (owner) submit({ intent }, { method: "post", action: path, navigate: false });
  }
  return (
    <ToolPage tool={tool} notice={notice}>
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
