import { readdirSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { PageError } from "~/shell/error-page";
import { TOOLS } from "~/tools/registry";

const routes = readdirSync("app/routes").filter((name) => name.startsWith("_guarded."));
const pages = routes.filter((name) => name !== "_guarded.tsx").map((name) => name.replace(".tsx", ""));

test.each(pages)("%s keeps the frame around it when it fails", async (name) => {
  expect(await import(`../../../app/routes/${name}.tsx`)).toMatchObject({ ErrorBoundary: PageError });
});

test.each(TOOLS.map(({ path }) => path))("a failing loader at %s is reported in its place", async (path) => {
  const page = await failing(path, () => {
    throw new Error("the disk is gone");
  });
  expect(page).toContain("<h1>Something went wrong</h1>");
  expect(page).toMatch(/<p class="my-4">Your \w+.* (still|is) .*<\/p>/);
  expect(page).toContain(`href="${path}?a=1"`);
  expect(page).toContain('href="/dashboard"');
  expect(page).not.toContain("the disk is gone");
});

test("an unknown result leads to its tool, and is not to be tried again", async () => {
  const page = await failing("/video-generator/none", () => {
    throw new Response("Not Found", { status: 404 });
  });
  expect(page).toContain("Oops! Page not found");
  expect(page).toContain('href="/video-generator"');
  expect(page).not.toContain("Try again");
});

async function failing(path: string, loader: () => null): Promise<string> {
  const tree = [{ id: "page", path, ErrorBoundary: PageError, Component: () => <p>All is well.</p>, loader }];
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(`http://localhost${path}?a=1`));
  if (context instanceof Response) throw new Error("The page was not rendered.");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
