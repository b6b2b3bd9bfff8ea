import { renderToStaticMarkup } from "react-dom/server";
import type { DrawnEquation, Scene } from "../scene";
import { lineStyleOf } from "./line-styles";
import { ON_WHITE, Picture } from "./picture";
import { HEIGHT, WIDTH } from "../size";

const LINE = 26;

interface SvgFile {
  scene: Scene;
  title: string;
  description: string;
}

/** Stands alone: has its own colours, fonts, name, description and legend. */
export function svgFile({ scene, title, description }: SvgFile): string {
  const rows = scene.curves.length > 1 ? scene.curves : [];
  const height = HEIGHT + rows.length * LINE;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-labelledby="graph-title graph-desc"
    >
      <title id="graph-title">{title}</title>
      <desc id="graph-desc">{description}</desc>
      <Picture scene={scene} palette={ON_WHITE} />
      {rows.length > 0 ? <Rows curves={rows} /> : null}
    </svg>,
  );
}

function Rows({ curves }: { curves: DrawnEquation[] }) {
  return (
    <g transform={`translate(0 ${HEIGHT})`} fontFamily="system-ui, sans-serif" fontSize="15" fill="#181e2e">
      <rect width={WIDTH} height={curves.length * LINE} fill={ON_WHITE.paper} />
      {curves.map((curve, row) => (
        <g key={curve.index} transform={`translate(12 ${row * LINE + LINE / 2})`}>
          <path
            d="M0 0h48"
            stroke={lineStyleOf(curve.index).colour}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={lineStyleOf(curve.index).dashes}
          />
          <text x="60" dy=".35em">
            {curve.text}
          </text>
        </g>
      ))}
    </g>
  );
}
