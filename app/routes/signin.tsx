import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SIGN_IN, SignInForm } from "~/accounts/sign-in-form";
import { signInPage } from "~/accounts/sign-in-page.server";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";

export const meta: MetaFunction = () => pageTitle("Sign in");

export function loader({ request, context }: LoaderFunctionArgs) {
  return signInPage({ request, context });
}

export default function SignIn() {
  return (
    <PublicPage squared>
      <SignInForm heading="Welcome back" words={SIGN_IN} {...useLoaderData<typeof loader>()} />
    </PublicPage>
  );
}
