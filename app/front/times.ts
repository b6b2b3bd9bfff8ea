import { relativeTime } from "~/ui/relative-time";

/** Puts the server's times into the reader's language and time zone, before hydration. */
export function localizeTimes(): void {
  for (const element of document.querySelectorAll("time")) {
    const time = new Date(element.dateTime);
    element.textContent = relativeTime(time, new Date());
    element.title = time.toLocaleString();
  }
}
