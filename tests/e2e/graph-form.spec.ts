import type { Page } from "@playwright/test";
import { curve, openGraph } from "../support/graph-page";
import { expect, test } from "../support/journey";
import { hydrated } from "../support/screens";

/** Sends the form by `act`, and waits for the one that takes its place: a key pressed meanwhile would be lost with the old one. */
async function send(page: Page, act: () => Promise<void>) {
  await page.locator("#graph").evaluate((form) => form.setAttribute("data-sent", ""));
  await act();
  await expect(page.locator("#graph")).not.toHaveAttribute("data-sent");
}

test("what is typed is drawn at once; a mistake is marked quietly while the last good graph stays", async ({
  page,
}) => {
  await openGraph(page, "y = x");
  const before = await curve(page).getAttribute("d");
  await page.getByLabel("Equation").fill("y = 2x + ");
  await expect(page.getByLabel("Equation")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#equation-0-error mark")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await curve(page).getAttribute("d")).toBe(before);
  await page.getByLabel("Equation").fill("y = 2x + 1");
  await expect(page.getByLabel("Equation")).not.toHaveAttribute("aria-invalid");
  await expect(curve(page)).not.toHaveAttribute("d", before ?? "");
  await expect(page).toHaveURL(/2x\+%2B\+1/);
});

test("who works with the keyboard alone stays where they work when the form is sent", async ({ page }) => {
  await openGraph(page, "y = x");
  const focused = page.locator(":focus");
  await page.getByLabel("Equation").fill("y = x^3");
  await send(page, () => page.keyboard.press("Enter"));
  await expect(page.getByText("Graph of y = x^3", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/&last=/);
  await expect(focused).toHaveAttribute("id", "equation-0");
  await page.getByRole("button", { name: "Add a row" }).press("Enter");
  await expect(focused).toHaveAttribute("id", "equation-1");
  await page.keyboard.type("y = 1");
  await send(page, () => page.getByRole("button", { name: "Update Graph" }).press("Enter"));
  await expect(page.locator("path[data-equation='1']")).toHaveCount(1);
  await expect(focused).toHaveText("Update Graph");
  await page.getByRole("button", { name: "Remove equation 2" }).press("Enter");
  await expect(page.getByLabel("Equation", { exact: true })).toBeFocused();
});

test("who types stays in the field, at the character, while letters, mistakes and rows come and go", async ({
  page,
}) => {
  await openGraph(page, "y = x");
  const field = page.getByLabel("Equation", { exact: true });
  await field.press("End");
  await page.keyboard.type(" + a");
  await expect(page.getByRole("slider", { name: "a" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("2(");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Backspace");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("y = x + 2a");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe("y = x + 2".length);
  await page.keyboard.press("End");
  await page.keyboard.type("; y = b");
  await expect(page.getByRole("slider", { name: "b" })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Equation 2", { exact: true })).toHaveValue("y = b");
  await expect(page.getByLabel("Equation 1", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Add a row" }).press("Enter");
  await expect(page.getByLabel("Equation 3", { exact: true })).toBeFocused();
  await page.keyboard.type("y = 3");
  await page.getByRole("button", { name: "Remove equation 1" }).press("Enter");
  await expect(page.getByLabel("Equation 1", { exact: true })).toHaveValue("y = b");
  await expect(page.getByLabel("Equation 1", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Equation 2", { exact: true })).toHaveValue("y = 3");
});

test("a script that the form needs and cannot have is named", async ({ page }) => {
  await openGraph(page, "y = a x");
  await page.route(/_shared\/read-form-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw 0" }),
  );
  await page.getByLabel("Equation").fill("y = 2x");
  const notice = page.getByText("This part of the page could not be loaded. Please try again.");
  await expect(notice).toBeVisible();
  await expect(page.locator("#graph").getByRole("status")).toHaveText(/could not be loaded/);
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Play a" }).click();
  await expect(notice).toBeVisible();
});

test("a letter is moved and plays, and stands in the address", async ({ page }) => {
  await openGraph(page, "y = a x");
  const before = await curve(page).getAttribute("d");
  const slider = page.getByRole("slider", { name: "a" });
  await slider.fill("3");
  await expect(page.getByText("a = 3")).toBeVisible();
  await expect(curve(page)).not.toHaveAttribute("d", before ?? "");
  await expect(page).toHaveURL(/a=3/);
  await page.getByRole("button", { name: "Play a" }).click();
  await expect(slider).not.toHaveValue("3");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Play a" })).toBeVisible();
});
