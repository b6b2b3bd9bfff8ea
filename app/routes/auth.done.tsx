import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentUser } from "~/accounts/guard.server";
import { pageTitle } from "~/shell/brand";

export const meta: MetaFunction = () => pageTitle("Sign-in");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await currentUser({ request, context });
  return { failed: user === null || new URL(request.url).searchParams.has("failed") };
}

/** The popup's last page. The public script notifies the opener and closes the window. */
export default function SignInDone() {
  const { failed } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-16" data-popup-done={failed ? "failed" : "signed-in"}>
      <h1>{failed ? "You are not signed in" : "You are signed in"}</h1>
      <p className="my-4">You can close this window.</p>
      <a className="link" href={failed ? "/signin" : "/dashboard"}>
        {failed ? "Try again in this window" : "Continue in this window"}
      </a>
    </main>
  );
}
