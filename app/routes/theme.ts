import type { ActionFunctionArgs } from "@remix-run/node";
import { chooseTheme } from "~/http/theme.server";

/** Keeps the choice between light and dark: from the form, or from the script's JSON. */
export function action({ request }: ActionFunctionArgs) {
  return chooseTheme(request);
}
