import { type Expression, MathSyntaxError } from "../../expression";
import type { Grammar, TokenReader } from "../../text";
import { boundOf, finishNumber } from "./finish";
import { nameOf } from "./names";
import type { Reading } from "./reading";

const HOW = "A product is written product(term, k, from, to), such as product(k, k, 1, 5).";

/** \prod_{k=1}^{n} k; product(k, k, 1, n). */
export function readProduct(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { span } = reader.take();
  const { of, variable, from, to } = reader.accept("_") ? readScripts(reader, grammar) : readList(reader, grammar);
  return reading.add({
    kind: "product",
    of: finishNumber(of, reading),
    variable,
    from: finishNumber(from, reading),
    to: boundOf(to, reading),
    span: { start: span.start, end: reader.endOfLast },
  });
}

interface Parts {
  of: Expression;
  variable: string;
  from: Expression;
  to: Expression;
}

function readScripts(reader: TokenReader, grammar: Grammar): Parts {
  const opened = reader.next.span;
  reader.expect("{");
  const variable = nameOf(grammar.readFactor(reader), "A product counts with a letter, such as k.");
  reader.expect("=");
  const from = grammar.readSum(reader);
  reader.expect("}", opened);
  reader.expect("^");
  const to = reader.is("{") ? grammar.readGroup(reader, "{", "}") : grammar.readFactor(reader);
  return { variable, from, to, of: reader.nested(() => grammar.readTerm(reader)) };
}

function readList(reader: TokenReader, grammar: Grammar): Parts {
  const { items, span } = grammar.readList(reader, "(", ")");
  const [of, index, from, to] = items;
  if (items.length !== 4 || !of || !from || !to) throw new MathSyntaxError(HOW, "arguments", span);
  return { of, variable: nameOf(index, HOW), from, to };
}
