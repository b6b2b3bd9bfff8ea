/** All primes below a number, the largest first. */
export function* primesBelow(end: number): Generator<number> {
  for (let candidate = end - 1; candidate > 1; candidate--) if (isPrime(candidate)) yield candidate;
}

/** The odd primes, the smallest first. */
export function* oddPrimes(): Generator<number> {
  for (let candidate = 3; ; candidate += 2) if (isPrime(candidate)) yield candidate;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
}
