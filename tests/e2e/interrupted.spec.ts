import type { Page, Route } from "@playwright/test";
import { pdf } from "../support/documents";
import { expect, signIn, test } from "../support/journey";
import { hydrated } from "../support/screens";

const ADDRESS = "https://youtu.be/dQw4w9WgXcQ?t=65";
const UNREACHABLE = "The server could not be reached or did not understand. Please try again.";

const outage = (route: Route) => route.abort();

async function open(page: Page, path: string) {
  await signIn(page);
  await page.goto(path);
  await hydrated(page);
}

async function press(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name }).click();
}

test.describe("where nobody answers", () => {
  test.use({ dataFails: true });

  test("a question and an address stay, and are taken when sent again", async ({ page }) => {
    await signIn(page);
    for (const [path, field, text, button] of [
      ["/video-generator", "Your question", "Why is 0! = 1?", "Create Video"],
      ["/youtube-transcriber", "YouTube URL", ADDRESS, "Transcribe"],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await page.getByLabel(field).fill(text);
      await page.route(/\.data/, outage);
      await press(page, button);
      await expect(page.getByText(UNREACHABLE)).toBeVisible();
      await expect(page.getByLabel(field)).toHaveValue(text);
      await page.unroute(/\.data/);
      await press(page, button);
      await expect(page).toHaveURL(new RegExp(`${path}/[\\w-]{36}$`));
    }
  });

  test("a chosen document stays chosen", async ({ page }) => {
    await open(page, "/document-analyzer");
    await page
      .getByLabel("Your document")
      .setInputFiles({ name: "primes.pdf", mimeType: "application/pdf", buffer: pdf() });
    await page.route(/\.data/, outage);
    await press(page, "Analyze Document");
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await page.unroute(/\.data/);
    await press(page, "Analyze Document");
    await expect(page.getByText("primes.pdf").first()).toBeVisible();
  });

  test("a message of the chat comes back", async ({ page }) => {
    await open(page, "/youtube-transcriber");
    await page.getByLabel("YouTube URL").fill(ADDRESS);
    await press(page, "Transcribe");
    await page.getByLabel("Your message").fill("What is a slope?");
    await page.route(/\.data/, outage);
    await page.keyboard.press("Enter");
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue("What is a slope?");
  });

  test("what is typed or pressed beside a result stays too, and is taken when sent again", async ({ page }) => {
    await open(page, "/youtube-transcriber");
    await page.getByLabel("YouTube URL").fill(ADDRESS);
    await press(page, "Transcribe");
    await expect(page.getByLabel("Your message")).toBeVisible();
    const result = page.url();
    await page.getByLabel("YouTube URL").fill("https://youtu.be/aaaaaaaaaaa");
    await page.route(/\.data|\/healthz/, outage);
    await press(page, "Transcribe");
    await expect(page.getByText(UNREACHABLE)).toBeInViewport();
    await expect(page.getByLabel("YouTube URL")).toHaveValue("https://youtu.be/aaaaaaaaaaa");
    expect(page.url()).toBe(result);
    await page.unroute(/\.data|\/healthz/);
    await press(page, "Transcribe");
    await expect(page).not.toHaveURL(result);
    await expect(page).toHaveURL(/\/youtube-transcriber\/[\w-]{36}$/);
  });

  test("a job that ends meanwhile leaves its page and what is typed there, and is shown when somebody answers", async ({
    page,
  }) => {
    await open(page, "/youtube-transcriber");
    await page.getByLabel("YouTube URL").fill(ADDRESS);
    await press(page, "Transcribe");
    await expect(page.getByText("Transcribing the video")).toBeVisible();
    await page.getByLabel("YouTube URL").fill("https://youtu.be/aaaaaaaaaaa");
    const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
    await page.route(/\.data|\/healthz/, outage);
    await asked;
    await expect(page.getByText("Transcribing the video")).toBeVisible();
    await page.unroute(/\.data|\/healthz/);
    await expect(page.getByRole("heading", { name: "Transcript", exact: true })).toBeFocused({ timeout: 15_000 });
    await expect(page.getByLabel("YouTube URL")).toHaveValue("https://youtu.be/aaaaaaaaaaa");
  });

  test("an analysis that is asked for again, and the tick before a deletion, stay", async ({ page }) => {
    await open(page, "/document-analyzer");
    await page
      .getByLabel("Your document")
      .setInputFiles({ name: "primes.pdf", mimeType: "application/pdf", buffer: pdf() });
    await press(page, "Analyze Document");
    await press(page, "Cancel");
    await expect(page.getByRole("heading", { name: "No result for primes.pdf" })).toBeVisible();
    await page.route(/\.data/, outage);
    await press(page, "Analyze It Again");
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByRole("heading", { name: "No result for primes.pdf" })).toBeVisible();
    await page.goto("/settings");
    await hydrated(page);
    await page.getByLabel("I understand").check();
    await press(page, "Delete my account");
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByLabel("I understand")).toBeChecked();
  });

  test("a page that cannot be loaded says why, and takes no blame for it", async ({ page }) => {
    await open(page, "/dashboard");
    await page.route(/\.data/, outage);
    await page.getByRole("navigation").getByRole("link", { name: "YouTube Transcriber" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The server cannot be reached");
    await expect(page.getByText("Error")).toHaveCount(0);
  });
});

test("whoever goes back from a transcript finds its address in the field", async ({ page }) => {
  await open(page, "/youtube-transcriber");
  await page.getByLabel("YouTube URL").fill(ADDRESS);
  await press(page, "Transcribe");
  await expect(page).toHaveURL(/\/youtube-transcriber\/[\w-]{36}$/);
  await page.goBack();
  await expect(page.getByLabel("YouTube URL")).toHaveValue(ADDRESS);
});
