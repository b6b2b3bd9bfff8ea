import { type Polyline, simplify } from "~/math/plot";
import { HEIGHT, WIDTH } from "../size";

/** How far a simplified line may stray, and the steps per user unit. */
export interface Grain {
  tolerance: number;
  perUnit: number;
}

export const FINE: Grain = { tolerance: 0.2, perUnit: 10 };
/** For what the eye cannot follow anyway. */
export const COARSE: Grain = { tolerance: 0.9, perUnit: 1 };
/** In characters: longer path data is written coarsely. */
export const LONG = 9000;

/** Relative path data with one decimal at most. A single point becomes a line of no length, which a round cap shows. */
export function writeLines(lines: readonly Polyline[], tolerance = FINE.tolerance): string {
  const fine = write(simplified(lines, tolerance), FINE.perUnit);
  return fine.length > LONG ? write(simplified(lines, COARSE.tolerance), COARSE.perUnit) : fine;
}

export function writeOutlines(outlines: readonly Polyline[], tolerance = FINE.tolerance): string {
  return writeClosed(simplified(closed(outlines), tolerance));
}

export function writeClosed(outlines: readonly Polyline[]): string {
  return write(outlines, FINE.perUnit, "z");
}

/** Repeats the first point of each outline at its end. */
export function closed(outlines: readonly Polyline[]): Polyline[] {
  return outlines.map((line) => [...line, ...line.slice(0, 2)]);
}

export function simplified(lines: readonly Polyline[], tolerance: number): Polyline[] {
  return lines.map((line) => simplify(line, tolerance));
}

export function write(lines: readonly Polyline[], perUnit: number, end = ""): string {
  const cursor: Cursor = { x: 0, y: 0, perUnit };
  return lines.map((line) => writeLine(line, cursor) + end).join("");
}

interface Cursor {
  x: number;
  y: number;
  perUnit: number;
}

function writeLine(line: Polyline, cursor: Cursor): string {
  let data = "";
  let command = "";
  for (let i = 0; i + 1 < line.length; i += 2) {
    const dx = rounded(line[i] ?? 0, WIDTH / 2, cursor.perUnit) - cursor.x;
    const dy = rounded(line[i + 1] ?? 0, HEIGHT / 2, cursor.perUnit) - cursor.y;
    if (i > 0 && dx === 0 && dy === 0) continue;
    const next = i === 0 ? "m" : dy === 0 ? "h" : dx === 0 ? "v" : "l";
    const letter = next === command || (next === "l" && command === "m") ? "" : next;
    const numbers = numbersOf(next, dx / cursor.perUnit, dy / cursor.perUnit);
    data += letter || numbers.startsWith("-") ? letter + numbers : ` ${numbers}`;
    command = next;
    cursor.x += dx;
    cursor.y += dy;
  }
  return command === "m" ? `${data}h0` : data;
}

// Halves round away from the middle of the drawing, so that a symmetric shape stays symmetric.
function rounded(value: number, middle: number, perUnit: number): number {
  const steps = value * perUnit;
  return value < middle ? -Math.round(-steps) : Math.round(steps);
}

function numbersOf(command: string, dx: number, dy: number): string {
  if (command === "h") return short(dx);
  if (command === "v") return short(dy);
  const second = short(dy);
  return second.startsWith("-") ? short(dx) + second : `${short(dx)} ${second}`;
}

function short(value: number): string {
  const text = String(value);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
}

/** Rounded to a tenth of a pixel. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
