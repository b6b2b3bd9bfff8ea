import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { chooseTheme } from "~/http/forms/theme.server";

/** Somebody who opens this address by hand has chosen nothing. */
export function loader() {
  return redirect("/");
}

/** Keeps the choice between light and dark: from the form, or from the script's JSON. */
export function action({ request }: ActionFunctionArgs) {
  return chooseTheme(request);
}
