interface Line<Run> {
  userId: string;
  waiting: Run[];
}

/** Users take turns: each gets one of their runs started before anybody gets a second one. */
export class Turns<Run> {
  // In the order in which they come next.
  private lines: Line<Run>[] = [];

  add(userId: string, run: Run): void {
    const line = this.lineOf(userId);
    if (line) line.waiting.push(run);
    else this.lines.push({ userId, waiting: [run] });
  }

  /** Takes out the next run of a user who may start one. */
  next(mayStart: (userId: string) => boolean): Run | undefined {
    const line = this.lines.find(({ userId }) => mayStart(userId));
    const run = line?.waiting.shift();
    if (!line) return undefined;
    this.lines = this.lines.filter((one) => one !== line);
    if (line.waiting.length > 0) this.lines.push(line);
    return run;
  }

  remove(userId: string, run: Run): void {
    const line = this.lineOf(userId);
    if (!line) return;
    line.waiting = line.waiting.filter((one) => one !== run);
    if (line.waiting.length === 0) this.lines = this.lines.filter((one) => one !== line);
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
}
