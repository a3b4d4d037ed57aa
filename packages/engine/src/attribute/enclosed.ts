/**
 * Code that no index knows amid the code of one component: bundlers write the modules of a package one after the other.
 * It is the component's where, with all that it uses, it stays among that component, and uses it: a table of errors of a
 * newer version, with the class that reads it. Product code that stands there uses more (its framework, its own modules).
 */
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";
import { endOfModule } from "./votes.ts";

/** Code units that are looked at on either side, in so many units, and the share of them that is the component's. */
const BESIDE = 40_000;
const MOST_UNITS = 500;
const SHARE = 0.5;
/** Less on one side is too little to tell. */
const LEAST = 10_000;

export interface EnclosedInput {
  readonly units: readonly AttributionUnit[];
  /** Component number per unit, -1 none. */
  readonly names: readonly number[];
  readonly isThird: (unit: number) => boolean;
  /** Code of bundlers and transpilers, which all code uses. */
  readonly isHelper: (unit: number) => boolean;
  /** Units of which something else is known. */
  readonly isSettled: (unit: number) => boolean;
}

/** The component that each unit is enclosed by and belongs to; -1: none. */
export function enclosed(input: EnclosedInput): readonly number[] {
  const { units } = input;
  const around = units.map(() => -1);
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    surround(around, input, from, to);
    from = to;
  }
  const users = usersOf(units, ({ uses }) => uses);
  return ofThatUse(withoutLeaving(around, users, input), users, input);
}

type Users = ReturnType<typeof usersOf>;

/** Sets the component around each unit of a module that is nobody's so far. */
function surround(around: number[], input: EnclosedInput, from: number, to: number): void {
  const { isThird, isSettled } = input;
  const isOpen = (at: number): boolean => at < to && !isThird(at) && !isSettled(at);
  for (let at = from; at < to; at++) {
    if (!isOpen(at)) continue;
    let end = at + 1;
    while (isOpen(end)) end++;
    const before = most(input, at - 1, from - 1, -1);
    const component = before >= 0 && most(input, end, to, 1) === before ? before : -1;
    around.fill(component, at, end);
    at = end;
  }
}

/** The component of which the code from a unit on consists, in one direction; -1: none. */
function most({ units, names, isThird }: EnclosedInput, first: number, stop: number, step: 1 | -1): number {
  const sizes = new Map<number, number>();
  let seen = 0;
  for (let at = first, count = 0; at !== stop && seen < BESIDE && count < MOST_UNITS; at += step, count++) {
    const { start = 0, end = 0 } = units[at] ?? {};
    const name = names[at] ?? -1;
    if (name < 0 && isThird(at)) continue;
    seen += end - start;
    if (name >= 0) sizes.set(name, (sizes.get(name) ?? 0) + end - start);
  }
  return [...sizes].find(([, size]) => size >= LEAST && size >= SHARE * seen)?.[0] ?? -1;
}

/** Without units that use something that is neither the component's nor enclosed by it, directly or not. */
function withoutLeaving(
  around: readonly number[],
  users: Users,
  { units, names, isThird, isHelper }: EnclosedInput,
): readonly number[] {
  const out = [...around];
  const stays = (at: number, used: number): boolean =>
    isHelper(used) || (isThird(used) ? (names[used] ?? -1) < 0 || names[used] === out[at] : out[used] === out[at]);
  const leaving = units.flatMap(({ uses, loads }, at) =>
    (out[at] ?? -1) >= 0 && (loads.length > 0 || !uses.every((used) => stays(at, used))) ? [at] : [],
  );
  for (let at = leaving.pop(); at !== undefined; at = leaving.pop()) {
    const component = out[at] ?? -1;
    if (component < 0) continue;
    out[at] = -1;
    for (const user of users[at] ?? []) if (out[user] === component) leaving.push(user);
  }
  return out;
}

/** Only units that are linked, directly or not, with one that uses the component's code. */
function ofThatUse(
  around: readonly number[],
  users: Users,
  { units, names, isThird }: EnclosedInput,
): readonly number[] {
  const out = units.map(() => -1);
  const open = units.flatMap(({ uses }, at) =>
    (around[at] ?? -1) >= 0 && uses.some((used) => isThird(used) && names[used] === around[at]) ? [at] : [],
  );
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const component = around[at] ?? -1;
    if (out[at] === component) continue;
    out[at] = component;
    for (const other of [...(units[at]?.uses ?? []), ...(users[at] ?? [])])
      if (around[other] === component && out[other] !== component) open.push(other);
  }
  return out;
}
