import type { DrawnEquation, Label, Scene, DrawnSurface } from "../scene";
import { HEIGHT, WIDTH } from "../size";
import { lineStyleOf } from "./line-styles";

export interface Palette {
  paper: string;
  minor: string;
  major: string;
  axes: string;
  numbers: string;
  readable?: string;
  spare?: string;
}

export const THEME: Palette = {
  paper: "rgb(var(--sheet))",
  minor: "rgb(var(--grid))",
  major: "rgb(var(--line))",
  axes: "rgb(var(--pencil))",
  numbers: "rgb(var(--pencil))",
  // On a small screen the drawing shrinks, but its numbers stay readable.
  readable: "text-[30px] sm:text-[16px]",
  spare: "hidden sm:inline",
};

/** For a file that stands alone. */
export const ON_WHITE: Palette = {
  paper: "#fff",
  minor: "#e2e8ee",
  major: "#c4cad4",
  axes: "#52596a",
  numbers: "#52596a",
};

const LINE = 2.5;
const DOT = 9;
const RING = 5;

export function Picture({ scene, palette }: { scene: Scene; palette: Palette }) {
  const { grid, curves, surface } = scene;
  return (
    <>
      <rect data-ink="paper" width={WIDTH} height={HEIGHT} fill={palette.paper} />
      <g fill="none">
        <path data-ink="grid" d={grid.minor} stroke={palette.minor} />
        <path data-ink="grid" d={grid.major} stroke={palette.major} />
        <path d={grid.axes} stroke={palette.axes} strokeWidth="1.5" />
      </g>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth={LINE}>
        {curves.map((curve) => (
          <CurvePaths key={curve.index} curve={curve} paper={palette.paper} />
        ))}
      </g>
      <Numbers labels={grid.labels} palette={palette} />
      {surface ? <SurfacePicture surface={surface} palette={palette} /> : null}
    </>
  );
}

function CurvePaths({ curve: { index, drawn }, paper }: { curve: DrawnEquation; paper: string }) {
  const { colour, dashes } = lineStyleOf(index);
  const own = { "data-equation": index, vectorEffect: "non-scaling-stroke" };
  return (
    <g stroke={colour}>
      {drawn.fill ? (
        <path data-ink="shade" data-equation={index} d={drawn.fill} fill={colour} fillOpacity="0.2" stroke="none" />
      ) : null}
      {drawn.undecided ? <Undecided equation={index} d={drawn.undecided} colour={colour} /> : null}
      {drawn.stroke ? (
        <path {...own} d={drawn.stroke} strokeDasharray={drawn.fill || drawn.dashed ? undefined : dashes} />
      ) : null}
      {drawn.dashed ? <path {...own} d={drawn.dashed} strokeDasharray="7 6" /> : null}
      {drawn.closed ? <path {...own} d={drawn.closed} strokeWidth={DOT} /> : null}
      {drawn.open ? <path d={drawn.open} strokeWidth={DOT} vectorEffect="non-scaling-stroke" /> : null}
      {drawn.open ? (
        <path data-ink="paper" d={drawn.open} strokeWidth={RING} stroke={paper} vectorEffect="non-scaling-stroke" />
      ) : null}
    </g>
  );
}

// Hatched, as neither drawn nor empty would be true.
function Undecided({ equation, d, colour }: { equation: number; d: string; colour: string }) {
  const id = `undecided-${equation}`;
  return (
    <>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" stroke={colour} strokeWidth="2" />
      </pattern>
      <path data-ink="hatch" d={d} fill={`url(#${id})`} stroke="none" />
    </>
  );
}

function Numbers({ labels, palette }: { labels: Label[]; palette: Palette }) {
  const halo = { stroke: palette.paper, strokeWidth: 4, strokeLinejoin: "round", paintOrder: "stroke" } as const;
  return (
    <g className={palette.readable} fill={palette.numbers} fontFamily="system-ui, sans-serif" fontSize="14" {...halo}>
      {labels.map((label) => (
        <text
          key={`${label.side}${label.x} ${label.y}`}
          x={label.x}
          y={label.y}
          className={label.minor ? palette.spare : undefined}
          {...SIDES[label.side]}
        >
          {label.text}
        </text>
      ))}
    </g>
  );
}

// In em, so that the distance grows with the letters.
const SIDES = {
  below: { dy: "1.2em", textAnchor: "middle" },
  above: { dy: "-.4em", textAnchor: "middle" },
  left: { dx: "-.4em", dy: ".35em", textAnchor: "end" },
  right: { dx: ".4em", dy: ".35em" },
  corner: { dx: "-.4em", dy: "1.2em", textAnchor: "end" },
} as const;

function SurfacePicture({ surface: { index, drawn }, palette }: { surface: DrawnSurface; palette: Palette }) {
  const own = { "data-equation": index, vectorEffect: "non-scaling-stroke" };
  return (
    <>
      <g fill="none" strokeLinejoin="round">
        <path d={drawn.box} stroke={palette.axes} vectorEffect="non-scaling-stroke" />
        <path {...own} d={drawn.mesh} stroke={palette.numbers} />
        <path {...own} d={drawn.levels} stroke={lineStyleOf(index).colour} strokeWidth="1.6" />
      </g>
      <g className={palette.readable} fill={palette.numbers} fontFamily="system-ui, sans-serif" fontSize="14">
        {drawn.labels.map(({ x, y, dx, dy, text, anchor, minor }) => (
          <text
            key={`${x} ${y} ${text}`}
            x={x}
            y={y}
            dx={`${dx}em`}
            dy={`${dy}em`}
            textAnchor={anchor}
            className={minor ? palette.spare : undefined}
          >
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
