import { Theme, useTheme } from "remix-themes/build/theme-provider.js";

export const THEME_ACTION = "/theme";

/** Switches between light and dark. A plain form; scripts make it instant. */
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
