interface TabMessage {
  event: "SIGNED_IN" | "SIGNED_OUT" | "USER_UPDATED" | "SIGN_IN_FAILED";
  user?: string;
}

const channel = new BroadcastChannel("session");
const failureListeners = new Set<() => void>();

export function watchOtherTabs(): void {
  const { authEvent, user } = document.documentElement.dataset;
  if (isMessage(authEvent)) channel.postMessage({ event: authEvent, user });
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => receive(data));
  closeFinishedPopup();
}

export function onSignInFailed(listener: () => void): void {
  failureListeners.add(listener);
}

function receive({ event, user }: TabMessage) {
  // The mock provider's page, like Google's, does not know who is signed in here.
  if (document.querySelector("[data-mock-provider]")) return;
  if (event === "SIGN_IN_FAILED") {
    for (const listener of failureListeners) listener();
    return;
  }
  // The same person signed in again: this tab keeps what was typed.
  if (event === "SIGNED_IN" && user === document.documentElement.dataset.user) return;
  const form = document.querySelector<HTMLFormElement>("form[data-sign-in]");
  if (event === "SIGNED_IN" && form) {
    location.assign(form.querySelector<HTMLInputElement>("[name=returnTo]")?.value || "/dashboard");
  } else if (event !== "SIGNED_OUT" || document.documentElement.dataset.user) {
    location.reload();
  }
}

function closeFinishedPopup() {
  const done = document.querySelector<HTMLElement>("[data-popup-done]");
  if (!done) return;
  const { user } = document.documentElement.dataset;
  channel.postMessage({ event: done.dataset.popupDone === "failed" ? "SIGN_IN_FAILED" : "SIGNED_IN", user });
  window.close();
}

function isMessage(event: string | undefined): event is TabMessage["event"] {
  return event === "SIGNED_IN" || event === "SIGNED_OUT" || event === "USER_UPDATED";
}
