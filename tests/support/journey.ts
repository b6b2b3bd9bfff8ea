import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ConsoleMessage, test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "./server";

export { expect };

interface WorkerFixtures {
  /** The product with the mock identity provider, one for each worker, with a data folder of its own. */
  app: RunningServer;
}

interface TestFixtures {
  /** Statuses of 400 and above that the test expects: Chromium prints a line for each. */
  expectedStatuses: number[];
  /** Whether the test has the requests for a page's data fail, or whether the server is there: Chromium prints a line for each. */
  dataFails: boolean;
  watchConsole: void;
  /** Whether the tour opens by itself, as it does for new users. Off unless the test is about it. */
  tour: boolean;
  keepTourClosed: void;
}

/** Playwright's test with a running product, in which any unexpected console error fails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "quadrille-e2e-"));
      const server = await startServer({
        DATA_DIR: folder,
        DEMO_SIGN_IN: "true",
        CANVAS_ENGINE: "simulated",
        SIGN_IN_LIMIT: "100000",
        SIGN_IN_LIMIT_PER_ACCOUNT: "100000",
      });
      await use(server);
      expect(await server.stop(), server.output()).toBe(0);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ app }, use) => use(app.url),
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all(context.pages().map(rest));
  },
  expectedStatuses: [[], { option: true }],
  dataFails: [false, { option: true }],
  tour: [false, { option: true }],
  keepTourClosed: [
    async ({ context, tour }, use) => {
      if (!tour) await context.addInitScript(pretendTourWasSeen);
      await use();
    },
    { auto: true },
  ],
  watchConsole: [
    async ({ context, expectedStatuses, dataFails }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        const answered = expectedStatuses.some((status) => message.text().includes(`status of ${status}`));
        const expected = answered || (dataFails && isFailedData(message));
        if (message.type() === "error" && !expected) errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(error.error().message));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Leaves the site: Chromium forgets to close a page whose next document, as a message from another tab brings one, arrives at that moment. */
async function rest(page: Page): Promise<void> {
  await expect(async () => {
    if (!page.isClosed()) await page.goto("about:blank");
  }).toPass();
}

function isFailedData(message: ConsoleMessage): boolean {
  return (
    message.text().endsWith("net::ERR_FAILED") && /(\.data|^\/healthz)$/.test(new URL(message.location().url).pathname)
  );
}

function pretendTourWasSeen() {
  const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, "getItem")?.value as Storage["getItem"];
  Storage.prototype.getItem = function (key) {
    return key.startsWith("tutorial_seen_") ? "true" : getItem.call(this, key);
  };
}

/** Presses the button with JavaScript on, and gives the popup. */
export async function pressGoogle(page: Page): Promise<Page> {
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  return popup;
}

/** Chooses an account at the mock identity provider, in a popup or not. */
export async function chooseAccount(chooser: Page, email: string): Promise<void> {
  await chooser.getByLabel("Another e-mail address").fill(email);
  await chooser.getByRole("button", { name: "Use this account" }).click();
}

/** Signs in without a page, as somebody with this e-mail, and opens the dashboard. */
export async function signIn(page: Page, email = `${crypto.randomUUID()}@demo.example`): Promise<string> {
  const { request } = page.context();
  const { origin } = new URL((await request.get("/healthz")).url());
  const headers = { Origin: origin };
  const begun = await request.post("/auth/google", {
    headers,
    form: { intent: "signin", returnTo: "/dashboard", display: "page" },
  });
  const chosen = await request.post(begun.url(), { headers, form: { account: "", email }, maxRedirects: 0 });
  const entered = await request.get(String(chosen.headers()["location"]), { maxRedirects: 0 });
  await page.goto(String(entered.headers()["location"]));
  return email;
}

/** Signs in as people do, in a popup or not, from the sign-in page that is open; ends on the page that is returned to. */
export async function signInHere(page: Page, email: string): Promise<void> {
  const elsewhere = page.waitForEvent("popup").catch(() => page);
  const here = page.waitForURL(/\/mock-provider\//).then(
    () => page,
    () => elsewhere,
  );
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await chooseAccount(await Promise.race([elsewhere, here]), email);
  await page.waitForURL((url) => !url.pathname.startsWith("/sign") && !url.pathname.startsWith("/mock-provider"));
}
