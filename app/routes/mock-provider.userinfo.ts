import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMockProvider } from "~/accounts/mock-provider/authorize.server";
import { personOf } from "~/accounts/mock-provider/grants.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";

export function loader({ request }: LoaderFunctionArgs) {
  requireMockProvider();
  const person = personOf(request.headers.get("Authorization")?.replace(/^Bearer /, "") ?? "");
  if (!person) return Response.json({ error: "invalid_token" }, { status: 401 });
  return Response.json({ sub: person.email, email: person.email, email_verified: true, name: person.name });
}

export const action = methodNotAllowed;
