import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { readForm } from "~/http/forms/form.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { cancel } from "~/jobs/runner.server";

/** Only a POST cancels: opening this address directly does nothing. */
export function loader() {
  return redirect("/dashboard");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const form = await readForm(request);
  await cancel(user.id, params.id ?? "");
  return redirect(safeRedirect(form.get("returnTo"), "/dashboard"));
}
