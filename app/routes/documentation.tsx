import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { Later } from "~/ui/later";

const PARTS = [
  { name: "Getting Started", text: "Your first graph, film and quiz." },
  { name: "Video Tutorials", text: "Each tool in two minutes." },
  { name: "API Reference", text: "What programs may ask the tools." },
  { name: "User Guides", text: "Every tool in depth." },
  { name: "FAQ", text: "What others have asked." },
];

export const meta: MetaFunction = () => pageTitle("Documentation");

export default function Documentation() {
  return (
    <PublicPage>
      <h1>Documentation Coming Soon</h1>
      <ul className="card my-8 divide-y divide-line">
        {PARTS.map(({ name, text }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span>
              <strong>{name}</strong> <span className="text-pencil">{text}</span>
            </span>
            <span className="text-sm text-pencil">coming soon</span>
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
        <Later label="Subscribe for Updates" text="Will send you an e-mail for each new chapter. It is not built yet." />
        <Later label="Contact Support" text="Will open a letter to the person who runs this server. Until then, ask them yourself." />
      </div>
    </PublicPage>
  );
}
