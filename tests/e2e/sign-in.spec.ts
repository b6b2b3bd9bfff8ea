import { chooseAccount, expect, pressGoogle, signIn, signInHere, test } from "../support/journey";
import { hydrated } from "../support/screens";

test("a visitor signs in through the popup and signs out again", async ({ page }) => {
  await page.goto("/signin");
  await signInHere(page, "noether@demo.example");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, noether!");
  await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fdashboard$/);
});

test("after signing out, the back button shows no page of the account", async ({ page }) => {
  await page.goto("/signin");
  await signInHere(page, "gauss@demo.example");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin/);
});

test("a popup that the person closes ends silently, and the button works again", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto("/signin");
  const popup = await pressGoogle(page);
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
  await popup.close();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  await expect.poll(() => said).toContain("The sign-in window was closed.");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await chooseAccount(await pressGoogle(page), "again@demo.example");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a refused consent is told on the page behind the popup", async ({ page }) => {
  await page.goto("/signup");
  const popup = await pressGoogle(page);
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  await popup.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("[data-toast=error]")).toContainText("Error");
  await expect(page.locator("[data-toast=error]")).toContainText("You cancelled the sign-in with Google.");
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
});

test("where popups are blocked, the same window goes there", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto("/signin?returnTo=/settings");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(/\/mock-provider\/authorize/);
  await chooseAccount(page, "blocked@demo.example");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText("Successfully signed in with Google!")).toBeVisible();
});

test("two tabs that sign in at the same time do not clash", async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.addInitScript(() => (window.open = () => null))));
  for (const tab of tabs) {
    await tab.goto("/signin?returnTo=/canvas-ai");
    await tab.getByRole("button", { name: "Continue with Google" }).click();
    await expect(tab).toHaveURL(/\/mock-provider/);
  }
  for (const tab of tabs) {
    await chooseAccount(tab, "twice@demo.example");
    await expect(tab).toHaveURL(/\/canvas-ai$/);
  }
});

test("an account is chosen in peace while another tab signs in", async ({ page, context }) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto("/signin");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(/\/mock-provider/);
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    new BroadcastChannel("session").onmessage = () => heading.append(" now");
  });
  await signIn(await context.newPage());
  await expect(page.getByRole("heading", { name: "Choose an account now" })).toBeVisible();
  await chooseAccount(page, "peace@demo.example");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("other tabs learn of sign-in and sign-out at once", async ({ page, context }) => {
  const home = await context.newPage();
  await home.goto("/");
  await page.goto("/signin");
  await signInHere(page, "euler@demo.example");
  await expect(home.getByRole("link", { name: "Dashboard" })).toBeVisible();
  const tool = await context.newPage();
  await tool.goto("/graph-visualizer");
  await hydrated(tool);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(home.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(tool).toHaveURL(/\/signin\?returnTo=%2Fgraph-visualizer$/);
});

test("a tab with something typed stays as it is when the same person signs in again elsewhere", async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await page.goto("/video-generator");
  await page.getByLabel("Your question").fill("Why?");
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto("/signin");
  await signInHere(other, email);
  await expect(other).toHaveURL(/\/dashboard/);
  await expect(page.getByLabel("Your question")).toHaveValue("Why?");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("what was typed survives a session that is over", async ({ page, context }) => {
      const email = await signIn(page);
      await page.goto("/video-generator");
      await page.getByLabel("Your question").fill("Why is 0! = 1?\nReally?");
      await context.clearCookies({ name: "session" });
      await page.getByRole("button", { name: "Create Video" }).click();
      await expect(page).toHaveURL(/\/signin\?returnTo=%2Fvideo-generator$/);
      await signInHere(page, email);
      await expect(page).toHaveURL(/\/video-generator$/);
      await expect(page.getByLabel("Your question")).toHaveValue("Why is 0! = 1?\nReally?");
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same forms lead there by redirects", async ({ page }) => {
    await page.goto("/signup?returnTo=/video-generator");
    await signInHere(page, "grace@demo.example");
    await expect(page).toHaveURL(/\/video-generator$/);
    await expect(page.getByText("Account created successfully with Google!")).toBeVisible();
    await page.goto("/signin");
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("a refused consent is told on the sign-in page, which still knows where to return to", async ({ page }) => {
    await page.goto("/signin?returnTo=/canvas-ai");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/signin\?returnTo=%2Fcanvas-ai$/);
    await expect(page.getByRole("alert")).toContainText("You cancelled the sign-in with Google.");
    await page.reload();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("the keyboard alone signs in, goes to a tool and signs out", async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto("/signin");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mock-provider/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "Canvas AI Solver" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Canvas AI Solver");
  await tabTo(page, page.getByRole("button", { name: "Logout" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});

async function tabTo(page: import("@playwright/test").Page, target: import("@playwright/test").Locator) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The keyboard does not get there.");
}
