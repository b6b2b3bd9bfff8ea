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
