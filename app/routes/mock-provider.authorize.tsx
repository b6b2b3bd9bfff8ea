import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  chooseAccount,
  readQuery,
  requireMockProvider,
  SAMPLE_PEOPLE,
} from "~/accounts/mock-provider/authorize.server";
import { readForm, textField } from "~/http/forms/form.server";
import { pageTitle } from "~/shell/brand";

export const meta: MetaFunction = () => pageTitle("Choose an account");

export function loader({ request }: LoaderFunctionArgs) {
  requireMockProvider();
  return { people: SAMPLE_PEOPLE, hint: readQuery(request).login_hint };
}

export async function action({ request }: ActionFunctionArgs) {
  requireMockProvider();
  const query = readQuery(request);
  const form = await readForm(request);
  const answer = chooseAccount(query, form);
  if (answer) throw answer;
  return data({ email: textField(form, "email") }, { status: 400 });
}

export default function ChooseAccount() {
  const { people, hint } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>();
  return (
    <main id="main" data-mock-provider className="squared flex-1 px-4 py-6">
      <div className="card mx-auto max-w-md">
        <h1>Choose an account</h1>
        <p className="my-3">This is a demo: choose any account, or make one up. There are no passwords.</p>
        <form method="post" className="space-y-2">
          {people.map(({ name, email }) => (
            <button
              key={email}
              type="submit"
              name="account"
              value={email}
              className="button-quiet w-full flex-col py-2"
            >
              {name} <span className="text-sm font-normal text-pencil">{email}</span>
            </button>
          ))}
        </form>
        <form method="post" className="mt-6" noValidate>
          <label htmlFor="email" className="mb-1 block font-semibold">
            Another e-mail address
          </label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="off"
            className="field"
            defaultValue={wrong?.email ?? hint}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "email-error" : undefined}
          />
          {wrong ? (
            <p id="email-error" role="alert" className="text-wrong">
              Enter an e-mail address, such as name@school.example.
            </p>
          ) : null}
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="submit" className="button">
              Use this account
            </button>
            <button type="submit" name="intent" value="cancel" className="button-quiet">
              Cancel
            </button>
          </div>
        </form>
      </div>
    </main>
  );
}
