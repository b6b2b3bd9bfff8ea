import { expect, test } from "vitest";
import { signInOverHttp, startEdge } from "../support/edge";

const edge = startEdge();

test.each([
  "/",
  "/nowhere",
  "/integrations",
  "/dashboard",
  "/graph-visualizer",
  "/settings",
  "/canvas-ai",
  "/no//such",
])("the HTML of %s ends with its document, scripts and all", async (path) => {
  const { text } = await edge.ask(path, { headers: { Cookie: await signInOverHttp(edge) } });
  expect(text.endsWith("</body></html>")).toBe(true);
  expect(text.split("</html>")).toHaveLength(2);
  const hydrated = text.includes("__remixContext");
  expect(text.includes("streamController.close()")).toBe(hydrated);
});
