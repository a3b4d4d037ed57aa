/**
 * Where the keys of data stand in its text: `"name"`, else `'name'`, else `name:`; `\"name\"` where the data are written
 * in a text. What stands between quotation marks is listed once, since a search from each key to the end of a large
 * catalogue would be quadratic.
 */

import { append } from "../../multimap.ts";
import { partitionPoint } from "../../partition-point.ts";

export class KeyPlaces {
  private readonly text: string;
  private readonly quoted: readonly ReadonlyMap<string, readonly number[]>[];

  constructor(text: string) {
    this.text = text;
    this.quoted = ['"', "'"].map((mark) => betweenMarks(text, mark));
  }

  /** The first place of a key at or behind an offset. */
  find(name: string, from: number): number | undefined {
    for (const places of this.quoted) {
      const found = firstFrom(places.get(name) ?? NOWHERE, from);
      if (found !== undefined) return found;
    }
    const found = this.text.indexOf(`${name}:`, from);
    return found < 0 ? undefined : found;
  }
}

const NOWHERE: readonly number[] = [];

/** Longer texts are no keys. */
const LONGEST = 500;

function betweenMarks(text: string, mark: string): ReadonlyMap<string, readonly number[]> {
  const out = new Map<string, number[]>();
  let open = text.indexOf(mark);
  while (open >= 0) {
    const close = text.indexOf(mark, open + 1);
    if (close > open && close - open <= LONGEST) append(out, text.slice(open + 1, close).replace(/\\$/, ""), open);
    open = close;
  }
  return out;
}

/** The first of ascending numbers that is not below another. */
const firstFrom = (ascending: readonly number[], from: number): number | undefined =>
  ascending[partitionPoint(ascending, (each) => each >= from)];
