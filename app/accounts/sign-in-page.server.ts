import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/http/safe-redirect";
import { type Asked, currentUser } from "./guard.server";
import { identityProvider } from "./provider.server";

/** What the sign-in and sign-up pages need to know. Throws a redirect for somebody who is signed in already. */
export async function signInPage(asked: Asked) {
  const returnTo = safeRedirect(new URL(asked.request.url).searchParams.get("returnTo"), "");
  if (await currentUser(asked)) throw redirect(returnTo || "/dashboard");
  return { returnTo, configured: identityProvider() !== null };
}
