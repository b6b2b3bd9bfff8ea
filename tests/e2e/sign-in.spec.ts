import { expect, signIn, test } from "../support/journey";

test("a visitor signs in through the popup and signs out again", async ({ page }) => {
  const email = await signIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome back, ${email.split("@")[0]}!`);
  await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fdashboard$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same forms lead there by redirects", async ({ page }) => {
    await signIn(page, "grace@demo.example", "/signup?returnTo=/video-generator");
    await expect(page).toHaveURL(/\/video-generator$/);
    await expect(page.getByText("Account created successfully with Google!")).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  });
});
