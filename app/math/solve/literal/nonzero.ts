import { div, type Expression, isZero, num, type Relation, relation, variable } from "../../expression";
import * as P from "../../polynomial";
import { domainOf, formOf, type Kernels, sumTree } from "../../rewrite";

/** The conditions under which a value is not zero, solved for a letter where that is easy: a != c. */
export function nonzero(value: Expression, preferred: string | null = null): Relation[] {
  return domainOf(div(num(1), value)).map((one) => solved(one, preferred));
}

/** The same for any condition: a - c != 0 says that a != c. */
export function solved(one: Relation, preferred: string | null): Relation {
  const [left, right] = one.sides;
  if (!left || !right || one.operators.join() !== "!=" || !isZero(right)) return one;
  const kernels: Kernels = new Map();
  const { above, below } = formOf(left, kernels);
  const letters = above.variables.filter((name) => kernels.get(name)?.tree.kind === "variable");
  const simple = letters.filter((name) => {
    const [, slope, more] = P.coefficientsIn(above, name);
    return slope !== undefined && P.isConstant(slope) && !more && letters.length === above.variables.length;
  });
  const name = simple.find((letter) => letter === preferred) ?? simple[0];
  if (name === undefined || !P.isConstant(below)) return one;
  const [rest = P.ZERO, slope = P.ONE] = P.coefficientsIn(above, name);
  const value = P.exactQuotient(P.negate(rest), slope);
  return value ? relation([variable(name), sumTree(value, kernels)], ["!="]) : one;
}
