import { useEffect } from "react";
import { isTheme, Theme, useTheme } from "remix-themes/build/theme-provider.js";

export const THEME_ACTION = "/theme";

/** Local storage wins over the cookie that the server read. */
export function useStoredTheme(): void {
  const [theme, setTheme] = useTheme();
  useEffect(() => {
    const stored = storedTheme();
    if (stored && stored !== theme) setTheme(stored);
    // At the start only: later, local storage follows the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

// The browser may forbid storage.
function storedTheme(): Theme | null {
  try {
    const stored: unknown = localStorage.getItem("theme");
    return isTheme(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A plain form, which scripts make instant. */
export function ThemeForm() {
  const [theme, setTheme] = useTheme();
  const next = theme === Theme.DARK ? Theme.LIGHT : Theme.DARK;
  return (
    <form
      method="post"
      action={THEME_ACTION}
      data-theme-form
      onSubmit={(event) => {
        event.preventDefault();
        setTheme(next);
      }}
    >
      <button type="submit" name="theme" value={next} className="button-quiet">
        <svg viewBox="0 0 20 20" className="h-5 w-5" aria-hidden="true">
          <circle cx="10" cy="10" r="8" className="fill-none stroke-current" strokeWidth="2" />
          <path d="M10 2a8 8 0 0 1 0 16z" className="fill-current" />
        </svg>
        <span>{next === Theme.DARK ? "Dark Mode" : "Light Mode"}</span>
      </button>
    </form>
  );
}

export function Appearance({ heading: Heading }: { heading: "h2" | "h3" }) {
  return (
    <section>
      <Heading>Appearance</Heading>
      <p className="mb-3 mt-1 text-pencil">Switch between light and dark themes for the application.</p>
      <ThemeForm />
    </section>
  );
}
