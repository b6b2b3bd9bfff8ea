/** Points one after the other: x0, y0, x1, y1, … in user units. */
export type Line = number[];

const PER_UNIT = 10;

/** How far a simplified line may stray from the one that was given, in user units. */
const TOLERANCE = 0.2;

/**
 * Path data of several lines: relative, one decimal, no needless digits. A line of one point becomes a point of no length,
 * which a round line cap shows. Each line begins relative to the end of the one before.
 */
export function writeLines(lines: readonly Line[], tolerance = TOLERANCE): string {
  const pen = { x: 0, y: 0 };
  return lines.map((line) => writeLine(simplify(line, tolerance), pen)).join("");
}

/** Path data of closed outlines, each returning to where it began. */
export function writeOutlines(outlines: readonly Line[], tolerance = TOLERANCE): string {
  const pen = { x: 0, y: 0 };
  return outlines.map((line) => `${writeLine(simplify([...line, ...line.slice(0, 2)], tolerance), pen)}z`).join("");
}

function writeLine(line: Line, pen: { x: number; y: number }): string {
  let data = "";
  let command = "";
  for (let i = 0; i + 1 < line.length; i += 2) {
    const dx = tenths(line[i]) - pen.x;
    const dy = tenths(line[i + 1]) - pen.y;
    const first = i === 0;
    const only = first && line.length === 2;
    if (!first && dx === 0 && dy === 0) continue;
    const next = first ? "m" : dy === 0 ? "h" : dx === 0 ? "v" : "l";
    const numbers = next === "h" ? short(dx) : next === "v" ? short(dy) : join(short(dx), short(dy));
    // Pairs after m go on as lines without a letter.
    const letter = next === command || (next === "l" && command === "m") ? "" : next;
    data += letter || numbers.startsWith("-") ? letter + numbers : ` ${numbers}`;
    if (only) data += "h0";
    command = next;
    pen.x += dx;
    pen.y += dy;
  }
  return data;
}

function tenths(value = 0): number {
  return Math.round(value * PER_UNIT);
}

function short(value: number): string {
  return String(value / PER_UNIT).replace(/^(-?)0\./, "$1.");
}

function join(a: string, b: string): string {
  return b.startsWith("-") ? a + b : `${a} ${b}`;
}

/**
 * The line with fewer points, none of the left out ones farther than the tolerance from it. One pass: from each point kept
 * the sector of directions that pass all later points closely enough is narrowed until it is empty
 * (Williams, "An Efficient Algorithm for the Piecewise Linear Approximation of Planar Curves", 1978).
 */
export function simplify(line: Line, tolerance: number): Line {
  if (line.length <= 4) return line;
  const kept = line.slice(0, 2);
  let [fromX = 0, fromY = 0] = line;
  let lastX = fromX;
  let lastY = fromY;
  let sector: Sector | null = null;
  let farthest = 0;
  for (let i = 2; i + 1 < line.length; i += 2) {
    const x = line[i] ?? 0;
    const y = line[i + 1] ?? 0;
    const distance = Math.hypot(x - fromX, y - fromY);
    const next: Sector | "outside" | null = distance <= tolerance ? sector : narrowed(sector, x - fromX, y - fromY, distance, tolerance);
    if (next === "outside" || distance < farthest - tolerance) {
      kept.push(lastX, lastY);
      [fromX, fromY] = [lastX, lastY];
      const again = Math.hypot(x - fromX, y - fromY);
      const fresh = again <= tolerance ? null : narrowed(null, x - fromX, y - fromY, again, tolerance);
      sector = fresh === "outside" ? null : fresh;
      farthest = again;
    } else {
      sector = next;
      farthest = Math.max(farthest, distance);
    }
    [lastX, lastY] = [x, y];
  }
  kept.push(lastX, lastY);
  return kept;
}

interface Sector {
  angle: number;
  low: number;
  high: number;
}

// Angles count from the first direction, so that they never jump by a turn.
function narrowed(sector: Sector | null, dx: number, dy: number, distance: number, tolerance: number): Sector | "outside" {
  const angle = Math.atan2(dy, dx);
  const spread = Math.asin(Math.min(1, tolerance / distance));
  if (!sector) return { angle, low: -spread, high: spread };
  const turn = angle - sector.angle;
  const offset = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  if (offset < sector.low || offset > sector.high) return "outside";
  return { angle: sector.angle, low: Math.max(sector.low, offset - spread), high: Math.min(sector.high, offset + spread) };
}
