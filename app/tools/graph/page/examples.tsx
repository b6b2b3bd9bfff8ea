import { Link } from "@remix-run/react";

export function Examples() {
  return (
    <section aria-labelledby="examples" className="mt-8 print:hidden">
      <h2 id="examples" className="mb-3 text-xl">
        Examples
      </h2>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((equation) => (
          <li key={equation}>
            <Link className="button-quiet" to={`?${new URLSearchParams({ equation })}`} preventScrollReset>
              {equation}
            </Link>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="py-2 font-semibold">More examples</summary>
        <ul className="space-y-1">
          {MORE_EXAMPLES.map(({ name, equation }) => (
            <li key={name}>
              {name}:{" "}
              <Link className="link" to={`?${new URLSearchParams({ equation })}`} preventScrollReset>
                {equation}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const EXAMPLES = [
  "y = x^2",
  "y = sin(x)",
  "y = cos(x)",
  "y = tan(x)",
  "y = log(x)",
  "y = e^x",
  "y = sqrt(x)",
  "y = abs(x)",
];

const MORE_EXAMPLES = [
  { name: "A circle", equation: "x^2 + y^2 = 16" },
  { name: "A half-plane", equation: "y > 2x - 1" },
  { name: "A ring", equation: "4 < x^2 + y^2 <= 16" },
  { name: "A surface", equation: "z = x^2 - y^2" },
  { name: "A parametric curve", equation: "(4cos(3t), 4sin(2t))" },
  { name: "A polar curve", equation: "r = 4cos(3θ)" },
  { name: "A piecewise function", equation: "y = {x < 0: -x, x >= 0: x^2}" },
  { name: "A function and its shift", equation: "f(x) = x^2/4; y = f(x - 3) + 1" },
  { name: "Letters with sliders", equation: "y = a*sin(b x)" },
  { name: "Points", equation: "(1, 2), (3, 4), (5, 1)" },
];
