import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { serveFile } from "~/files/serve.server";
import { getFile } from "~/files/store.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  const file = await getFile(user.id, params.id ?? "");
  if (!file) throw new Response("Not Found", { status: 404 });
  return serveFile({ request, context }, file, new URL(request.url).searchParams.has("download"));
}

export const action = methodNotAllowed;
