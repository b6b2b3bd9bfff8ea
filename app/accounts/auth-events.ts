/** What can happen to a session, in the words that logs, flash cookies and the channel between tabs use. */
export type AuthEvent = "INITIAL_SESSION" | "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "USER_UPDATED";

/** The person who is signed in, as pages know them. */
export interface SignedInUser {
  id: string;
  email: string;
  name: string | null;
}

/** The part of the e-mail before the @, or 'User': what the greeting calls somebody. */
export function greetingName(email: string): string {
  return email.split("@")[0] || "User";
}
