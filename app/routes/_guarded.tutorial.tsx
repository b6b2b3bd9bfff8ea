import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { useUser } from "~/accounts/auth-provider";
import { requireUser } from "~/accounts/guard.server";
import { pageTitle } from "~/shell/brand";
import { noteTutorialSeen } from "~/shell/tutorial-link";
import { StepCount, STEPS, TutorialStep } from "~/shell/tutorial-steps";

export { PageError as ErrorBoundary } from "~/shell/error-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  pageTitle(data ? `Step ${data.index + 1} of ${STEPS.length} - Tour` : "Tour", error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser({ request, context });
  const wanted = Number(new URL(request.url).searchParams.get("step") ?? "1");
  return { index: Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), STEPS.length) - 1 : 0 };
}

/** The tour without JavaScript. Each step is a whole page, so that browsers announce its title. */
export default function Tutorial() {
  const { index } = useLoaderData<typeof loader>();
  const user = useUser();
  useEffect(() => noteTutorialSeen(user.id), [user.id]);
  const step = STEPS[index];
  if (!step) return null;
  const last = index === STEPS.length - 1;
  return (
    <div className="card max-w-xl">
      <StepCount index={index} />
      <h1 className="mt-1">{step.title}</h1>
      <TutorialStep step={step} />
      <nav aria-label="Tour" className="flex flex-wrap gap-3">
        {index > 0 ? (
          <a className="button-quiet" href={`?step=${index}`}>
            Previous
          </a>
        ) : null}
        <a className="button" href={last ? "/dashboard" : `?step=${index + 2}`}>
          {last ? "Get Started" : "Next"}
        </a>
        <a className="link self-center" href="/dashboard">
          Close the tour
        </a>
      </nav>
    </div>
  );
}
