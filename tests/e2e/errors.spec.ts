import { join } from "node:path";
import { Database } from "~/db/sqlite.server";
import { expect, signIn, test } from "../support/journey";
import { expectAccessible } from "../support/screens";

test.use({ expectedStatuses: [404, 500] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a failing tool keeps the sidebar and the other tools, and works again later", async ({ page, app }) => {
      await signIn(page);
      await page.goto("/video-generator");
      await page.getByLabel("Your question").fill("Why is 0! = 1?");
      await page.getByRole("button", { name: "Create Video" }).click();
      await page.waitForURL(/\/video-generator\/[\w-]{36}$/);
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const database = new Database(join(app.dataFolder, "database.sqlite"));
      const setInput = (input: object) =>
        database.prepare("update jobs set input = ? where id = ?").run(JSON.stringify(input), id);
      await page.getByRole("heading", { name: "Your video", exact: true }).waitFor();
      const tools = page.getByRole("navigation", { name: "Tools" });
      await tools.getByRole("link", { name: "Dashboard" }).click();

      setInput({});
      await tools.getByRole("link", { name: "AI Video Generator" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
      await expect(page).toHaveTitle(/^Something went wrong/);
      await expect(page.getByText("Your videos are still here.")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await tools.getByRole("link", { name: "Canvas AI Solver" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Canvas AI Solver");
      await page.goto("/video-generator");

      setInput({ question: "Why is 0! = 1?" });
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Video Generator");
      database.close();
    });

    test("an unknown result is reported beside the sidebar, with the way to its tool", async ({ page }) => {
      await signIn(page);
      await page.goto("/youtube-transcriber/none");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
      await page.getByRole("link", { name: "Open the YouTube Transcriber" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("YouTube Transcriber");
    });
  });
}
