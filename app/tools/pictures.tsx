import type { ReactNode } from "react";
import { curvePath } from "~/ui/curve";
import type { Tool } from "./registry";

const PARABOLA = curvePath((x) => x * x - 1, [-1.55, 1.55], { left: -2, top: 1.6, scale: 24 }, 24);

// The film's picture is Pythagoras' theorem: the squares over the sides 15, 20 and 25.
const DRAWINGS: Record<Tool["id"], ReactNode> = {
  video: (
    <>
      <path d="M28 41H13V26h15M28 41h20v20H28zM28 26l15-20 20 15-15 20" className="stroke-pencil" />
      <path d="M28 41V26l20 15z" className="fill-wash stroke-accent" />
      <path d="M74 40l14 8-14 8z" className="fill-margin stroke-margin" />
    </>
  ),
  graph: (
    <>
      <path d="M0 38.4h96M48 0v64" className="stroke-pencil" />
      <path d={PARABOLA} className="stroke-accent" strokeWidth="3" />
      <circle cx="48" cy="62.4" r="3.5" className="fill-margin" />
    </>
  ),
  document: (
    <>
      <path d="M10 4h30l10 10v46H10z" className="fill-sheet stroke-pencil" />
      <path d="M17 18h18M17 26h26M17 34h26M17 42h16" className="stroke-pencil" />
      <path d="M44 30h42v26H44z" className="fill-wash stroke-accent" />
      <path d="M60 40a5 5 0 1 1 6 5q-1 1-1 3M65 52v.5" className="stroke-margin" strokeWidth="3" />
    </>
  ),
  canvas: (
    <>
      <path d="M34 8q-8-6-11 6l-7 36q-3 11-10 6" className="stroke-accent" strokeWidth="3" />
      <path d="M40 24q8 0 10 9t10 9M60 24q-10 2-20 18M70 33h14M70 41h14" className="stroke-ink" strokeWidth="3" />
      <path d="M38 56q22-5 48 0" className="stroke-margin" strokeWidth="2" />
    </>
  ),
  youtube: (
    <>
      <path d="M4 6h52v38H4z" className="fill-wash stroke-accent" />
      <path d="M25 17l14 8-14 8z" className="fill-margin stroke-margin" />
      <path d="M4 56h52M64 10h28M64 20h20M64 30h28M64 40h14M64 50h24" className="stroke-pencil" />
    </>
  ),
};

export function ToolPicture({ id }: { id: Tool["id"] }) {
  return (
    <svg viewBox="0 -2 96 68" className="h-16 w-24 fill-none" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      {DRAWINGS[id]}
    </svg>
  );
}
