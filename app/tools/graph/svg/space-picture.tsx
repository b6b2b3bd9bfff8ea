import type { Space } from "../engine";
import { lookOf } from "./line-styles";
import type { Palette } from "./picture";

/** A surface in its box: lines of equal x and y in the colour of the numbers, level lines in that of the equation. */
export function SpacePicture({ space: { equation, drawn }, palette }: { space: Space; palette: Palette }) {
  const own = { "data-equation": equation, vectorEffect: "non-scaling-stroke" };
  return (
    <>
      <g fill="none" strokeLinejoin="round">
        <path d={drawn.box} stroke={palette.axes} vectorEffect="non-scaling-stroke" />
        <path {...own} d={drawn.mesh} stroke={palette.numbers} />
        <path {...own} d={drawn.levels} stroke={lookOf(equation).colour} strokeWidth="1.6" />
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
