import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/accounts/sign-in.server";

/** Signing out is a POST; somebody who opens this address by hand stays signed in. */
export function loader() {
  return redirect("/");
}

export function action({ request }: ActionFunctionArgs) {
  return signOut(request);
}
