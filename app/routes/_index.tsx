import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND } from "~/shell/brand";
import { HeroPicture } from "~/shell/hero-picture";
import { PublicPage } from "~/shell/public-page";
import { ToolPicture } from "~/tools/pictures";
import { TOOLS } from "~/tools/registry";

const BENEFITS = [
  { name: "Yours", text: "It runs on your own or your school's server, and your work stays there." },
  { name: "Light", text: "Pages of a few kilobytes, made for slow connections." },
  { name: "For everybody", text: "Everything works with the keyboard alone and with a screen reader." },
  { name: "No script needed", text: "Forms and links do the work; JavaScript only adds convenience." },
  { name: "Step by step", text: "Answers show their working, so that you learn the method and not only the result." },
  { name: "One sign-in", text: "Five tools behind one Google account, with no password to remember." },
];

export const meta: MetaFunction = () => [
  { title: `${BRAND}: Master Mathematics with AI-Powered Learning` },
  { name: "description", content: "Five tools for learning maths: videos, graphs, quizzes, handwriting, transcripts." },
];

export function loader({ request }: LoaderFunctionArgs) {
  return { demo: new URL(request.url).searchParams.has("demo") };
}

export default function Home() {
  const { demo } = useLoaderData<typeof loader>();
  return (
    <PublicPage banner={<Hero />}>
      {demo ? <Demo /> : null}
      <ToolCards />
      <Benefits />
      <FinalCall />
    </PublicPage>
  );
}

function Hero() {
  return (
    <div className="squared border-b border-line">
      <div className="mx-auto grid max-w-5xl grid-cols-1 items-center gap-10 px-4 py-10 md:grid-cols-2 md:py-20">
        <div>
          <h1 className="text-4xl sm:text-5xl">
            Master Mathematics with <span className="inline-block">AI-Powered</span> Learning
          </h1>
          <p className="my-6 text-lg">
            Videos, graphs, quizzes, handwriting and transcripts: five tools for students, educators and learners.
          </p>
          <p className="flex flex-wrap gap-3">
            <a className="button" href="/signup">
              Start Learning Free
            </a>
            <a className="button-quiet" href="/?demo=1#demo">
              Watch Demo
            </a>
          </p>
          <p className="mt-6 text-sm text-pencil">
            4.9/5 from 10,000+ reviews, and a community of thousands of learners{" "}
            <span className="block">(sample figures: nobody has reviewed this server yet)</span>
          </p>
        </div>
        <HeroPicture />
      </div>
    </div>
  );
}

function Demo() {
  return (
    <section id="demo" aria-labelledby="demo-title" className="card mb-14 px-2 sm:px-5">
      <h2 id="demo-title">Demo</h2>
      <p className="my-2 text-pencil">Half a minute without sound: where the sine comes from.</p>
      <iframe
        src="/demo.svg"
        title="Demo: where the sine comes from"
        className="aspect-video w-full border border-line"
      />
      <a className="link mt-3 inline-block" href="/">
        Close the demo
      </a>
    </section>
  );
}

function ToolCards() {
  return (
    <>
      <h2 className="mb-5">Powerful AI Features</h2>
      <ul className="five">
        {TOOLS.map(({ id, name, description }) => (
          <li key={id} className="card">
            <ToolPicture id={id} />
            <h3 className="mb-1 mt-4">{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Benefits() {
  return (
    <>
      <h2 className="mb-5 mt-14">Why Choose Our Platform?</h2>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {BENEFITS.map(({ name, text }) => (
          <li key={name} className="border-l-4 border-margin pl-4">
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function FinalCall() {
  return (
    <section className="squared mt-14 rounded border border-line px-5 py-8 text-center">
      <h2>Ready to Transform Your Learning?</h2>
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <a className="button" href="/signup">
          Get Started Today
        </a>
        <a className="button-quiet" href="/pricing">
          View Pricing
        </a>
      </p>
    </section>
  );
}
