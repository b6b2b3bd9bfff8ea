import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import { askedElsewhere, PUBLIC_PATHS } from "../support/screens";

const TOOLS = [
  "AI Video Generator",
  "Interactive Graph Visualizer",
  "Smart Document Analyzer",
  "Canvas AI Solver",
  "YouTube Transcriber",
];

async function headings(page: Page, level: number): Promise<string[]> {
  return page.getByRole("heading", { level }).allTextContents();
}

async function expectLinks(page: Page, links: [name: string, path: string][], area = "main") {
  for (const [name, path] of links) {
    await expect(page.locator(area).getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
}

test.describe("the landing page", () => {
  test("says what the specification quotes", async ({ page }) => {
    await page.goto("/");
    expect(await headings(page, 1)).toEqual(["Master Mathematics with AI-Powered Learning"]);
    expect(await headings(page, 2)).toEqual([
      "Powerful AI Features",
      "Why Choose Our Platform?",
      "Ready to Transform Your Learning?",
    ]);
    expect(await headings(page, 3)).toEqual(TOOLS);
    await expect(page.getByRole("heading", { name: "Why Choose Our Platform?" }).locator("+ ul > li")).toHaveCount(6);
    await expect(page.getByText("Manim animations and AI narration")).toBeVisible();
  });

  test("leads where the specification says", async ({ page }) => {
    await page.goto("/");
    await expectLinks(page, [
      ["Start Learning Free", "/signup"],
      ["Watch Demo", "/?demo=1#demo"],
      ["Get Started Today", "/signup"],
      ["View Pricing", "/pricing"],
    ]);
    const names = ["Features", "Pricing", "Documentation", "Integrations"];
    await expectLinks(
      page,
      names.map((name) => [name, `/${name.toLowerCase()}`]),
      "footer",
    );
    for (const name of ["About Us", "Contact", "Privacy Policy", "Terms of Service"]) {
      await expect(page.locator("footer li").filter({ hasText: name })).toBeVisible();
      await expect(page.locator("footer").getByRole("link", { name })).toHaveCount(0);
    }
  });

  test("marks its figures as samples", async ({ page }) => {
    await page.goto("/");
    const claims = page.getByText("4.9/5 from 10,000+ reviews");
    await expect(claims).toContainText("a community of thousands of learners");
    await expect(claims).toContainText("sample figures");
  });

  test("shows visitors the way in, and who is signed in the way on", async ({ page }) => {
    await page.goto("/");
    await expectLinks(
      page,
      [
        ["Sign In", "/signin"],
        ["Get Started", "/signup"],
      ],
      "header",
    );
    await expect(page.locator("header").getByRole("button", { name: "Dark Mode" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
    await signIn(page);
    await page.goto("/");
    await expectLinks(page, [["Dashboard", "/dashboard"]], "header");
    await expect(page.locator("header").getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the demo's frame comes when Watch Demo is followed, and not before", async ({ page }) => {
      const framed: string[] = [];
      page.on(
        "request",
        (request) => request.frame() !== page.mainFrame() && framed.push(new URL(request.url()).pathname),
      );
      await page.goto("/");
      await expect(page.locator("iframe")).toHaveCount(0);
      expect(framed).toEqual([]);
      await page.getByRole("link", { name: "Watch Demo" }).click();
      await expect(page).toHaveURL(/\/\?demo=1#demo$/);
      await expect(page.locator("#demo iframe")).toBeInViewport();
      await expect.poll(() => framed).toEqual(["/demo.svg"]);
      await page.getByRole("link", { name: "Close the demo" }).click();
      await expect(page.locator("iframe")).toHaveCount(0);
    });

    for (const [path, names] of [
      ["/", ["GitHub", "Mastodon"]],
      ["/pricing", ["Notify Me When Ready"]],
      ["/documentation", ["Subscribe for Updates", "Contact Support"]],
    ] as const) {
      test(`what has no action yet says on ${path} what it will do`, async ({ page }) => {
        await page.goto(path);
        for (const name of names) {
          const button = page.locator("summary", { hasText: name });
          const sentence = button.locator("+ p");
          await expect(sentence).toBeHidden();
          await button.focus();
          await page.keyboard.press("Enter");
          await expect(sentence).toBeVisible();
          await expect(sentence).toContainText(/^Will .+\.$/);
          await page.keyboard.press("Space");
          await expect(sentence).toBeHidden();
        }
      });
    }
  });
}

test("/features lists the five tools with four benefits each, and three that will come", async ({ page }) => {
  await page.goto("/features");
  expect(await headings(page, 2)).toEqual(["Available Now", "Coming Soon"]);
  expect(await headings(page, 3)).toEqual([...TOOLS, "Live Collaboration", "Adaptive Learning", "AR Visualizations"]);
  for (const name of TOOLS) {
    const tool = page.locator("main li").filter({ has: page.getByRole("heading", { name }) });
    await expect(tool.getByRole("listitem")).toHaveCount(4);
  }
  await expectLinks(page, [
    ["Back to Home", "/"],
    ["Start Learning Free", "/signup"],
    ["View Pricing", "/pricing"],
  ]);
});

test("/pricing says that nothing is for sale yet, and what is expected", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByText("Coming Soon - Currently in Development")).toBeVisible();
  await expectLinks(page, [["Join Early Access", "/signup"]]);
  const tiers = [
    ["Free", "$0", "Basic AI tools", "Limited usage", "Community support"],
    ["Pro", "$19", "Most Popular", "All AI features", "Unlimited usage", "Priority support", "Advanced analytics"],
    ["Education", "$49", "Everything in Pro", "Classroom management", "Custom integrations", "Dedicated support"],
  ];
  for (const [name, ...texts] of tiers) {
    const tier = page.locator("main li").filter({ has: page.getByRole("heading", { name, exact: true }) });
    for (const text of texts) await expect(tier.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Most Popular")).toHaveCount(1);
});

test("/documentation names what will be there", async ({ page }) => {
  await page.goto("/documentation");
  expect(await headings(page, 1)).toEqual(["Documentation Coming Soon"]);
  for (const name of ["Getting Started", "Video Tutorials", "API Reference", "User Guides", "FAQ"]) {
    await expect(page.locator("main li").filter({ hasText: name })).toContainText("coming soon");
  }
  await expectLinks(page, [
    ["Get Early Access", "/signup"],
    ["Explore Platform", "/dashboard"],
  ]);
});

test("/integrations is the drawing tool", async ({ page }) => {
  await page.goto("/integrations");
  expect(await headings(page, 1)).toEqual(["Canvas AI Solver"]);
});

test("the sign-in and sign-up pages lead to each other", async ({ page }) => {
  await page.goto("/signin?returnTo=/canvas-ai");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Join /);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fcanvas-ai$/);
});

test("the dashboard has the five tools, what was accessed, and a first step", async ({ page }) => {
  const email = await signIn(page);
  expect(await headings(page, 1)).toEqual([`Welcome back, ${email.split("@")[0]}!`]);
  expect(await headings(page, 3)).toEqual(TOOLS);
  await expect(page.getByText("Never used")).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "Recently Accessed" })).toBeVisible();
  const start = page.getByRole("region", { name: "Getting Started" });
  await expect(start.getByRole("link", { name: "Take the tour" })).toHaveAttribute("href", "/tutorial");
});

test.describe("times", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`say how long ago, ${javaScriptEnabled ? "in the reader's language" : "without JavaScript"}`, async ({
      browser,
      app,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: app.url, locale: "de-DE" });
      await context.addInitScript(() => (Storage.prototype.getItem = () => "true"));
      const page = await context.newPage();
      await signIn(page);
      await page.goto("/canvas-ai");
      await page.goto("/dashboard");
      const time = page.locator("ol time");
      await expect(time).toHaveText(javaScriptEnabled ? "jetzt" : "now");
      await expect(time).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      await expect(page.getByText("Never used")).toHaveCount(4);
      await context.close();
    });
  }
});

test("times are in the reader's language before the framework has arrived", async ({ browser, app }) => {
  const context = await browser.newContext({ baseURL: app.url, locale: "de-DE" });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/canvas-ai");
  // Requests that are never answered: a failed one would be a console error.
  await page.route(/\/build\/(?!front)/, () => undefined);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.locator("ol time").first()).toHaveText("jetzt");
  await context.close();
});

test("a browser that writes dates in another way than the server shows the page without an error", async ({ page }) => {
  await signIn(page);
  await page.goto("/canvas-ai");
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", { value: () => "in another way" });
  });
  await page.goto("/dashboard");
  await expect(page.locator("ol time")).toHaveText("now");
});

test.describe("a visitor", () => {
  test.use({ expectedStatuses: [404] });

  test("is never sent to third parties", async ({ page }) => {
    const elsewhere = await askedElsewhere(page, async () => {
      for (const path of [...PUBLIC_PATHS, "/nowhere"]) await page.goto(path, { waitUntil: "networkidle" });
    });
    expect(elsewhere).toEqual([]);
  });
});

test.describe("where no service is set up", () => {
  test.use({ javaScriptEnabled: false });

  test("each tool says on its page, before it is asked, that it gives a sample", async ({ page }) => {
    await signIn(page);
    for (const path of [
      "/video-generator",
      "/document-analyzer",
      "/canvas-ai",
      "/integrations",
      "/youtube-transcriber",
    ]) {
      await page.goto(path);
      await expect(page.locator("main strong").filter({ hasText: "same sample" })).toBeVisible();
    }
  });
});
