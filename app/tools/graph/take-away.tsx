/** The graph as files, and its address. */
export function TakeAway({ search }: { search: string }) {
  return (
    <section aria-labelledby="take-away" className="mt-8 print:hidden">
      <h2 id="take-away" className="mb-3 text-xl">
        Take it with you
      </h2>
      <ul className="flex flex-wrap gap-2">
        <li>
          <a className="button-quiet" href={`/graph-visualizer.svg${search}`} download="graph.svg">
            Download SVG
          </a>
        </li>
      </ul>
    </section>
  );
}
