import { HEIGHT, WIDTH } from "../size";

const SCALE = 2;
// The page's style sheets do not reach the file.
const STYLES = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "text-anchor",
  "paint-order",
  "visibility",
  "display",
];

/** The drawing as on the screen, at twice its size. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const picture = new Image(WIDTH * SCALE, HEIGHT * SCALE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(withStyles(svg)))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error("The browser has no 2D canvas.");
  ink.fillStyle = getComputedStyle(svg).backgroundColor;
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The browser could not make the file."))),
      "image/png",
    ),
  );
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function withStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const property of STYLES) element.setAttribute(property, style.getPropertyValue(property));
    element.removeAttribute("class");
  });
  copy.setAttribute("width", String(WIDTH * SCALE));
  copy.setAttribute("height", String(HEIGHT * SCALE));
  return copy;
}
