import { useNavigation } from "@remix-run/react";
import type { Curve, Plot, PlotWindow } from "./engine";

const UNIT = 24;

/** The drawing, and what it shows. While another is on its way it says so. */
export function GraphDisplay({ plot }: { plot: Plot }) {
  const { state, location } = useNavigation();
  const updating = state === "loading" && new URLSearchParams(location.search).has("equation");
  const { window, curves, sample } = plot;
  const shown = curves.map(({ equation }) => equation).join(", ");
  return (
    <figure className="mt-6" aria-busy={updating}>
      <p role="status" className="mb-2 font-semibold">
        {updating ? "Updating the graph..." : `Graph of ${shown}`}
      </p>
      <svg
        viewBox={`0 0 ${(window.right - window.left) * UNIT} ${(window.top - window.bottom) * UNIT}`}
        className="squared block w-full rounded border border-line bg-sheet"
        role="img"
        aria-label={sample ? "A sample curve" : `Graph of ${shown}`}
      >
        <path d={axes(window)} className="stroke-pencil" />
        {curves.map((curve) => (
          <path key={curve.equation} d={path(curve, window)} className="fill-none stroke-accent" strokeWidth="2" />
        ))}
      </svg>
      {sample ? (
        <figcaption className="mt-3 border-l-4 border-margin pl-3">
          <strong>Sample.</strong> This picture stands in for the graph: it is the same for every equation.
        </figcaption>
      ) : null}
    </figure>
  );
}

function axes({ left, right, bottom, top }: PlotWindow): string {
  const [x, y] = [-left * UNIT, top * UNIT];
  return `M0 ${y}H${(right - left) * UNIT}M${x} 0V${(top - bottom) * UNIT}`;
}

function path({ pieces }: Curve, { left, top }: PlotWindow): string {
  const place = (distance: number) => String(Math.round(distance * UNIT * 10) / 10);
  return pieces.map((points) => `M${points.map(({ x, y }) => `${place(x - left)} ${place(top - y)}`).join("L")}`).join("");
}
