import { createContext, type ReactNode, useContext } from "react";
import type { AuthEvent, SignedInUser } from "./auth-events";

interface Auth {
  user: SignedInUser | null;
  /** Whether it is still open who the user is. The server knows before the first byte, so only a revalidation is. */
  loading: boolean;
  event: AuthEvent;
}

const AuthContext = createContext<Auth | null>(null);

/** Tells the pages below who is signed in. */
export function AuthProvider({ children, ...auth }: Auth & { children: ReactNode }) {
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

/** Who is signed in. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/** The signed-in user, for pages behind the guard. Throws where there is none. */
export function useUser(): SignedInUser {
  const { user } = useAuth();
  if (!user) throw new Error("useUser must be used on a page behind the guard");
  return user;
}
