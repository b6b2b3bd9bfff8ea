import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { Later } from "~/ui/later";

const PARTS = [
  { name: "Getting Started", text: "Your first graph, video and quiz." },
  { name: "Video Tutorials", text: "Each tool in two minutes." },
  { name: "API Reference", text: "How other programs can use the tools." },
  { name: "User Guides", text: "Every tool in depth." },
  { name: "FAQ", text: "Frequently asked questions." },
];

export const meta: MetaFunction = () => pageTitle("Documentation");

export default function Documentation() {
  return (
    <PublicPage>
      <h1>Documentation Coming Soon</h1>
      <p className="mt-3">None of this is written yet. Until then, each tool explains itself on its own page.</p>
      <ul className="card my-8 divide-y divide-line py-2">
        {PARTS.map(({ name, text }) => (
          <li key={name} className="py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <strong>{name}</strong> <span className="badge">coming soon</span>
            </span>
            <span className="text-pencil">{text}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-3">
        <a className="button" href="/signup">
          Get Early Access
        </a>
        <a className="button-quiet" href="/dashboard">
          Explore Platform
        </a>
        <Later label="Subscribe for Updates" text="Will send you an e-mail for each new chapter. Not available yet." />
        <Later
          label="Contact Support"
          text="Will write to the person who runs this server. Not available yet: please contact them directly."
        />
      </div>
    </PublicPage>
  );
}
