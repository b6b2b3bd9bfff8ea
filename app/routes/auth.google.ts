import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { beginSignIn } from "~/accounts/sign-in.server";
import { readForm } from "~/http/forms/form.server";

/** Somebody who opens this address by hand is shown the button. */
export function loader() {
  return redirect("/signin");
}

/** Where the sign-in form leads: on to the provider. */
export async function action({ request }: ActionFunctionArgs) {
  return beginSignIn(request, await readForm(request));
}
