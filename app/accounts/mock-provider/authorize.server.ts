import { redirect } from "@remix-run/node";
import * as z from "zod";
import { env } from "~/http/config/env.server";
import { textField } from "~/http/forms/form.server";
import { callbackAddress } from "../attempt.server";
import { MOCK_CLIENT } from "./client.server";
import { issueCode, type Person } from "./grants.server";

export const SAMPLE_PEOPLE: readonly Person[] = [
  { name: "Ada Learner", email: "ada@demo.example" },
  { name: "Emil Teacher", email: "emil@demo.example" },
  { name: "Guest", email: "guest@demo.example" },
];

const querySchema = z.object({
  client_id: z.literal(MOCK_CLIENT.clientId),
  response_type: z.literal("code"),
  redirect_uri: z.string(),
  state: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal("S256"),
  prompt: z.string().default(""),
  login_hint: z.string().default(""),
});

type Query = z.output<typeof querySchema>;

/** Throws a 404 Response unless demo sign-in is on. */
export function requireMockProvider(): void {
  if (!env().mockProvider) throw new Response("Not Found", { status: 404 });
}

export function readQuery(request: Request): Query {
  const parsed = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success || parsed.data.redirect_uri !== callbackAddress()) {
    throw new Response("This request does not come from the sign-in page.", { status: 400 });
  }
  return parsed.data;
}

/** Redirects with a code or a refusal; null for an invalid e-mail. */
export function chooseAccount(query: Query, form: FormData): Response | null {
  const answer = (parameters: Record<string, string>) =>
    redirect(`${query.redirect_uri}?${new URLSearchParams({ state: query.state, ...parameters })}`);
  if (textField(form, "intent") === "cancel") return answer({ error: "access_denied" });
  const person = chosenPerson(form);
  if (!person) return null;
  const consent = query.prompt.split(" ").includes("consent");
  const grant = { person, redirectUri: query.redirect_uri, challenge: query.code_challenge, consent };
  return answer({ code: issueCode(grant) });
}

function chosenPerson(form: FormData): Person | null {
  const email = z
    .email()
    .max(254)
    .safeParse((textField(form, "account") || textField(form, "email")).trim().toLowerCase());
  if (!email.success) return null;
  const sample = SAMPLE_PEOPLE.find((person) => person.email === email.data);
  return sample ?? { email: email.data, name: email.data.split("@")[0] ?? "" };
}
