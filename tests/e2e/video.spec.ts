import { readFileSync } from "node:fs";
import { expectNoViolations } from "../support/accessibility";
import { expect, signIn, test } from "../support/journey";

type Page = Parameters<typeof signIn>[0];

const QUESTION = "Why is 0! = 1?\nAnd why <not> 0?";

async function openTool(page: Page, query = "") {
  await signIn(page);
  await page.goto(`/video-generator${query}`);
}

function form(page: Page) {
  return { question: page.getByLabel("Your question"), create: page.getByRole("button", { name: "Create Video" }) };
}

async function expectMade(page: Page) {
  await expect(page.getByRole("heading", { name: "Your video", exact: true })).toBeVisible();
  await expect(page.getByText("This is a sample clip.")).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a question becomes a video that is told once, plays, downloads and is found again", async ({ page }) => {
      await openTool(page);
      const { question, create } = form(page);
      await question.fill(QUESTION);
      await create.click();
      await expect(page).toHaveURL(/\/video-generator\/[\w-]{36}$/);
      await expect(page.getByText("AI is creating your video...").first()).toBeVisible();
      await expectMade(page);
      await expect(page.locator("[data-toast=success]")).toContainText("Video generated successfully!");
      await expect(question).toHaveValue(QUESTION);
      await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.duration)).toBe(12);
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Download" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe("Sample lesson.webm");
      expect(readFileSync(await file.path()).equals(readFileSync("public/sample-lesson.webm"))).toBe(true);
      await page.reload();
      await expectMade(page);
      await expect(page.locator("[data-toast]")).toHaveCount(0);
      await page.goto("/dashboard");
      await expect(page.getByText("Downloaded a video: Sample lesson")).toBeVisible();
      await expect(page.getByText("Made a video: Sample lesson")).toBeVisible();
      await expect(page.getByText("Started a video: Why is 0! = 1?")).toBeVisible();
      await page.goto("/video-generator");
      await page.getByRole("link", { name: "Why is 0! = 1?" }).click();
      await expectMade(page);
    });

    test("cancelling says so and keeps the question, which the back button finds too", async ({ page }) => {
      await openTool(page);
      const { question, create } = form(page);
      await question.fill(QUESTION);
      await create.click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("You cancelled it.")).toBeVisible();
      await expect(question).toHaveValue(QUESTION);
      await page.goBack();
      while (!/\/video-generator(\?.*)?$/.test(page.url())) await page.goBack();
      await expect(question).toHaveValue(QUESTION);
    });

    test("the examples fill the question", async ({ page }) => {
      await openTool(page);
      const { question } = form(page);
      for (const [name, text] of [
        [/Pythagorean/, /Pythagorean theorem/],
        [/photosynthesis/, /photosynthesis/],
        [/solar system/, /tour of the solar system/],
        [/DNA/, /structure of DNA/],
      ] as const) {
        await page.getByRole("link", { name }).click();
        await expect(question).toHaveValue(text);
      }
      await expect(page).toHaveURL(javaScriptEnabled ? /\/video-generator$/ : /\?question=What\+does/);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

  test("Create Video is enabled, and a blank question is pointed out at its field and as a toast", async ({ page }) => {
    await openTool(page);
    const { question, create } = form(page);
    await question.fill("  \n ");
    await create.click();
    await expect(page.locator("[data-toast=error]")).toContainText("Please enter a question to generate a video");
    await expect(question).toHaveAttribute("aria-invalid", "true");
    await expect(question).toHaveAccessibleDescription("Please enter a question to generate a video");
  });
});

test("Create Video is disabled while the question is blank, and while the video is made", async ({ page }) => {
  await openTool(page);
  const { question, create } = form(page);
  await expect(create).toBeDisabled();
  await question.fill("   ");
  await expect(create).toBeDisabled();
  await question.fill("Why?");
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page.getByText("AI is creating your video...")).toBeVisible();
  await expect(create).toBeDisabled();
});

test("a question from the address can be sent at once", async ({ page }) => {
  await openTool(page, "?question=Why%3F");
  const { question, create } = form(page);
  await expect(question).toHaveValue("Why?");
  await expect(create).toBeEnabled();
});

test("two presses and a second tab make one video", async ({ page, context }) => {
  await openTool(page);
  const other = await context.newPage();
  await other.goto("/video-generator");
  for (const tab of [page, other]) await form(tab).question.fill("Only once?");
  await Promise.all([form(page).create.dblclick(), form(other).create.click()]);
  await expect(page).toHaveURL(/\/video-generator\/[\w-]{36}$/);
  await expect(other).toHaveURL(page.url());
  await page.goto("/video-generator");
  await expect(page.getByRole("link", { name: "Only once?" })).toHaveCount(1);
});

test("the keyboard alone makes a video, plays it and saves it", async ({ page }) => {
  await openTool(page);
  const { question, create } = form(page);
  await question.focus();
  await page.keyboard.type("By keys?");
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Tab");
  await expect(create).toBeFocused();
  await page.keyboard.press("Enter");
  await expectMade(page);
  await expect(page.getByRole("heading", { name: "Your video", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeFocused();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press("Tab");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("Sample lesson.webm");
});

test("whoever comes to the browser after a sign-out sees no film that was watched there", async ({ page }) => {
  await openTool(page);
  await form(page).question.fill("Mine alone?");
  await form(page).create.click();
  await expectMade(page);
  const film = await page.locator("video").getAttribute("src");
  const watch = () => page.evaluate(async (address) => (await fetch(address)).headers.get("Content-Type"), film ?? "");
  expect(await watch()).toBe("video/webm");
  expect(await watch()).toBe("video/webm");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/(signin)?$/);
  expect(await watch()).toMatch(/^text\/html/);
});

for (const theme of ["light", "dark"]) {
  test(`the result is accessible and fits small screens in the ${theme} theme`, async ({ page }) => {
    await openTool(page);
    if (theme === "dark") {
      await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
      await page.reload();
      await expect(page.locator("html.dark")).toHaveCount(1);
    }
    await form(page).question.fill("a".repeat(300));
    await form(page).create.click();
    await expect(page.getByText("AI is creating your video...")).toBeVisible();
    await expectNoViolations(page);
    await expectMade(page);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
