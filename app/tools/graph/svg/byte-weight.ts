const SHORTEST = 4;
const LONGEST = 258;
const FARTHEST = 32_768;
const HASHES = 4096;
/** In bits: its length and its distance. */
const REPETITION = 17;
const HEADER = 60;

/** Estimates the size under DEFLATE (RFC 1951), rather too high: looks for a repetition at one place only. */
export function weightOf(data: string): number {
  const last = new Int32Array(HASHES).fill(-FARTHEST);
  const counts = new Float64Array(128);
  let repetitions = 0;
  for (let at = 0; at < data.length;) {
    const length = repeatedAt(data, at, last);
    if (length < SHORTEST) {
      const character = data.charCodeAt(at) & 127;
      counts[character] = (counts[character] ?? 0) + 1;
      at += 1;
      continue;
    }
    repetitions += 1;
    // Noting some places is enough to find a repetition again.
    for (let passed = SHORTEST; passed < length; passed += SHORTEST) last[hashAt(data, at + passed)] = at + passed;
    at += length;
  }
  return HEADER + (charactersOf(counts) + repetitions * REPETITION) / 8;
}

function repeatedAt(data: string, at: number, last: Int32Array): number {
  const hash = hashAt(data, at);
  const before = last[hash] ?? -FARTHEST;
  last[hash] = at;
  if (at - before >= FARTHEST) return 0;
  let length = 0;
  while (
    length < LONGEST &&
    at + length < data.length &&
    data.charCodeAt(before + length) === data.charCodeAt(at + length)
  )
    length += 1;
  return length;
}

function hashAt(data: string, at: number): number {
  return (
    (data.charCodeAt(at) * 1571 +
      data.charCodeAt(at + 1) * 433 +
      data.charCodeAt(at + 2) * 61 +
      data.charCodeAt(at + 3)) %
    HASHES
  );
}

function charactersOf(counts: Float64Array): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((bits, count) => (count > 0 ? bits - count * Math.log2(count / all) : bits), 0);
}
