const NAMES =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega";

const SMALL = NAMES.split(" ").map((name, at): [string, string] => [name, String.fromCharCode(0x3b1 + at)]);
// Letters that look Latin have no name in LaTeX.
const CAPITAL = new Set("gamma delta theta lambda xi pi sigma upsilon phi psi omega".split(" "));

/** Greek letters by their LaTeX names. */
export const GREEK = new Map<string, string>([
  ...SMALL,
  ["varphi", "φ"],
  ["vartheta", "θ"],
  ["varepsilon", "ε"],
  ...SMALL.filter(([name]) => CAPITAL.has(name)).map(([name, letter]): [string, string] => [
    capital(name),
    letter.toUpperCase(),
  ]),
]);

/** Where a letter has two names, the first. */
export const GREEK_NAMES = new Map(
  [...GREEK]
    .filter(([name]) => name !== "omicron")
    .reverse()
    .map(([name, letter]) => [letter, name]),
);

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
