interface Line<Run> {
  userId: string;
  waiting: Run[];
}

/** Users take turns: whoever has the least running comes next, then whoever's last turn is longest ago. */
export class Turns<Run> {
  private lines: Line<Run>[] = [];
  /** Numbers of turns, by user. */
  private readonly lastTurns = new Map<string, number>();
  private turn = 0;

  add(userId: string, run: Run): void {
    const line = this.lineOf(userId);
    if (line) line.waiting.push(run);
    else this.lines.push({ userId, waiting: [run] });
  }

  /** Takes out the next run of a user who has fewer than `most` running. */
  next(runningOf: (userId: string) => number, most: number): Run | undefined {
    const [line] = this.lines
      .filter(({ userId }) => runningOf(userId) < most)
      .sort((a, b) => runningOf(a.userId) - runningOf(b.userId) || this.lastTurnOf(a) - this.lastTurnOf(b));
    const run = line?.waiting[0];
    if (!line || run === undefined) return undefined;
    this.lastTurns.set(line.userId, ++this.turn);
    this.remove(line.userId, run);
    return run;
  }

  remove(userId: string, run: Run): void {
    const line = this.lineOf(userId);
    if (!line) return;
    line.waiting = line.waiting.filter((one) => one !== run);
    if (line.waiting.length === 0) this.lines = this.lines.filter((one) => one !== line);
  }

  /** Takes all out. */
  takeAll(): Run[] {
    const all = this.lines.flatMap(({ waiting }) => waiting);
    this.lines = [];
    return all;
  }

  /** Forgets who had turns. Call it when nothing runs. */
  rest(): void {
    this.lastTurns.clear();
  }

  waitingOf(userId: string): number {
    return this.lineOf(userId)?.waiting.length ?? 0;
  }

  /** The runs that would start before another one of this user. */
  before(userId: string): Run[] {
    const own = this.waitingOf(userId);
    return this.lines.flatMap((line) => line.waiting.slice(0, line.userId === userId ? own : own + 1));
  }

  private lineOf(userId: string): Line<Run> | undefined {
    return this.lines.find((line) => line.userId === userId);
  }

  private lastTurnOf({ userId }: Line<Run>): number {
    return this.lastTurns.get(userId) ?? 0;
  }
}
