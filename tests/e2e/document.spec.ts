import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoViolations, showTheme, THEMES } from "../support/accessibility";
import { expect, signIn, signInHere, test } from "../support/journey";
import { docx, pdf } from "../support/documents";
import { hydrated } from "../support/screens";

const RESULTS = /^Results for/;

interface Upload {
  name?: string;
  content?: Buffer;
}

async function choose(page: Page, { name = "Primes.pdf", content = pdf() }: Upload = {}) {
  await page.getByLabel("Your document").setInputFiles({ name, mimeType: "application/octet-stream", buffer: content });
}

async function send(page: Page, upload: Upload = {}) {
  await choose(page, upload);
  await page.getByRole("button", { name: "Analyze Document" }).click();
  await expect(page).toHaveURL(/\/document-analyzer\/[\w-]{36}$/);
}

async function exported(page: Page, name: string, format: string): Promise<[name: string, content: string]> {
  await page.getByLabel("Format").filter({ visible: true }).selectOption({ label: format });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: `Export ${name}` }).click();
  const file = await download;
  return [file.suggestedFilename(), readFileSync(await file.path(), "utf8")];
}

test("a document becomes quizzes, flashcards and a study path, with JavaScript", async ({ page }) => {
  await signIn(page);
  await page.goto("/document-analyzer");
  await expect(page.getByText("up to 10MB")).toBeVisible();
  await expect(page.getByLabel("Your document")).toHaveAttribute("accept", ".pdf,.docx");
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: "Analyzing Primes.pdf..." })).toBeVisible();
  await expect(page.getByRole("heading", { name: RESULTS })).toBeFocused();
  await expect(page.getByText("This is a sample.")).toBeVisible();

  await page.getByLabel("2x").check();
  await page.getByLabel("21").check();
  await page.getByRole("button", { name: "Check Answers" }).click();
  await expect(page.getByText("1 of 3 right")).toBeFocused();
  await expect(page.getByText("Wrong. The answer is: 29")).toBeVisible();
  await expect(page.getByText("Not answered. The answer is: 5")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 of 3 right")).toBeVisible();
  await expect(page.getByLabel("2x")).toBeChecked();
  await hydrated(page);

  await page.getByRole("tab", { name: "Flashcards" }).click();
  await expect(page).toHaveURL(/\?tab=flashcards&/);
  const card = page.getByText("What is a prime number?");
  await expect(page.getByText(/^A whole number greater/)).toBeHidden();
  await card.click();
  await expect(page.getByText(/^A whole number greater/)).toBeVisible();
  expect((await exported(page, "Flashcards", "CSV (table)"))[1]).toContain("What is a prime number?,");

  await page.getByRole("tab", { name: "Quizzes" }).click();
  await expect(page.getByLabel("2x")).toBeChecked();
  await expect(page.getByText("1 of 3 right")).toBeVisible();
  await page.getByRole("tab", { name: "Study Path" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(5);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Study Path" })).toHaveAttribute("aria-selected", "true");
  await hydrated(page);
  await page.getByRole("tab", { name: "Quizzes" }).click();
  await expect(page.getByText("1 of 3 right")).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByText("Analyzed Primes.pdf")).toHaveCount(1);
  await page.goto("/document-analyzer");
  await page.getByRole("link", { name: "Primes.pdf" }).click();
  await expect(page.getByRole("heading", { name: RESULTS })).toBeVisible();
});

test.describe("without JavaScript", () => {
  // The page of the edge has no icon of its own, and the browser looks for one in vain.
  test.use({ javaScriptEnabled: false, expectedStatuses: [400, 404, 413] });

  test("a document is sent, waited for, answered, turned and exported", async ({ page }) => {
    await signIn(page);
    await page.goto("/document-analyzer");
    await send(page, { name: "Primes.docx", content: docx() });
    await expect(page.getByText("Analyzing Primes.docx...")).toBeVisible();
    await expect(page.getByRole("heading", { name: RESULTS })).toBeVisible();
    await page.getByLabel("2x").check();
    await page.getByRole("button", { name: "Check Answers" }).click();
    await expect(page.getByText("1 of 3 right")).toBeVisible();
    await expect(page.getByLabel("2x")).toBeChecked();
    const parts = page.getByRole("navigation", { name: "Parts of the result" });
    await parts.getByRole("link", { name: "Flashcards" }).click();
    await expect(page).toHaveURL(/\?tab=flashcards&/);
    await page.getByText("What is a prime number?").click();
    await expect(page.getByText(/^A whole number greater/)).toBeVisible();
    await parts.getByRole("link", { name: "Study Path" }).click();
    await parts.getByRole("link", { name: "Quizzes" }).click();
    await expect(page.getByText("1 of 3 right")).toBeVisible();
    await parts.getByRole("link", { name: "Study Path" }).click();
    expect(await exported(page, "Study Path", "Markdown")).toEqual([
      "Primes-study-path.md",
      expect.stringContaining("# Study Path\n\n*This is a sample."),
    ]);
  });

  test("what cannot be analyzed is said at its field, and what is too large on a page", async ({ page }) => {
    await signIn(page);
    await page.goto("/document-analyzer");
    await page.getByRole("button", { name: "Analyze Document" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please choose a document to analyze.");
    await choose(page, { name: "lesson.pdf", content: Buffer.from("MZ program") });
    await page.getByRole("button", { name: "Analyze Document" }).click();
    await expect(page.getByRole("alert")).toHaveText(/neither a PDF nor a Word document/);
    await choose(page, { content: pdf({ pad: 10 * 1024 * 1024 }) });
    await page.getByRole("button", { name: "Analyze Document" }).click();
    await expect(page.getByRole("alert")).toHaveText(/larger than 10 MB/);
    await choose(page, { content: pdf({ pad: 11 * 1024 * 1024 }) });
    await page.getByRole("button", { name: "Analyze Document" }).click();
    await expect(page.getByRole("heading", { name: "This form is too large" })).toBeVisible();
  });
});

test("everything works from the keyboard alone", async ({ page }) => {
  await signIn(page);
  await page.goto("/document-analyzer");
  await choose(page);
  await page.getByLabel("Your document").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: RESULTS })).toBeFocused();
  const tab = (name: string) => page.getByRole("tab", { name });
  await page.keyboard.press("Tab");
  await expect(tab("Quizzes")).toBeFocused();
  for (const [key, name] of [
    ["ArrowRight", "Flashcards"],
    ["End", "Study Path"],
    ["ArrowRight", "Quizzes"],
    ["ArrowLeft", "Study Path"],
    ["Home", "Quizzes"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(page.locator("[role=tab][tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 3 right")).toBeFocused();
  await tab("Quizzes").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^In a right triangle, a²/)).toBeVisible();
});

test.describe("what is refused", () => {
  test.use({ expectedStatuses: [400] });

  test("is said at the field, and what was chosen stays chosen", async ({ page }) => {
    await signIn(page);
    await page.goto("/document-analyzer");
    await choose(page, { content: Buffer.from("no document") });
    await page.getByRole("button", { name: "Analyze Document" }).click();
    const field = page.getByLabel("Your document");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/neither a PDF/);
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
    let posts = 0;
    page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
    await choose(page, { content: pdf({ pad: 11 * 1024 * 1024 }) });
    await page.getByRole("button", { name: "Analyze Document" }).click();
    await expect(field).toHaveAccessibleDescription(/larger than 10 MB/);
    expect(posts).toBe(0);
    await send(page);
  });
});

test("an analysis can be cancelled, and made again", async ({ page }) => {
  await signIn(page);
  await page.goto("/document-analyzer");
  await send(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "No result for Primes.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Analyze It Again" }).click();
  await expect(page.getByRole("heading", { name: RESULTS })).toBeVisible();
});

test("a session that is over when a document is sent asks for it again after the sign-in", async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  await page.goto("/document-analyzer");
  await choose(page);
  await context.clearCookies();
  await page.getByRole("button", { name: "Analyze Document" }).click();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await signInHere(page, email);
  await expect(page.getByText("Please choose it again.")).toBeVisible();
  await send(page);
});

test("form and result are sound in both themes and at 360 px", async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto("/document-analyzer");
  await send(page, { name: `${"averylongname".repeat(20)}.pdf` });
  await expect(page.getByRole("heading", { name: RESULTS })).toBeVisible();
  for (const theme of THEMES) {
    for (const tab of ["quizzes", "flashcards", "study-path"]) {
      await page.goto(`${new URL(page.url()).pathname}?tab=${tab}`);
      await showTheme(page, theme);
      await expectNoViolations(page, `${tab} ${theme}`);
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  }
});
