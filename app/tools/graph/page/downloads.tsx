const FILES = [
  { name: "Download SVG", path: "/graph-visualizer.svg" },
  { name: "Download CSV", path: "/graph-visualizer.csv" },
];

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
        <p className="mt-3">PNG downloads need JavaScript.</p>
      </noscript>
      <p className="mt-3">
        To save or share this graph, use{" "}
        <a className="link" href={search}>
          the link to it
        </a>
        . People need to sign in to open it.
      </p>
    </section>
  );
}
