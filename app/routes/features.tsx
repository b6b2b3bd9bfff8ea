import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { TOOLS } from "~/tools/registry";

const COMING_SOON = ["Live Collaboration", "Adaptive Learning", "AR Visualizations"];

export const meta: MetaFunction = () => pageTitle("Features");

export default function Features() {
  return (
    <PublicPage>
      <a className="link" href="/">
        Back to Home
      </a>
      <h1 className="mt-4">Features</h1>
      <h2 className="mb-4 mt-8">Available Now</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {TOOLS.map(({ id, name, benefits }) => (
          <li key={id} className="card">
            <h3>{name}</h3>
            <ul className="ml-5 list-disc">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2 className="mb-4 mt-8">Coming Soon</h2>
      <ul className="ml-5 list-disc">
        {COMING_SOON.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-3">
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
