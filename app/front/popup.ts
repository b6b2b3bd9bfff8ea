import { onSignInFailed } from "./tabs";

const FEATURES = "popup,width=480,height=640";
const POLL_MS = 500;

export function watchSignInForms(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-sign-in]");
  const button = form?.querySelector("button");
  if (!form || !button) return;
  const label = button.textContent;
  const setBusy = (busy: boolean) => {
    button.disabled = busy;
    button.textContent = busy ? (button.dataset.busyLabel ?? label) : label;
  };
  const restore = () => setBusy(false);
  let waiting = false;
  form.addEventListener("submit", () => {
    const popup = window.open("", "sign-in", FEATURES);
    setField(form, "display", popup ? "popup" : "page");
    form.target = popup ? "sign-in" : "";
    // After the submission, which a disabled button would cancel.
    setTimeout(() => setBusy(true));
    waiting = true;
    if (popup) whenClosed(popup, restore);
  });
  onSignInFailed(() => waiting && location.reload());
  window.addEventListener("pageshow", ({ persisted }) => persisted && restore());
}

// `closed` also turns true when the provider severs its opener, so only the button depends on it.
function whenClosed(popup: Window, restore: () => void) {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    console.info("The sign-in window was closed.");
    restore();
  }, POLL_MS);
}

function setField(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
