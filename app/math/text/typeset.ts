export { printLatex } from "./print-latex";
export { type Marks, printMathml } from "./print-mathml";
export { printSpoken } from "./print-spoken";
