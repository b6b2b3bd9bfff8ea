import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { Later } from "~/ui/later";

const TIERS = [
  { name: "Free", price: "$0", parts: ["Basic AI tools", "Limited usage", "Community support"] },
  {
    name: "Pro",
    price: "$19",
    mark: "Most Popular",
    parts: ["All AI features", "Unlimited usage", "Priority support", "Advanced analytics"],
  },
  {
    name: "Education",
    price: "$49",
    parts: ["Everything in Pro", "Classroom management", "Custom integrations", "Dedicated support"],
  },
];

export const meta: MetaFunction = () => pageTitle("Pricing");

export default function Pricing() {
  return (
    <PublicPage>
      <p className="rounded border border-accent bg-wash px-4 py-3 font-semibold">
        Coming Soon - Currently in Development
      </p>
      <h1 className="mt-8">Pricing</h1>
      <p className="mb-8 mt-3">Everything is free for now. These are the tiers we expect later.</p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {TIERS.map(({ name, price, mark, parts }) => (
          <li key={name} className="card border-dashed text-pencil">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2>{name}</h2>
              {mark ? <p className="badge border-accent text-accent">{mark}</p> : null}
            </div>
            <p className="my-3 font-serif text-4xl">{price}</p>
            <ul className="ml-5 list-disc">
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-start gap-3">
        <a className="button" href="/signup">
          Join Early Access
        </a>
        <Later label="Notify Me When Ready" text="Will send you one e-mail when prices are set. Not available yet." />
      </div>
    </PublicPage>
  );
}
