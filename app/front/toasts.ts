const ANNOUNCE_MS = 300;

/** On plain pages: has the page's message announced after loading, and lets it be closed. */
export function watchToasts(): void {
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
