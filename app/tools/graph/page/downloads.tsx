const FILES = [
  { name: "Download SVG", path: "/graph-visualizer.svg" },
  { name: "Download CSV", path: "/graph-visualizer.csv" },
];

/** The graph as files, and its address. */
export function Downloads({ search }: { search: string }) {
  return (
    <section aria-labelledby="downloads" className="mt-8 print:hidden">
      <h2 id="downloads" className="mb-3 text-xl">
        Download and share
      </h2>
      <ul className="flex flex-wrap gap-2">
        {FILES.map(({ name, path }) => (
          <li key={path}>
            <a className="button-quiet" href={`${path}${search}&download`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-3">A PNG is made by the page's script, which does not run here.</p>
      </noscript>
      <p className="mt-3">
        The address of this page is the whole graph:{" "}
        <a className="link" href={search}>
          keep it or send it
        </a>
        . Whoever opens it signs in first.
      </p>
    </section>
  );
}
