import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import { hydrated } from "../support/screens";

const HOUR = "01:00:00";
const toast = (page: Page) => page.locator("[data-toast]");

/** Notes when a toast is taken out of the live region and put into it after the page has come. */
async function watchRegion(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const region = document.querySelector("[data-toasts]");
      if (!region) return;
      const note = (records: MutationRecord[]) => {
        const [inserted, removed] = [
          records.flatMap((record) => [...record.addedNodes]),
          records.flatMap((record) => [...record.removedNodes]),
        ];
        document.body.dataset.toastMoves = `${removed.length} out, ${inserted.length} in`;
      };
      new MutationObserver(note).observe(region, { childList: true });
    });
  });
}

const moves = (page: Page) => page.evaluate(() => document.body.dataset.toastMoves);

/** Ends on a plain page that tells that the session is over. */
async function sessionOver(page: Page) {
  await page.goto("/settings");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(/\/$/);
}

test("on a hydrated page a toast is put into its live region anew, stays, and is gone on the next page", async ({
  page,
}) => {
  await page.clock.install();
  await watchRegion(page);
  await signIn(page);
  await hydrated(page);
  await expect(page.getByRole("status").filter({ hasText: "Successfully signed in with Google!" })).toBeVisible();
  await expect.poll(() => moves(page)).toBe("1 out, 1 in");
  await page.clock.fastForward(HOUR);
  await expect(toast(page)).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Canvas AI Solver" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Canvas AI Solver");
  await expect(toast(page)).toHaveCount(0);
});

test("on a plain page too", async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await watchRegion(page);
  await sessionOver(page);
  await expect.poll(() => moves(page)).toBe("1 out, 1 in");
  await expect(
    page.getByRole("status").filter({ hasText: "Your account and all its data have been deleted." }),
  ).toBeVisible();
  await page.clock.fastForward(HOUR);
  await expect(toast(page)).toBeVisible();
  await page.reload();
  await expect(toast(page)).toHaveCount(0);
});

test("a toast can be closed, on both kinds of page", async ({ page }) => {
  await signIn(page);
  await hydrated(page);
  await toast(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await sessionOver(page);
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
});

test("a plain toast that is closed before it is announced stays closed", async ({ page }) => {
  await signIn(page);
  await page.clock.install({ time: "2026-01-01T12:00:00Z" });
  await page.goto("/settings");
  await page.clock.pauseAt("2026-01-01T13:00:00Z");
  await sessionOver(page);
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(toast(page)).toHaveCount(0);
});

test("an error interrupts, and has its title", async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto("/signin");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert").getByText("Error", { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a toast is shown once, with no button that would do nothing", async ({ page }) => {
    await signIn(page);
    await expect(toast(page)).toContainText("Successfully signed in with Google!");
    await expect(toast(page).getByRole("button")).toHaveCount(0);
    await page.reload();
    await expect(toast(page)).toHaveCount(0);
  });
});
