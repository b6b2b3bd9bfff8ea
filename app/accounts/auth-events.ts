export type AuthEvent = "INITIAL_SESSION" | "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "USER_UPDATED";

export interface SignedInUser {
  id: string;
  email: string;
  name: string | null;
}

/** The part of the e-mail before the @, or "User". */
export function greetingName(email: string): string {
  return email.split("@")[0] || "User";
}
