import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { currentUser } from "~/accounts/guard.server";
import { trackVisit } from "~/activity/track.server";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { answerCanvas } from "~/tools/canvas/action.server";
import { CanvasPage } from "~/tools/canvas/canvas-page";
import { canvasEngine } from "~/tools/canvas/index.server";
import { loadTyped, retryAfter, statusOf } from "~/tools/canvas/typed/page.server";
import { toolById } from "~/tools/registry";

export { onlyElsewhere as shouldRevalidate } from "~/http/pages/revalidate";
export { keepPage as clientAction } from "~/tools/canvas/answer";

// The one public page that loads the framework: drawing needs scripts.
export const handle = { hydrate: true };

const tool = toolById("canvas");

export const meta: MetaFunction = () => pageTitle(tool.name);

// The time that a visitor must wait.
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context });
  if (user) await trackVisit(user.id, tool.path, request);
  const typed = await loadTyped({ request, context }, user?.id ?? null);
  const page = { notice: canvasEngine().notice, owner: user?.id ?? null, typed };
  return data(page, { status: statusOf(typed), headers: retryAfter(typed) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await currentUser({ request, context });
  return answerCanvas({ request, context }, user?.id ?? null);
}

export default function Integrations() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PublicPage>
      <CanvasPage key={page.owner} {...page} path="/integrations" answer={answer} />
    </PublicPage>
  );
}
