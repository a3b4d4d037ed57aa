/**
 * Numbers for groups of packages that one gram is credited to. Single packages keep their own number; groups follow
 * after them. Rare groups are reduced to their first member, so that all numbers fit into 16 bits.
 */

/** Groups with fewer grams than this are not kept. */
const MIN_GRAMS = 3;

export class OwnerSets {
  private readonly singles: number;
  private readonly groups: { readonly members: readonly number[]; count: number }[] = [];
  private readonly byKey = new Map<string, number>();

  constructor(singles: number) {
    this.singles = singles;
  }

  /** A provisional number; {@link compact} gives the final ones. */
  numberOf(members: readonly number[]): number {
    const [first = 0] = members;
    if (members.length === 1) return first;
    const key = members.join();
    const number = this.byKey.get(key) ?? this.groups.push({ members, count: 0 }) - 1;
    this.byKey.set(key, number);
    const group = this.groups[number];
    if (group) group.count++;
    return this.singles + number;
  }

  /** The groups that are kept, and the final number of each provisional one. */
  compact(): { readonly list: readonly (readonly number[])[]; readonly final: (number: number) => number } {
    const list: (readonly number[])[] = [];
    const finals = this.groups.map(({ members, count }) =>
      count >= MIN_GRAMS ? this.singles + list.push(members) - 1 : (members[0] ?? 0),
    );
    return { list, final: (number) => (number < this.singles ? number : (finals[number - this.singles] ?? 0)) };
  }
}
