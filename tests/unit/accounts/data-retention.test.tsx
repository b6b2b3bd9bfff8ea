import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DataRetention } from "~/accounts/data-retention";

it.each([
  [168, 720, "7 days after your last visit, 30 days at most."],
  [24, 36, "1 day after your last visit, 36 hours at most."],
])("names the times of the settings: %i and %i hours", (idleHours, maxHours, text) => {
  const page = renderToStaticMarkup(<DataRetention session={{ idleHours, maxHours }} documents={20} />);
  expect(page).toContain(text);
  expect(page).toContain("one of your latest 20.");
});
