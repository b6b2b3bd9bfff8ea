import { createContext, type ReactNode, useContext } from "react";
import type { AuthEvent, SignedInUser } from "./auth-events";

interface Auth {
  user: SignedInUser | null;
  loading: boolean;
  event: AuthEvent;
}

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children, ...auth }: Auth & { children: ReactNode }) {
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>;
}

/** The signed-in user and session state. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/** For guarded pages: throws where nobody is signed in. */
export function useUser(): SignedInUser {
  const { user } = useAuth();
  if (!user) throw new Error("useUser must be used on a page behind the guard");
  return user;
}
