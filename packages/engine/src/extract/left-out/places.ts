/** Where a word stands in a range of a text: code that does not have it need not be walked. */
import { partitionPoint } from "../../partition-point.ts";

interface Range {
  readonly start: number;
  readonly end: number;
}

export class Places {
  /** Ascending. */
  private readonly starts: number[] = [];

  constructor(text: string, word: string, { start, end }: Range) {
    for (let at = text.indexOf(word, start); at >= 0 && at < end; at = text.indexOf(word, at + 1)) this.starts.push(at);
  }

  /** Whether one begins in a part of the range. */
  areIn({ start, end }: Range): boolean {
    return (this.starts[partitionPoint(this.starts, (at) => at >= start)] ?? end) < end;
  }
}
