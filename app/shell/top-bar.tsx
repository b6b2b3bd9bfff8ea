import { useAuth } from "~/accounts/auth-provider";
import { Brand } from "./brand";
import { LogoutButton } from "./logout-button";
import { ThemeForm } from "./theme-form";

export function TopBar() {
  const { user } = useAuth();
  return (
    <header className="border-b border-line bg-sheet">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-3 px-4 py-3">
        <Brand />
        <div className="ml-auto">
          <ThemeForm />
        </div>
        <div className="flex w-full flex-wrap gap-2 sm:w-auto [&>*]:grow [&_button]:w-full">
          {user ? (
            <>
              <a className="button" href="/dashboard">
                Dashboard
              </a>
              <LogoutButton />
            </>
          ) : (
            <>
              <a className="button-quiet" href="/signin">
                Sign In
              </a>
              <a className="button" href="/signup">
                Get Started
              </a>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
