import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { type Asked, currentUser } from "./guard.server";
import { identityProvider } from "./provider.server";

/** What the sign-in and sign-up pages need to know. Throws a redirect for somebody who is signed in already. */
export async function signInPage(asked: Asked) {
  const { searchParams } = new URL(asked.request.url);
  const returnTo = safeRedirect(searchParams.get("returnTo"), "");
  if (await currentUser(asked)) throw redirect(returnTo || "/dashboard");
  // Whoever comes back without the message that was just given to their browser is told here.
  const needsCookies = searchParams.has("cookies") && !asked.request.headers.has("Cookie");
  return { returnTo, needsCookies, configured: identityProvider() !== null };
}
