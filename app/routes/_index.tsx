import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { TOOLS } from "~/tools/registry";

const BENEFITS = [
  "Runs on a machine that you own",
  "Works on a slow connection",
  "Works without a mouse",
  "Works without JavaScript",
  "Your work stays with you",
  "Five tools behind one sign-in",
];

export const meta: MetaFunction = () => [{ title: `${BRAND}: Master Mathematics with AI-Powered Learning` }];

export function loader({ request }: LoaderFunctionArgs) {
  return { demo: new URL(request.url).searchParams.has("demo") };
}

export default function Home() {
  const { demo } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <h1 className="text-4xl">Master Mathematics with AI-Powered Learning</h1>
      <p className="my-4 max-w-prose text-lg">
        Five tools for students, educators and learners: see it, plot it, read it, write it, hear it.
      </p>
      <p className="flex flex-wrap gap-3">
        <a className="button" href="/signup">
          Start Learning Free
        </a>
        <a className="button-quiet" href="/?demo=1#demo">
          Watch Demo
        </a>
      </p>
      {demo ? (
        <section id="demo" className="card mt-6">
          <h2>Demo</h2>
          <p>The demo film has not been made yet.</p>
        </section>
      ) : null}
      <h2 className="mb-4 mt-12">Powerful AI Features</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TOOLS.map(({ id, name, description }) => (
          <li key={id} className="card">
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <h2 className="mb-4 mt-12">Why Choose Our Platform?</h2>
      <ul className="ml-5 list-disc">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <h2 className="mb-4 mt-12">Ready to Transform Your Learning?</h2>
      <p className="flex flex-wrap gap-3">
        <a className="button" href="/signup">
          Get Started Today
        </a>
        <a className="button-quiet" href="/pricing">
          View Pricing
        </a>
      </p>
    </PublicPage>
  );
}
