import { type AppLoadContext, redirectDocument } from "@remix-run/node";
import { flash } from "~/http/pages/flash.server";
import type { SignedInUser } from "./auth-events";
import { saveDraft } from "./saved-draft.server";
import { clearSession, readVisitor, type Visitor } from "./session.server";
import { isSessionValid } from "./session-store.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    visitor?: Promise<Visitor>;
  }
}

export interface RequestArgs {
  request: Request;
  context: AppLoadContext;
}

function currentVisitor({ request, context }: RequestArgs): Promise<Visitor> {
  context.visitor ??= readVisitor(request);
  return context.visitor;
}

export async function currentUser(asked: RequestArgs): Promise<SignedInUser | null> {
  const visitor = await currentVisitor(asked);
  return visitor.kind === "signed-in" ? visitor.user : null;
}

/**
 * Loaders run in parallel, so every protected one must call this. Throws a redirect to /signin; a posted form is kept.
 */
export async function requireUser(asked: RequestArgs): Promise<SignedInUser> {
  const visitor = await currentVisitor(asked);
  if (visitor.kind === "signed-in") return visitor.user;
  throw await toSignIn(asked.request, visitor);
}

export async function isStillSignedIn(asked: RequestArgs): Promise<boolean> {
  const visitor = await currentVisitor(asked);
  return visitor.kind === "signed-in" && isSessionValid(visitor.idHash);
}

async function toSignIn(request: Request, visitor: Exclude<Visitor, { kind: "signed-in" }>): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers();
  if (request.method === "POST") {
    const owner = visitor.kind === "ended" ? visitor.userId : null;
    for (const cookie of await saveDraft(request, owner)) headers.append("Set-Cookie", cookie);
  }
  if (visitor.kind === "ended") {
    headers.append("Set-Cookie", await clearSession());
    headers.append(
      "Set-Cookie",
      await flash({ event: "SIGNED_OUT", toast: { kind: "info", text: reason(visitor.refused) } }),
    );
  }
  return redirectDocument(`/signin?${new URLSearchParams({ returnTo: url.pathname + url.search })}`, { headers });
}

function reason(refused: boolean): string {
  if (refused) return "You have been signed out because this account no longer has access.";
  return "Your session has expired. Sign in to continue where you left off.";
}
