import { curvePath } from "~/ui/curve";

const FRAME = { left: -0.6, top: 1.6, scale: 60 };
const x = (value: number) => (value - FRAME.left) * FRAME.scale;
const y = (value: number) => (FRAME.top - value) * FRAME.scale;

const WAVE = curvePath(Math.sin, [-0.6, 6.9], FRAME, 60);
const ARCH = `${curvePath(Math.sin, [0, Math.PI], FRAME, 30)}Z`;
const TICKS = [
  { at: Math.PI, label: "π" },
  { at: 2 * Math.PI, label: "2π" },
];

export function HeroPicture() {
  return (
    <figure className="squared overflow-hidden rounded border border-line bg-sheet">
      <svg viewBox="0 0 450 190" className="block w-full" aria-hidden="true">
        <path d={ARCH} className="fill-wash" />
        <path d={`M0 ${y(0)}H450M${x(0)} 190V0`} className="stroke-pencil" />
        {TICKS.map(({ at, label }) => (
          <g key={label}>
            <path d={`M${x(at).toFixed(1)} ${y(0) - 5}v10`} className="stroke-pencil" />
            <text x={x(at).toFixed(1)} y={y(0) + 24} textAnchor="middle" className="fill-pencil font-serif text-lg">
              {label}
            </text>
          </g>
        ))}
        <path d={WAVE} className="fill-none stroke-accent" strokeWidth="3" />
        <circle cx={x(Math.PI / 2).toFixed(1)} cy={y(1)} r="5" className="fill-margin" />
      </svg>
      <figcaption className="border-t border-line bg-sheet px-4 py-2">
        The area under one arch of the sine is{" "}
        <math>
          <msubsup>
            <mo>∫</mo>
            <mn>0</mn>
            <mi>π</mi>
          </msubsup>
          <mi>sin</mi>
          <mo>⁡</mo>
          <mspace width="0.15em" />
          <mi>x</mi>
          <mspace width="0.2em" />
          <mi>d</mi>
          <mi>x</mi>
          <mo>=</mo>
          <mn>2</mn>
        </math>
        .
      </figcaption>
    </figure>
  );
}
