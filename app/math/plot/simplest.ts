/** The number with the fewest decimals in the middle half: formulas have holes, jumps and ends at such numbers. */
export function simplestWithin(from: number, to: number): number {
  const quarter = (to - from) / 4;
  const low = from + quarter;
  const high = to - quarter;
  if (low <= 0 && high >= 0) return 0;
  const decimals = -Math.floor(Math.log10(high - low));
  if (decimals > 300 || decimals < -300) return from + (to - from) / 2;
  const scale = 10 ** Math.abs(decimals);
  const coarse = decimals >= 0 ? Math.ceil(low * scale) / scale : Math.ceil(low / scale) * scale;
  return coarse >= low && coarse <= high ? coarse : from + (to - from) / 2;
}
