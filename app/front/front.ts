import { watchSignInForms } from "./popup";
import { watchOtherTabs } from "./tabs";
import { watchTheme } from "./theme";
import { relativeTime } from "~/ui/relative-time";

const ANNOUNCE_MS = 300;

localizeTimes();
watchTheme();
watchToasts();
watchOtherTabs();
watchSignInForms();
watchKeys();

function localizeTimes(): void {
  for (const element of document.querySelectorAll("time")) {
    const time = new Date(element.dateTime);
    element.textContent = relativeTime(time, new Date());
    element.title = time.toLocaleString();
  }
}

/** On plain pages: screen readers announce only what is inserted after loading. */
function watchToasts(): void {
  if ("hydrate" in document.documentElement.dataset) return;
  const toast = document.querySelector("[data-toast]");
  const region = toast?.parentElement;
  if (!toast || !region) return;
  toast.querySelector("[data-close-toast]")?.addEventListener("click", () => toast.remove());
  setTimeout(() => {
    if (!toast.isConnected) return;
    toast.remove();
    region.append(toast);
  }, ANNOUNCE_MS);
}

function watchKeys(): void {
  addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (!(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    target.form?.requestSubmit();
  });
}
