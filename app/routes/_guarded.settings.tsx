import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { pageTitle } from "~/shell/brand";

export const meta: MetaFunction = () => pageTitle("Settings");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser({ request, context });
  return null;
}

export default function Settings() {
  return (
    <>
      <h1>Settings</h1>
      <p className="mt-4">Settings will be available soon.</p>
    </>
  );
}
