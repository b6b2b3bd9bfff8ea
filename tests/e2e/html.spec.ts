import type { APIRequestContext } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import rules from "../config/html-validate.mjs";
import { expect, signIn, test } from "../support/journey";
import { GUARDED_PATHS, PUBLIC_PATHS } from "../support/screens";

const validator = new HtmlValidate(new StaticConfigLoader(rules));

/** What is wrong with the HTML that the server sends for a page. */
async function mistakes(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${path}: ${ruleId}: ${message}: ${html.slice(offset - 40, offset + 60)}`,
    ),
  );
}

test("the HTML of every page is valid", async ({ page }) => {
  const found = [];
  for (const path of [...PUBLIC_PATHS, "/nowhere", "/no//such?x=%"])
    found.push(...(await mistakes(page.request, path)));
  await page.goto("/signin");
  await page.addInitScript(() => (window.open = () => null));
  await page.reload();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(/mock-provider/);
  found.push(...(await mistakes(page.request, page.url())));
  expect(found).toEqual([]);
});

test("behind the guard too", async ({ page }) => {
  await signIn(page);
  await page.goto("/canvas-ai");
  const found = [];
  for (const path of [...GUARDED_PATHS, "/"]) found.push(...(await mistakes(page.request, path)));
  expect(found).toEqual([]);
});

test("a page without its doctype, or with an id twice, would be found", async () => {
  const { results } = await validator.validateString(
    '<html lang="en"><head><title>x</title></head><body><p id="a"></p><p id="a"></p></body></html>',
  );
  const ids = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(ids).toEqual(expect.arrayContaining(["missing-doctype", "no-dup-id"]));
});
