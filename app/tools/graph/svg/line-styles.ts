/** The curves never differ by colour alone. */
interface LineStyle {
  colour: string;
  /** In pixels; undefined for an unbroken line. */
  dashes?: string;
  name: string;
}

/** Each colour has a contrast of at least 3.5 with the paper of both themes. */
const LINE_STYLES: readonly LineStyle[] = [
  { colour: "#2a7de1", name: "blue, unbroken" },
  { colour: "#d9482b", dashes: "12 6", name: "red, dashed" },
  { colour: "#1f9254", dashes: "1 6", name: "green, dotted" },
  { colour: "#9b59d0", dashes: "12 6 1 6", name: "purple, dash and dot" },
  { colour: "#b87400", dashes: "20 7", name: "brown, long dashes" },
  { colour: "#0c8fa3", dashes: "12 6 1 6 1 6", name: "teal, dash and two dots" },
  { colour: "#d13f8c", dashes: "5 5", name: "pink, short dashes" },
  { colour: "#7a8394", dashes: "20 6 5 6", name: "grey, long and short dashes" },
];

const FALLBACK: LineStyle = { colour: "#2a7de1", name: "blue, unbroken" };

export function lineStyleOf(index: number): LineStyle {
  return LINE_STYLES[index % LINE_STYLES.length] ?? FALLBACK;
}
