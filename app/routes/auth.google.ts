import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { beginSignIn } from "~/accounts/sign-in.server";
import { readForm } from "~/http/forms/form.server";

/** A direct visit leads to the sign-in page. */
export function loader() {
  return redirect("/signin");
}

export async function action({ request }: ActionFunctionArgs) {
  return beginSignIn(request, await readForm(request));
}
