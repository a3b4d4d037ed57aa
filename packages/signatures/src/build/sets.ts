/**
 * Numbers for groups of packages that one gram is credited to, and for some major versions of one package. Single
 * packages keep their own number; groups follow after them, then releases. Rare ones are reduced to their first member,
 * so that all numbers fit into 16 bits.
 */
import type { ReleaseSpan } from "@as-built/engine";

/** Groups with fewer grams than this are not kept. */
const MIN_GRAMS = 3;

interface Group {
  readonly members: readonly number[];
  readonly span?: ReleaseSpan;
  count: number;
}

interface Compact {
  readonly sets: readonly (readonly number[])[];
  readonly spans: readonly ReleaseSpan[];
  /** The final number of a provisional one. */
  readonly final: (number: number) => number;
}

export class OwnerSets {
  private readonly singles: number;
  private readonly groups: Group[] = [];
  private readonly byKey = new Map<string, number>();

  constructor(singles: number) {
    this.singles = singles;
  }

  /** A provisional number; {@link compact} gives the final ones. `span`: the major versions of a single package. */
  numberOf(members: readonly number[], span?: readonly [first: number, last: number]): number {
    const [first = 0] = members;
    if (members.length === 1 && !span) return first;
    const key = [...members, ...(span ? [":", ...span] : [])].join();
    const of: Pick<Group, "span"> = span ? { span: [first, ...span] } : {};
    const number = this.byKey.get(key) ?? this.groups.push({ members, ...of, count: 0 }) - 1;
    this.byKey.set(key, number);
    const group = this.groups[number];
    if (group) group.count++;
    return this.singles + number;
  }

  /** The groups that are kept. */
  compact(): Compact {
    const kept = this.groups.filter(({ count }) => count >= MIN_GRAMS);
    const plain = kept.filter(({ span }) => !span);
    const ordered = [...plain, ...kept.filter(({ span }) => span)];
    const numbers = new Map(ordered.map((group, at) => [group, this.singles + at]));
    const finals = this.groups.map((group) => numbers.get(group) ?? group.members[0] ?? 0);
    return {
      sets: plain.map(({ members }) => members),
      spans: ordered.flatMap(({ span }) => (span ? [span] : [])),
      final: (number) => (number < this.singles ? number : (finals[number - this.singles] ?? 0)),
    };
  }
}
