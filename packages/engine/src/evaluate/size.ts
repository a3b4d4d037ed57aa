/**
 * How large a value is where it is written out: each part counts as often as it stands in it. Values share their parts,
 * so `d1=c?d0+"a":d0+"b"`, `d2=c?d1+"a":d1+"b"` and so on takes little memory and has twice as many ways with each
 * step; who reads a value goes all of these ways. The evaluator gives none that is larger than `MAX_SIZE`, and none of
 * more than `MAX_LEVELS`, which readers go down by recursion.
 */
import { pushAll } from "../lists.ts";
import { isWhole, openParts } from "./free-params.ts";
import type { Value } from "./value.ts";

/** Most parts of a value that are made of others. */
const MAX_SIZE = 10_000;
/** Most levels of parts: `a+b+c+...` of parameters has as many as terms. */
const MAX_LEVELS = 500;

interface Size {
  readonly parts: number;
  readonly levels: number;
}

const WHOLE: Size = { parts: 0, levels: 0 };
/** Most parts that are counted again each time: to remember the size of every small value takes longer than to count it. */
const FEW = 12;

const sizes = new WeakMap<Value, Size>();

export function isTooLarge(value: Value): boolean {
  if (isWhole(value)) return false;
  const { parts, levels } = sizeOf(value);
  return parts > MAX_SIZE || levels > MAX_LEVELS;
}

/** What a value is made of comes first, without recursion. */
function sizeOf(value: Value): Size {
  const known = knownSize(value);
  if (known) return known;
  const begun = new Set<Value>();
  const open = [value];
  for (let next = open.at(-1); next; next = open.at(-1)) {
    const first = begun.has(next) ? [] : partsOf(next).filter((part) => !knownSize(part));
    begun.add(next);
    if (first.length > 0) pushAll(open, first);
    else {
      sizes.set(next, sumOf(partsOf(next)));
      open.pop();
    }
  }
  return sizes.get(value) ?? WHOLE;
}

/** The size of what is made of the given parts; one within itself has none yet. */
function sumOf(made: readonly Value[]): Size {
  let parts = 1;
  let levels = 0;
  for (const part of made) {
    const own = knownSize(part) ?? WHOLE;
    parts = Math.min(parts + own.parts, MAX_SIZE + 1);
    levels = Math.max(levels, own.levels);
  }
  return { parts, levels: levels + 1 };
}

/** A long value is asked for again and again: what is remembered comes before the count. */
const knownSize = (value: Value): Size | undefined => sizes.get(value) ?? sizeOfFew(value);

function sizeOfFew(value: Value): Size | undefined {
  const left = { parts: FEW };
  const levels = levelsOf(value, left);
  return left.parts < 0 ? undefined : { parts: FEW - left.parts, levels };
}

/** How many levels a value has; of no meaning where nothing is left before all of it was counted. */
function levelsOf(value: Value, left: { parts: number }): number {
  let levels = 0;
  // only what has more parts is remembered
  if (sizes.has(value)) left.parts = 0;
  const parts = --left.parts < 0 ? [] : partsOf(value);
  if (parts.length > FEW) left.parts = -1;
  for (const part of parts) {
    if (left.parts < 0) break;
    levels = Math.max(levels, levelsOf(part, left));
  }
  return levels + 1;
}

function partsOf(value: Value): readonly Value[] {
  const parts: Value[] = [];
  openParts(value, parts);
  return parts.some(isWhole) ? parts.filter((part) => !isWhole(part)) : parts;
}
