import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";

const PARTS = ["Getting Started", "Video Tutorials", "API Reference", "User Guides", "FAQ"];

export const meta: MetaFunction = () => pageTitle("Documentation");

export default function Documentation() {
  return (
    <PublicPage>
      <h1>Documentation Coming Soon</h1>
      <ul className="my-6 ml-5 list-disc">
        {PARTS.map((part) => (
          <li key={part}>
            {part} <span className="text-pencil">(coming soon)</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <a className="button" href="/signup">
          Get Early Access
        </a>
        <a className="button-quiet" href="/dashboard">
          Explore Platform
        </a>
      </p>
    </PublicPage>
  );
}
