import type { Expression } from "../../expression";
import type { Grammar, Notation, Token, TokenReader } from "../../text";
import { readDerivativeOf, readDerivativeSign, readPrime } from "./derivatives";
import { readBinomial, readCall } from "./calls";
import { infinity } from "./finish";
import { arrangeDifferentials, readIntegral } from "./integrals";
import { readLimit } from "./limits";
import { readProduct } from "./products";
import type { Reading } from "./reading";
import { readToken } from "./tokens";
import { requireClear } from "./unclear";

type ReadAtom = (reader: TokenReader, grammar: Grammar, reading: Reading) => Expression;

const ATOMS: Record<string, ReadAtom> = {
  "derivative sign": readDerivativeSign,
  derivative: (...parts) => readDerivativeOf(...parts, 1),
  "second derivative": (...parts) => readDerivativeOf(...parts, 2),
  "third derivative": (...parts) => readDerivativeOf(...parts, 3),
  prime: readPrime,
  integral: readIntegral,
  limit: readLimit,
  product: readProduct,
  call: readCall,
  binomial: readBinomial,
  infinity: (reader) => infinity(reader.take().span),
};

/** What problems are written in, beside the graph's notation. What is read goes to `reading`. */
export function notationFor(reading: Reading): Notation {
  return {
    readToken: (rest, start, text) => readToken(rest, start, text, reading),
    arrange: (tokens: Token[]) => {
      requireClear(tokens);
      return arrangeDifferentials(tokens);
    },
    isFactor: (word) => Object.hasOwn(ATOMS, word) && word !== "infinity",
    readAtom: (reader, grammar) => {
      const { text } = reader.next;
      const read = Object.hasOwn(ATOMS, text) ? ATOMS[text] : undefined;
      if (!read) throw reader.unexpected("a number, a variable or a bracket");
      return reader.nested(() => read(reader, grammar, reading));
    },
    readPostfix: (reader, operand) => {
      if (!reader.isWord("percent")) return null;
      const { end } = reader.take().span;
      return reading.percentage(operand, { start: operand.span.start, end });
    },
  };
}
