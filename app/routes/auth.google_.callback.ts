import type { LoaderFunctionArgs } from "@remix-run/node";
import { completeSignIn } from "~/accounts/sign-in.server";
import { methodNotAllowed } from "~/http/pages/message-page.server";

export function loader({ request }: LoaderFunctionArgs) {
  return completeSignIn(request);
}

export const action = methodNotAllowed;
