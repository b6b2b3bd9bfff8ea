type Theme = "light" | "dark";

const LABELS = { light: "Light Mode", dark: "Dark Mode" };
// The channel and messages of remix-themes, which hydrated pages use.
const channel = new BroadcastChannel("remix-themes-channel");

export function watchTheme(): void {
  const root = document.documentElement;
  const shown = () => (root.classList.contains("dark") ? "dark" : "light");
  new MutationObserver(() => {
    keepCopy(shown());
    // The next page may be requested before the server has answered this choice.
    document.cookie = `chosen=${shown()};path=/`;
  }).observe(root, { attributeFilter: ["class"] });
  keepCopy(shown());
  if ("hydrate" in root.dataset) return;
  show(shown());
  channel.addEventListener("message", ({ data }: MessageEvent<{ theme: Theme }>) => show(data.theme));
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement && form.matches("[data-theme-form]"))) return;
    event.preventDefault();
    choose(form.querySelector("button")?.value === "dark" ? "dark" : "light");
  });
}

// The browser may forbid storage: then the cookie alone keeps the choice.
function keepCopy(theme: Theme) {
  try {
    localStorage.setItem("theme", theme);
  } catch (error) {
    console.info("The theme was not copied to local storage.", error);
  }
}

function choose(theme: Theme) {
  show(theme);
  channel.postMessage({ theme, definedBy: "USER" });
  fetch("/theme", { method: "POST", body: JSON.stringify({ theme }), keepalive: true }).catch((error: unknown) => {
    console.info("The theme was not kept.", error);
  });
}

function show(theme: Theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  const next = theme === "dark" ? "light" : "dark";
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-theme-form] button")) {
    button.value = next;
    const label = button.querySelector("span");
    if (label) label.textContent = LABELS[next];
  }
}
