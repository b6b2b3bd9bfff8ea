/**
 * Runs in the head of every page, before the first paint: shows the theme that local storage holds, and tells the
 * server by a cookie where it rendered another. It also notes a theme form that is sent before the page's scripts run.
 */
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
