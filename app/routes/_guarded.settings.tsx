import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { deleteAccount } from "~/accounts/account-store.server";
import { DataRetention } from "~/accounts/data-retention";
import { requireUser } from "~/accounts/guard.server";
import { clearSession } from "~/accounts/session.server";
import { removeFilesOf } from "~/files/store.server";
import { env } from "~/http/config/env.server";
import { MOST_LISTED } from "~/jobs/store.server";
import { flash } from "~/http/pages/flash.server";
import { readForm } from "~/http/forms/form.server";
import { log } from "~/http/config/log.server";
import { Appearance } from "~/shell/theme-form";
import { pageTitle } from "~/shell/brand";
import { useFocusOnError } from "~/ui/focus";

export { keepForm as clientAction } from "~/http/forms/keep-form";
export { unlessOffline as shouldRevalidate } from "~/http/pages/revalidate";
export { PageError as ErrorBoundary } from "~/shell/error-page";

export const meta: MetaFunction = ({ error }) => pageTitle("Settings", error);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireUser({ request, context });
  const { SESSION_IDLE_HOURS: idleHours, SESSION_MAX_HOURS: maxHours } = env();
  return { email, session: { idleHours, maxHours }, documents: MOST_LISTED };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser({ request, context });
  const form = await readForm(request);
  if (form.get("confirm") !== "yes") {
    return data({ error: "Tick the box to confirm: deleting cannot be undone." }, { status: 400 });
  }
  await removeFilesOf(user.id);
  await deleteAccount(user.id);
  log.info("SIGNED_OUT", { user: user.id, reason: "the account was deleted" });
  const headers = new Headers([["Set-Cookie", await clearSession()]]);
  const toast = { kind: "success" as const, text: "Your account and all its data have been deleted." };
  headers.append("Set-Cookie", await flash({ event: "SIGNED_OUT", toast }));
  return redirectDocument("/", { headers });
}

export default function Settings() {
  const { email, session, documents } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Settings</h1>
      <p className="my-4 text-pencil">More settings will be available soon.</p>
      <div className="grid max-w-2xl gap-4">
        <div className="card">
          <Appearance heading="h2" />
        </div>
        <section className="card">
          <h2>Your data</h2>
          <p className="mb-3 mt-1 text-pencil">Everything stored about {email}, in one JSON file.</p>
          <a className="button-quiet" href="/settings/export">
            Export my data
          </a>
        </section>
        <DataRetention session={session} documents={documents} />
        <section className="card">
          <h2>Delete my account</h2>
          <p className="mb-3 mt-1 text-pencil">
            Deletes your account with everything in it, at once and for good. It stays in earlier backups until these
            are deleted. Your Google account is not affected.
          </p>
          <DeletionForm />
        </section>
      </div>
    </>
  );
}

function DeletionForm() {
  const answer = useActionData<typeof action>();
  useFocusOnError(answer);
  return (
    <Form method="post">
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          name="confirm"
          value="yes"
          className="h-6 w-6 flex-none"
          aria-invalid={answer ? true : undefined}
          aria-describedby={answer ? "confirm-error" : undefined}
        />
        I understand that this cannot be undone
      </label>
      {answer ? (
        <p id="confirm-error" className="mt-1 text-wrong">
          {answer.error}
        </p>
      ) : null}
      <button type="submit" className="button-quiet mt-4 border-wrong text-wrong hover:border-wrong hover:text-wrong">
        Delete my account
      </button>
    </Form>
  );
}
