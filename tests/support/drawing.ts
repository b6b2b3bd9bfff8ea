import { expect, type Locator, type Page } from "@playwright/test";

export const WHITE = "255,255,255";
export const BLACK = "0,0,0";

/** Opens the canvas solver, and waits until it can be drawn on. */
export async function openTool(page: Page, path = "/integrations") {
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Pencil" })).toBeEnabled();
}

/** The paper. */
export function canvasOf(page: Page): Locator {
  return page.locator("canvas");
}

/** Where something lies on the screen. */
export async function boxOf(canvas: Locator) {
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The canvas is not on the screen.");
  return box;
}

/** Draws with the mouse through points of the paper. */
export async function drag(page: Page, ...points: [number, number][]) {
  await canvasOf(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(canvasOf(page));
  const places = points.map(([left, top]) => [x + (left / 800) * width, y + (top / 500) * height] as const);
  for (const [index, [left, top]] of places.entries()) {
    await page.mouse.move(left, top, { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

interface Pointing {
  type: string;
  id: number;
  by: string;
  at: [number, number];
  between?: [number, number][];
}

/** What a browser tells of a pointer, at places of the paper; `between` are moves that it tells together with the last. */
export async function point(page: Page, pointing: Pointing) {
  await canvasOf(page).evaluate((canvas: HTMLCanvasElement, { type, id, by, at, between = [] }) => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const event = ([x, y]: [number, number], coalescedEvents: PointerEvent[] = []) =>
      new PointerEvent(type, {
        pointerId: id,
        pointerType: by,
        coalescedEvents,
        clientX: left + (x / 800) * width,
        clientY: top + (y / 500) * height,
      });
    const steps = between.length > 0 ? [...between, at].map((place) => event(place)) : [];
    canvas.dispatchEvent(event(at, steps));
  }, pointing);
}

/** The colour at a place of the paper, as red,green,blue. */
export function pixel(page: Page, x: number, y: number): Promise<string> {
  return canvasOf(page).evaluate(
    (canvas: HTMLCanvasElement, [left, top]) => {
      const scale = canvas.width / 800;
      const data = canvas.getContext("2d")?.getImageData(left * scale, top * scale, 1, 1).data;
      return [...(data ?? [])].slice(0, 3).join(",");
    },
    [x, y] as const,
  );
}

/** What is drawn, as a data URL. */
export function content(page: Page): Promise<string> {
  return canvasOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png"));
}
