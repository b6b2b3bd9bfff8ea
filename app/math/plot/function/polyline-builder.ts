import type { Arc } from "./function-sampler";
import type { Polyline } from "..";

export class PolylineBuilder {
  readonly lines: Polyline[] = [];
  private line: Polyline = [];
  private at = NaN;
  private value = NaN;
  private inBar = false;
  private tip = NaN;

  constructor(
    private readonly across: (at: number) => number,
    private readonly along: (value: number) => number,
    private readonly least: number,
    private readonly most: number,
  ) {}

  draw({ from, to, first, last, least, most }: Arc): void {
    if (most < this.least || least > this.most) return this.lift();
    const goesOn = from === this.at && first === this.value;
    if (!goesOn) this.lift();
    const low = least < Math.min(first, last);
    const high = most > Math.max(first, last);
    const bar = low && high;
    if (!bar && (!goesOn || this.inBar)) this.push(from, first);
    this.extremes(from + (to - from) / 2, low ? least : NaN, high ? most : NaN, bar && this.inBar ? this.tip : first);
    if (!bar && (to > from || last !== first)) this.push(to, last);
    this.inBar = bar;
    this.at = to;
    this.value = last;
  }

  private extremes(at: number, least: number, most: number, before: number): void {
    const order = before - least < most - before ? [least, most] : [most, least];
    for (const value of order) {
      if (Number.isNaN(value)) continue;
      this.push(at, value);
      this.tip = value;
    }
  }

  lift(): void {
    if (this.line.length > 0) this.lines.push(this.line);
    this.line = [];
    this.at = NaN;
  }

  private push(at: number, value: number): void {
    this.line.push(this.across(at), this.along(Math.max(this.least, Math.min(this.most, value))));
  }
}
