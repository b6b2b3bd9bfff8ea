import { HEIGHT, type Stroke, WIDTH } from "./drawing";
import { inkOf, paintAll } from "./paint";

/** The drawing as a picture of the paper's own size; null where the browser has no canvas. */
export function pictureOf(strokes: Stroke[]): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = inkOf(canvas);
  if (!ink) return null;
  paintAll(ink, strokes);
  return canvas;
}

/** Has the browser save a picture as a PNG file. */
export function download(picture: HTMLCanvasElement, name: string): void {
  picture.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    // The browser has read the address by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, "image/png");
}
