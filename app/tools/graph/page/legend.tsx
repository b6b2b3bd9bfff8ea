import type { Scene } from "../engine";
import { LineSample } from "./line-sample";

/** Which line is which equation, and what could not be told. */
export function Legend({ scene: { curves, space } }: { scene: Scene }) {
  const partial = space?.drawn.partial || curves.some(({ drawn }) => drawn.partial);
  const undecided = curves.some(({ drawn }) => drawn.undecided);
  return (
    <>
      {curves.length > 1 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {curves.map((curve) => (
            <li key={curve.equation} className="flex min-w-0 items-center gap-2">
              <LineSample curve={curve} />
              <span className="min-w-0">{curve.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {partial ? (
        <p className="mt-2">This was too much to draw exactly: a part of the graph may be coarse or missing.</p>
      ) : null}
      {undecided ? <p className="mt-2">Where it is hatched, it cannot be told whether the graph is there.</p> : null}
    </>
  );
}
