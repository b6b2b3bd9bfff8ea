// A white pixel.
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);
export const PNG_URL = pngUrl(PNG);

/** A picture as a data URL. */
export function pngUrl(content: Buffer): string {
  return `data:image/png;base64,${content.toString("base64")}`;
}

/** The pixel, which says that it is this large. */
export function sized(width: number, height: number): Buffer {
  const content = Buffer.from(PNG);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}
