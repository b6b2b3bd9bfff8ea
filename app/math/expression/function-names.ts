/** Every function, with how many arguments it takes. */
export const FUNCTIONS = {
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  cot: [1, 1],
  sec: [1, 1],
  csc: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  sinh: [1, 1],
  cosh: [1, 1],
  tanh: [1, 1],
  asinh: [1, 1],
  acosh: [1, 1],
  atanh: [1, 1],
  exp: [1, 1],
  ln: [1, 1],
  log: [1, 2],
  sqrt: [1, 1],
  cbrt: [1, 1],
  root: [2, 2],
  abs: [1, 1],
  sign: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 1],
  mod: [2, 2],
  min: [1, 9],
  max: [1, 9],
  factorial: [1, 1],
} as const satisfies Record<string, readonly [number, number]>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Whether a word names a function; `constructor` and its kin are no functions of ours. */
export function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}
