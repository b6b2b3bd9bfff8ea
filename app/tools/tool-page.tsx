import type { ReactNode } from "react";
import type { Tool } from "./registry";

/** The head of a tool's page and what it is for. */
export function ToolPage({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <>
      <h1>{tool.name}</h1>
      <p className="mb-6 mt-2">{tool.description}</p>
      {children}
    </>
  );
}

/** Says that a tool cannot be used yet, rather than pretend. */
export function NotYet({ tool }: { tool: Tool }) {
  return (
    <p className="card">
      {tool.name} is still being built and does nothing yet. It will appear on this page.
    </p>
  );
}
