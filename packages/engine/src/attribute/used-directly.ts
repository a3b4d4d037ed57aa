/**
 * Small groups of declarations of which the product uses a good part directly. Code of the product that only computes looks
 * like a library's; but a library gives away few of its declarations and keeps the others to itself, and a module of the
 * product gives away most of what it has. Takes the sides that are settled so far, gives the units of such groups: what
 * is linked by use and is nobody's yet, short, with no user among known libraries and not amid the code of one, known or
 * believed; and what is shorter still and stands between two parts of the product.
 */
import type { Node } from "@oxc-project/types";
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";
import { endOfModule } from "./votes.ts";

/** Longer groups, in code units, are packages; of the units of a group the product uses such a share. */
const LONGEST = 8000;
const SHARE = 0.25;
/** What stands between two parts of the product and is shorter is hardly a package. */
const SHORT = 1500;

export interface UseInput {
  readonly units: readonly AttributionUnit[];
  readonly isThird: (unit: number) => boolean;
  readonly isProduct: (unit: number) => boolean;
  /** Believed to be a library's. */
  readonly isLibrary: (unit: number) => boolean;
  /** Code of bundlers and transpilers, which stands beside and calls code of both sides. */
  readonly isHelper: (unit: number) => boolean;
}

/** One per unit. */
export function usedDirectly(input: UseInput): readonly boolean[] {
  const { units, isThird, isProduct, isHelper } = input;
  const users = usersOf(units, ({ uses }) => uses);
  const isOpen = (at: number): boolean => !isThird(at) && !isProduct(at) && !isHelper(at);
  const amid = amidLibraries(units, isThird, isOpen);
  const isOwn = (linked: readonly number[]): boolean => {
    const group = linked.filter((at) => !isEmpty(units[at]?.node));
    const size = group.reduce((sum, at) => sum + (units[at]?.end ?? 0) - (units[at]?.start ?? 0), 0);
    const given = group.filter((at) => users[at]?.some((user) => isProduct(user) && !isHelper(user)));
    const isOfLibrary = group.some((at) => amid[at] || users[at]?.some((user) => isThird(user) && !isHelper(user)));
    return size <= LONGEST && !isOfLibrary && given.length > 0 && given.length >= SHARE * group.length;
  };
  const out = amidProduct(units, isProduct, isOpen, (at) => users[at]?.some(isThird) ?? false);
  const groups = groupsOf(units, users, isOpen).filter((group) => group.length > 0 && isOwn(group));
  for (const group of groups) for (const at of group) out[at] = true;
  withoutIslands(out, groups, input);
  return out;
}

/** A group that is taken back stands beside others as a library's code does: they are looked at again, so many times. */
const ROUNDS = 8;

/**
 * Takes back the groups that stand amid code believed to be a library's: a bundler writes the modules of a package one
 * after the other, and what the product uses of it directly is what the package gives away. The groups of a round are
 * judged by what stood before it.
 */
function withoutIslands(out: boolean[], groups: readonly (readonly number[])[], input: UseInput): void {
  const { units } = input;
  const places = modulesOf(units);
  let open = groups;
  for (let round = 0; round < ROUNDS; round++) {
    const besides = sidesOf(out, input);
    const isIsland = (group: readonly number[]): boolean =>
      group.every((at) => isAmidLibrary(at, besides, places[at] ?? [0, 0], input));
    const islands = new Set(open.filter(isIsland));
    for (const group of islands) for (const at of group) out[at] = false;
    open = open.filter((group) => !islands.has(group));
    if (islands.size === 0) return;
  }
}

/** The nearest units before and after each that say whose code it is: what the product uses and helpers do not. */
interface Sides {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function sidesOf(out: readonly boolean[], { units, isHelper }: UseInput): Sides {
  const isSilent = units.map(({ node }, at) => out[at] || isHelper(at) || isEmpty(node));
  const before: number[] = [];
  const after: number[] = [];
  for (let at = 0; at < units.length; at++) before[at] = at > 0 && isSilent[at - 1] ? (before[at - 1] ?? -1) : at - 1;
  for (let at = units.length - 1; at >= 0; at--)
    after[at] = isSilent[at + 1] ? (after[at + 1] ?? units.length) : at + 1;
  return { before, after };
}

/** Code units that are looked at on either side of a unit. */
const BESIDE = 2000;

function isAmidLibrary(
  at: number,
  { before, after }: Sides,
  [from, to]: readonly [number, number],
  input: UseInput,
): boolean {
  const { units, isThird, isLibrary } = input;
  const isOnly = (next: readonly number[]): boolean => {
    let size = 0;
    for (let other = next[at] ?? -1; other >= from && other < to && size < BESIDE; other = next[other] ?? -1) {
      if (!isThird(other) && !isLibrary(other)) return false;
      size += (units[other]?.end ?? 0) - (units[other]?.start ?? 0);
    }
    return size >= BESIDE;
  };
  return isOnly(before) && isOnly(after);
}

const modulesOf = (units: readonly AttributionUnit[]): readonly (readonly [number, number])[] => {
  const out: (readonly [number, number])[] = [];
  for (let from = 0; from < units.length; from = endOfModule(units, from)) {
    const to = endOfModule(units, from);
    for (let at = from; at < to; at++) out.push([from, to]);
  }
  return out;
};

/** Short runs of open units in a module between units of the product, which no known library uses. */
function amidProduct(
  units: readonly AttributionUnit[],
  isProduct: (unit: number) => boolean,
  isOpen: (unit: number) => boolean,
  isOfLibrary: (unit: number) => boolean,
): boolean[] {
  const out = units.map(() => false);
  for (let from = 0; from < units.length; from = endOfModule(units, from)) {
    const to = endOfModule(units, from);
    for (let at = from; at < to; at++) {
      let end = at;
      while (end < to && isOpen(end) && !isOfLibrary(end)) end++;
      const size = (units[end - 1]?.end ?? 0) - (units[at]?.start ?? 0);
      if (at > from && at < end && end < to && size <= SHORT && isProduct(at - 1) && isProduct(end))
        out.fill(true, at, end);
      at = Math.max(at, end);
    }
  }
  return out;
}

/** `var a,b=o(()=>{a=...})`: a name that a module which runs later gives its value. */
const isEmpty = (node: Node | undefined): boolean => node?.type === "VariableDeclarator" && !node.init;

/** Open units that stand in a module between units of known libraries. */
function amidLibraries(
  units: readonly AttributionUnit[],
  isThird: (unit: number) => boolean,
  isOpen: (unit: number) => boolean,
): readonly boolean[] {
  const out = units.map(() => false);
  for (let from = 0; from < units.length; from = endOfModule(units, from)) {
    const to = endOfModule(units, from);
    for (let at = from; at < to; at++) {
      let end = at;
      while (end < to && isOpen(end)) end++;
      if (at > from && end < to && isThird(at - 1) && isThird(end)) out.fill(true, at, end);
      at = end;
    }
  }
  return out;
}

/** Units that are linked by use, directly or not, without leaving the open ones. */
function groupsOf(
  units: readonly AttributionUnit[],
  users: readonly (readonly number[])[],
  isOpen: (unit: number) => boolean,
): readonly (readonly number[])[] {
  const seen = units.map(() => false);
  const add = (group: number[], at: number): void => {
    if (seen[at] || !isOpen(at)) return;
    seen[at] = true;
    group.push(at);
  };
  return units.map((_, first) => {
    const group: number[] = [];
    add(group, first);
    for (const at of group) for (const other of [...(units[at]?.uses ?? []), ...(users[at] ?? [])]) add(group, other);
    return group;
  });
}
