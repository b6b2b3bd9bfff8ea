import type { Page, Route } from "@playwright/test";
import { expectNoViolations, showTheme, THEMES } from "../support/accessibility";
import { expect, signIn, test } from "../support/journey";
import { hydrated } from "../support/screens";

const ADDRESS = "https://youtu.be/dQw4w9WgXcQ?t=65";
const PLAYER = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65";

/** Stands in for YouTube; gives the addresses that were asked for on other hosts than ours. */
async function watchThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") asked.push(request.url());
  });
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Player</title>" }),
  );
  return asked;
}

async function transcribe(page: Page, address = ADDRESS) {
  await signIn(page);
  await page.goto("/youtube-transcriber");
  await page.getByLabel("YouTube URL").fill(address);
  await page.getByRole("button", { name: "Transcribe" }).click();
  await expect(page).toHaveURL(/\/youtube-transcriber\/[\w-]{36}$/);
}

/** Keeps the answers to what is sent from now on from the page, until the function that is returned is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/youtube-transcriber\/.*\.data/, async (route) => {
    const response = await route.fetch();
    await arrived;
    await route.fulfill({ response });
  });
  return arrive;
}

const lines = (page: Page) => page.getByRole("region", { name: "Transcript", exact: true });
const chat = (page: Page) => page.getByRole("log", { name: "Chat" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedStatuses: [400] });

    test("a video is transcribed, watched and talked about", async ({ page }) => {
      const thirdParties = await watchThirdParties(page);
      await transcribe(page);
      await expect(page.getByText("Transcribing the video")).toBeVisible();
      await expect(page.getByLabel("YouTube URL")).toHaveValue(ADDRESS);
      await expect(lines(page).getByText("Sample.")).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByRole("heading", { name: "Transcript", exact: true })).toBeFocused();

      await page.getByLabel("Your message").fill("What is a slope?");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(chat(page).getByText("What is a slope?")).toBeVisible();
      await expect(chat(page).getByText("This is a sample reply")).toBeVisible();
      await page.reload();
      await expect(chat(page).getByRole("listitem")).toHaveCount(2);
      expect((await chat(page).boundingBox())?.height).toBe(256);

      expect(thirdParties).toEqual([]);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole("link", { name: "Load the video from 1:05" }).click();
      const frame = page.locator("iframe[title='YouTube video player']");
      await expect(frame).toHaveAttribute("src", PLAYER);
      await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
      await expect(frame).toHaveAttribute("allowfullscreen", "");
      await expect.poll(() => thirdParties).toEqual([PLAYER]);
      // Not toBeFocused: the frame's document, of another process, takes the focus of this one's to itself.
      if (javaScriptEnabled)
        await expect.poll(() => frame.evaluate((player) => player === document.activeElement)).toBe(true);

      await page.goto("/youtube-transcriber");
      await expect(page.getByRole("link", { name: ADDRESS })).toBeVisible();
      await page.goto("/dashboard");
      await expect(page.getByText(`Transcribed ${ADDRESS}`)).toHaveCount(1);
    });

    test("a wrong address is pointed out at its field, a blank one does nothing", async ({ page }) => {
      await signIn(page);
      await page.goto("/youtube-transcriber");
      await page.getByRole("button", { name: "Transcribe" }).click();
      await expect(page).toHaveURL(/\/youtube-transcriber$/);
      await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
      await page.getByLabel("YouTube URL").fill("https://notyoutube.com/watch?v=dQw4w9WgXcQ");
      await page.getByRole("button", { name: "Transcribe" }).click();
      await expect(page.locator("main").getByRole("alert")).toHaveText(/not the address of a YouTube video/);
      await expect(page.getByLabel("YouTube URL")).toHaveValue("https://notyoutube.com/watch?v=dQw4w9WgXcQ");
      await expect(page.getByLabel("YouTube URL")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel("YouTube URL")).toHaveAccessibleDescription(
        /^This is not the address .* an embed code/,
      );
    });

    test("a transcript can be cancelled, and asked for again", async ({ page }) => {
      await transcribe(page);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("You cancelled this.")).toBeVisible();
      await page.getByRole("button", { name: "Transcribe" }).click();
      await expect(page.getByText("Transcribing the video")).toBeVisible();
    });
  });
}

test("everything can be done with the keyboard alone: Enter sends, Shift+Enter does not", async ({ page }) => {
  await watchThirdParties(page);
  await signIn(page);
  await page.goto("/youtube-transcriber");
  await page.getByLabel("YouTube URL").focus();
  await page.keyboard.type(ADDRESS);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Transcript", exact: true })).toBeFocused();

  await tabTo(page, "message");
  await page.keyboard.press("Enter");
  await page.keyboard.type("One");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Two");
  await expect(page.getByLabel("Your message")).toHaveValue("One\nTwo");
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    expect(await isTaken(page, { key: "Enter", ...composing })).toBe(false);
  const arrive = await holdAnswers(page);
  await page.keyboard.press("Enter");
  await expect(chat(page).getByText("One Two")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("");

  await page.keyboard.type("Meanwhile");
  await page.keyboard.press("Enter");
  arrive();
  await expect(chat(page).getByText("This is a sample reply")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Meanwhile");
  await expect(chat(page).getByRole("listitem")).toHaveCount(2);
});

test("who leaves before the reply finds the message, and that it can be sent again", async ({ page }) => {
  await transcribe(page);
  await expect(lines(page).getByText("Sample.")).toBeVisible();
  const address = page.url();
  const ask = async () => {
    await page.getByLabel("Your message").fill("Why?");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByText("Writing a reply...")).toBeVisible();
  };
  await ask();
  await expect.poll(async () => (await page.request.get(address)).text()).toContain("Why?");
  await page.goto("/features");
  await page.goto(address);
  await expect(chat(page).getByText("No reply yet.")).toBeVisible();
  await ask();
  await expect(chat(page).getByText("This is a sample reply")).toBeVisible();
  await expect(chat(page).getByRole("listitem")).toHaveCount(2);
});

test.describe("a page whose job events are refused", () => {
  test.use({ expectedStatuses: [502] });

  test("finds out by itself, at first while the server is away", async ({ page }) => {
    const outage = (route: Route) => route.fulfill({ status: 502 });
    await page.route(/\/jobs\/.*\/events$/, outage);
    await page.route("/healthz", outage);
    await transcribe(page);
    await page.waitForResponse(/healthz/);
    await expect(page.getByText("Transcribing the video")).toBeVisible();
    await page.unroute("/healthz");
    await expect(lines(page).getByText("Sample.")).toBeVisible();
  });

  test("leads to the sign-in where the session is over", async ({ page }) => {
    await page.route(/\/jobs\/.*\/events$/, (route) => route.fulfill({ status: 502 }));
    await transcribe(page);
    await page.context().clearCookies();
    await expect(page).toHaveURL(/\/signin\?returnTo=/);
  });
});

test("a page with everything on it is accessible in both themes and on narrow screens", async ({ page }) => {
  await watchThirdParties(page);
  await transcribe(page);
  await expect(lines(page).getByText("Sample.")).toBeVisible();
  await page.getByLabel("Your message").fill("w".repeat(300));
  await page.keyboard.press("Enter");
  await expect(chat(page).getByText("This is a sample reply")).toBeVisible();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectNoViolations(page, theme);
  }
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

async function tabTo(page: Page, id: string) {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
  }
  throw new Error(`The keyboard does not reach #${id}.`);
}

/** Whether the message's field does something of its own at this key. */
function isTaken(page: Page, key: { key: string; isComposing?: boolean; keyCode?: number }): Promise<boolean> {
  return page
    .getByLabel("Your message")
    .evaluate(
      (field, init) => !field.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })),
      key,
    );
}
