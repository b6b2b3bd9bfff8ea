import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { readForm } from "~/http/forms/form.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { cancel } from "~/jobs/runner.server";

/** Whoever comes here by hand, or by way of the sign-in, has cancelled nothing. */
export function loader() {
  return redirect("/dashboard");
}

/** Cancels a job of the user's, and goes back to the page of its tool. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const form = await readForm(request);
  await cancel(user.id, params.id ?? "");
  return redirect(safeRedirect(form.get("returnTo"), "/dashboard"));
}
