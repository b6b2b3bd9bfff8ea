import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOut } from "~/accounts/sign-in.server";

/** Signing out takes a POST: opening this address directly does nothing. */
export function loader() {
  return redirect("/");
}

export function action({ request }: ActionFunctionArgs) {
  return signOut(request);
}
