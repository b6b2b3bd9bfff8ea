import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { chooseTheme } from "~/http/forms/theme.server";

/** A direct visit chooses nothing. */
export function loader() {
  return redirect("/");
}

/** The choice arrives from the form, or as the script's JSON. */
export function action({ request }: ActionFunctionArgs) {
  return chooseTheme(request);
}
