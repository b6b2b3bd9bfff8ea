import type { ActionFunctionArgs } from "@remix-run/node";
import { requireMockProvider } from "~/accounts/mock-provider/authorize.server";
import { MOCK_CLIENT } from "~/accounts/mock-provider/client.server";
import { redeemCode, redeemRefresh } from "~/accounts/mock-provider/grants.server";
import { readForm, textField } from "~/http/forms/form.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";

/** The token endpoint (RFC 6749 sections 4.1.3 and 6). */
export async function action({ request }: ActionFunctionArgs) {
  requireMockProvider();
  const form = await readForm(request);
  const field = (name: string) => textField(form, name);
  const { clientId, clientSecret } = MOCK_CLIENT;
  if (field("client_id") !== clientId || field("client_secret") !== clientSecret) {
    return Response.json({ error: "invalid_client" }, { status: 401 });
  }
  const answer =
    field("grant_type") === "refresh_token"
      ? redeemRefresh(field("refresh_token"))
      : redeemCode(field("code"), field("code_verifier"), field("redirect_uri"));
  return answer ? Response.json(answer) : Response.json({ error: "invalid_grant" }, { status: 400 });
}

export const loader = methodNotAllowed;
