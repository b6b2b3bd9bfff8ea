import type { ActionFunctionArgs } from "@remix-run/node";
import { requireMockProvider } from "~/accounts/mock-provider/authorize.server";
import { revoke } from "~/accounts/mock-provider/grants.server";
import { readForm, textField } from "~/http/forms/form.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";

/** The revocation endpoint (RFC 7009): answers every token alike. */
export async function action({ request }: ActionFunctionArgs) {
  requireMockProvider();
  revoke(textField(await readForm(request), "token"));
  return new Response(null, { status: 200 });
}

export const loader = methodNotAllowed;
