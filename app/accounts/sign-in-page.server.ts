import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { type RequestArgs, currentUser } from "./guard.server";
import { identityProvider } from "./provider.server";

/** Throws a redirect where the user is signed in already. */
export async function signInPage(asked: RequestArgs) {
  const { searchParams } = new URL(asked.request.url);
  const returnTo = safeRedirect(searchParams.get("returnTo"), "");
  if (await currentUser(asked)) throw redirect(returnTo || "/dashboard");
  // The flash message went into a cookie that the browser did not keep.
  const needsCookies = searchParams.has("cookies") && !asked.request.headers.has("Cookie");
  return { returnTo, needsCookies, configured: identityProvider() !== null };
}
