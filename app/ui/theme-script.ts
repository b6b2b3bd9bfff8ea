/** Runs before the first paint, and tells the server by a cookie where it rendered another theme. */
export const THEME_SCRIPT = `try {
  const root = document.documentElement.classList, theme = localStorage.theme;
  if ((theme == "dark" || theme == "light") && root.contains("dark") != (theme == "dark")) {
    root.toggle("dark");
    document.cookie = "chosen=" + theme + ";path=/";
  }
  addEventListener("submit", ({ target, submitter }) => {
    if (target.matches("[data-theme-form]")) localStorage.theme = submitter.value;
  }, true);
} catch {}`;
