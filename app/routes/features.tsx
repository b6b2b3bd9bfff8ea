import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { ToolPicture } from "~/tools/pictures";
import { TOOLS } from "~/tools/registry";

const COMING_SOON = [
  { name: "Live Collaboration", text: "Work on one sheet together from different places." },
  { name: "Adaptive Learning", text: "Exercises that adapt to what you already know." },
  { name: "AR Visualizations", text: "Solids and surfaces on the table in front of you." },
];

export const meta: MetaFunction = () => pageTitle("Features");

export default function Features() {
  return (
    <PublicPage>
      <a className="link" href="/">
        Back to Home
      </a>
      <h1 className="mt-4">Features</h1>
      <h2 className="mb-5 mt-8">Available Now</h2>
      <ul className="five">
        {TOOLS.map(({ id, name, benefits }) => (
          <li key={id} className="card">
            <ToolPicture id={id} />
            <h3 className="mb-2 mt-4">{name}</h3>
            <ul className="ml-5 list-disc marker:text-margin">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2 className="mb-5 mt-12">Coming Soon</h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {COMING_SOON.map(({ name, text }) => (
          <li key={name} className="card border-dashed">
            <h3>{name}</h3>
            <p className="mt-1 text-pencil">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-10 flex flex-wrap gap-3">
        <a className="button" href="/signup">
          Start Learning Free
        </a>
        <a className="button-quiet" href="/pricing">
          View Pricing
        </a>
      </p>
    </PublicPage>
  );
}
