import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SIGN_UP, SignInForm } from "~/accounts/sign-in-form";
import { signInPage } from "~/accounts/sign-in-page.server";
import { BRAND, pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";

export const meta: MetaFunction = () => pageTitle("Sign up");

export function loader({ request, context }: LoaderFunctionArgs) {
  return signInPage({ request, context });
}

export default function SignUp() {
  return (
    <PublicPage squared>
      <SignInForm heading={`Join ${BRAND}`} words={SIGN_UP} {...useLoaderData<typeof loader>()} />
    </PublicPage>
  );
}
