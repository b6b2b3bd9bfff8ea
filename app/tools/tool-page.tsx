import type { ReactNode } from "react";
import type { Tool } from "./registry";

interface Props {
  tool: Tool;
  notice: string | null;
  children: ReactNode;
}

export function ToolPage({ tool, notice, children }: Props) {
  return (
    <>
      <h1>{tool.name}</h1>
      <p className="mb-6 mt-2">
        {tool.description}
        {notice && <strong> {notice}</strong>}
      </p>
      {children}
    </>
  );
}
