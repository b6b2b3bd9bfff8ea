/** Bisects to two neighbouring doubles: `holds` is true at the first and false at the second, as at the ends given. */
export function boundary(holds: (at: number) => boolean, from: number, to: number): [last: number, next: number] {
  let [last, next] = [from, to];
  for (;;) {
    const middle = last + (next - last) / 2;
    if (middle === last || middle === next) return [last, next];
    if (holds(middle)) last = middle;
    else next = middle;
  }
}

export function bisect(f: (at: number) => number, from: number, to: number): number {
  const isNegative = f(from) < 0;
  let [last, next] = [from, to];
  for (;;) {
    const middle = last + (next - last) / 2;
    if (middle === last || middle === next) return Math.abs(f(last)) <= Math.abs(f(next)) ? last : next;
    const value = f(middle);
    if (value === 0) return middle;
    if (value < 0 === isNegative) last = middle;
    else next = middle;
  }
}
