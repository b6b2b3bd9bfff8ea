import { Formula } from "~/ui/formula";
import type { DrawnEquation } from "../scene";
import type { Description } from "../words/describe";
import { LineSample } from "../svg/legend";

export function AboutGraph({ about, curves }: { about: Description["about"]; curves: DrawnEquation[] }) {
  if (about.length === 0) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-3 text-xl">
        About this graph
      </h2>
      {about.map(({ equation, text, mathml, sentences }) => (
        <div key={equation} className="mb-4">
          {about.length > 1 ? (
            <h3 className="mb-1 flex flex-wrap items-center gap-2">
              {curves
                .filter((curve) => curve.index === equation)
                .map((curve) => (
                  <LineSample key={equation} curve={curve} />
                ))}
              {text}
            </h3>
          ) : null}
          {mathml ? (
            <p className="mb-2 text-lg">
              <Formula mathml={mathml} />
            </p>
          ) : null}
          <ul className="list-disc space-y-1 pl-5">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
