import { useNavigation } from "@remix-run/react";
import type { Plot, Scene } from "../scene";
import { LiveGraph } from "../live/live-graph";
import type { LiveSheet } from "../live/load-drawing";
import type { useDescription } from "../live/use-description";
import type { GraphPageData } from "../page-data";
import { Picture, THEME } from "../svg/picture";
import { HEIGHT, WIDTH } from "../size";

interface GraphDisplayProps {
  plot: Plot;
  page: GraphPageData;
  sheet: LiveSheet;
  isEdited: boolean;
  description: ReturnType<typeof useDescription>;
}

export function GraphDisplay({ plot, page, sheet, isEdited, description }: GraphDisplayProps) {
  const { state, location } = useNavigation();
  const updating = state === "loading" && new URLSearchParams(location.search).has("equation");
  const { sample, scene } = plot;
  const shown = (isEdited ? sheet.state.equations : page.drawn).join(", ");
  const drawn = shown ? `Graph of ${shown}` : "Nothing is drawn yet.";
  const title = sample ? "A sample curve" : `Plot of ${shown || "nothing"}`;
  return (
    <figure className="min-w-0" aria-busy={updating}>
      {description.words ? (
        <LiveGraph title={title} description={description} scene={scene} sheet={sheet} isEdited={isEdited} />
      ) : (
        <StillGraph title={title} scene={scene} />
      )}
      <figcaption>
        <p role="status" className="mt-3 font-semibold">
          {updating ? "Updating the graph..." : drawn}
        </p>
        {sample ? (
          <p className="mt-3 border-l-4 border-margin pl-3">
            <strong>Sample.</strong> This picture is a placeholder: it is the same for every equation.
          </p>
        ) : null}
      </figcaption>
    </figure>
  );
}

function StillGraph({ title, scene }: { title: string; scene: Scene }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full rounded border border-line"
      role="img"
      aria-labelledby="graph-title"
    >
      <title id="graph-title">{title}</title>
      <Picture scene={scene} palette={THEME} />
    </svg>
  );
}
