import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";

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
      <p className="card font-semibold">Coming Soon - Currently in Development</p>
      <h1 className="mt-6">Pricing</h1>
      <p className="my-4">Nothing costs anything yet. These are the tiers that we expect.</p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {TIERS.map(({ name, price, mark, parts }) => (
          <li key={name} className="card border-dashed text-pencil">
            <h2>{name}</h2>
            {mark ? <p className="font-semibold">{mark}</p> : null}
            <p className="text-2xl">{price}</p>
            <ul className="ml-5 list-disc">
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a className="button" href="/signup">
          Join Early Access
        </a>
      </p>
    </PublicPage>
  );
}
