/** Adds up what speaks for and against a reading, and remembers why. */
export class Score {
  sum = 0;
  private readonly reasons: string[] = [];

  constructor(private readonly what: string) {}

  add(points: number, reason: string, holds: boolean): void {
    if (!holds) return;
    this.sum += points;
    this.reasons.push(`${reason} ${points > 0 ? '+' : ''}${points}`);
  }

  get reason(): string {
    return `${this.what}: ${this.reasons.join(', ')}`;
  }
}
