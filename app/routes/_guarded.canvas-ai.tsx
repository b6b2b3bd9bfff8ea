import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { takeDraft } from "~/accounts/saved-draft.server";
import { trackVisit } from "~/activity/track.server";
import { pageTitle } from "~/shell/brand";
import { answerCanvas } from "~/tools/canvas/action.server";
import { saying, TEXTS } from "~/tools/canvas/answer";
import { CanvasPage } from "~/tools/canvas/canvas-page";
import { canvasEngine } from "~/tools/canvas/index.server";
import { loadTyped, retryAfter, statusOf } from "~/tools/canvas/typed/page.server";
import { toolById } from "~/tools/registry";

export { onlyElsewhere as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";
export { keepPage as clientAction } from "~/tools/canvas/answer";

const tool = toolById("canvas");

export const meta: MetaFunction = ({ error }) => pageTitle(tool.name, error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const draft = await takeDraft(request, user.id);
  const typed = await loadTyped({ request, context }, user.id);
  // A sign-in in between keeps texts, but not files.
  const before = draft?.upload ? saying(TEXTS.gone) : null;
  const page = { notice: canvasEngine().notice, owner: user.id, before, typed };
  return data(page, { status: statusOf(typed), headers: retryAfter(typed) });
}

// The time that a learner must wait.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  return answerCanvas({ request, context }, user.id);
}

export default function CanvasSolver() {
  const { before, ...page } = useLoaderData<typeof loader>();
  return <CanvasPage key={page.owner} {...page} path={tool.path} answer={useActionData<typeof action>() ?? before} />;
}
