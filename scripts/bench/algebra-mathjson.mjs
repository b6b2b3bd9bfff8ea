// What compute-engine answers, in the product's notation.
import { NoAnswer } from "./algebra-peer.mjs";

const SYMBOLS = {
  Pi: "pi",
  ExponentialE: "e",
  ImaginaryUnit: "i",
  PositiveInfinity: "infinity",
  NegativeInfinity: "-infinity",
  NaN: "NaN",
};
const CALLS = { Sqrt: "sqrt", Abs: "abs", Ln: "ln", Exp: "exp", Arcsin: "arcsin", Arccos: "arccos", Arctan: "arctan" };
const SAME = ["Sin", "Cos", "Tan", "Cot", "Sec", "Csc", "Sinh", "Cosh", "Tanh", "Floor", "Arsinh", "Arcosh", "Artanh"];

/** Text of MathJSON. Throws NoAnswer for what is no answer, as an integral that was left as it is. */
export function answerText(json) {
  if (typeof json === "number") return `(${json})`;
  if (typeof json === "string") return SYMBOLS[json] ?? json;
  if (!Array.isArray(json)) return `(${json.num ?? json.sym ?? "NaN"})`;
  const [head, ...parts] = json;
  const texts = parts.map(answerText);
  switch (head) {
    case "Add":
      return `(${texts.join(" + ")})`;
    case "Subtract":
      return `(${texts.join(" - ")})`;
    case "Multiply":
      return `(${texts.join("*")})`;
    case "Negate":
      return texts[0] === "infinity" ? "-infinity" : `(-${texts[0]})`;
    case "Divide":
    case "Rational":
      return `(${texts.join("/")})`;
    case "Square":
      return `(${texts[0]}^2)`;
    case "Power":
      return `(${texts[0]}^${texts[1]})`;
    case "Root":
      return `(${texts[0]}^(1/${texts[1]}))`;
    case "Complex":
      return `(${texts[0]} + ${texts[1]}*i)`;
    case "Factorial":
      return `(${texts[0]}!)`;
    case "Log":
      return texts.length === 1 ? `log(${texts[0]})` : `(ln(${texts[0]})/ln(${texts[1]}))`;
    default:
      return callText(head, texts);
  }
}

function callText(head, texts) {
  const name = CALLS[head] ?? (SAME.includes(head) ? head.toLowerCase() : null);
  if (name === null) throw new NoAnswer(`left as ${head}`);
  return `${name}(${texts.join()})`;
}
