import { readFlash } from "~/http/pages/flash.server";
import { loader as callback } from "~/routes/auth.google_.callback";
import { action as begin } from "~/routes/auth.google";
import { asked, cookieOf } from "./app";

/** A sign-in that was begun: where the browser is sent to, and the cookies that it has. */
interface Begun {
  address: URL;
  state: string;
  cookie: string;
}

/** Presses the button. `cookie` is what the browser had before. */
export async function beginSignIn(form: Record<string, string> = {}, cookie = ""): Promise<Begun> {
  const response = await begin(asked("/auth/google", { cookie, form: { intent: "signin", ...form } }));
  return follow(response, cookie);
}

/** Comes back from the provider with these parameters, by default a code for the state that was sent. */
export function comeBack(
  { state, cookie }: Pick<Begun, "state" | "cookie">,
  answer: Record<string, string> = { code: "code" },
) {
  return callback(asked(`/auth/google/callback?${new URLSearchParams({ state, ...answer })}`, { cookie }));
}

/** Where an answer sends the browser, and the cookies that it has then. */
export function follow(response: Response, cookie = ""): Begun {
  const address = new URL(response.headers.get("Location") ?? "", "http://localhost:3000");
  const state = address.searchParams.get("state") ?? "";
  return { address, state, cookie: cookieOf(response.headers.getSetCookie(), cookie) };
}

/** The toast that the next page would show. */
export async function toastOf(response: Response) {
  const { cookie, address } = follow(response);
  const read = await readFlash(new Request(address, { headers: { Cookie: cookie } }));
  return read?.flash.toast;
}
