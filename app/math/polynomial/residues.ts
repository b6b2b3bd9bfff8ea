/** From −m/2 to m/2. */
export function symmetric(f: readonly bigint[], modulus: bigint): bigint[] {
  return f.map((coefficient) => {
    const rest = ((coefficient % modulus) + modulus) % modulus;
    return 2n * rest > modulus ? rest - modulus : rest;
  });
}

/** The inverse of a number without common divisor with the modulus (extended Euclidean algorithm). */
export function inverseModulo(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [((value % modulus) + modulus) % modulus, modulus, 1n, 0n];
  while (b !== 0n) {
    const times = a / b;
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return ((x % modulus) + modulus) % modulus;
}
