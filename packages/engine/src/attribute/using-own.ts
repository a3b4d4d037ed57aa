/**
 * What uses code that surely is the product's: nothing that was published before the product can refer to it. From a client that asks
 * the product's own server this leads to all that asks through it.
 */
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";

export interface OwnInput {
  readonly units: readonly AttributionUnit[];
  /** Surely the product's: by its path, or by what it asks. */
  readonly isOwn: (unit: number) => boolean;
  /** Known to be third-party, or code of a bundler or transpiler: what refers to either says nothing. */
  readonly isOther: (unit: number) => boolean;
}

/** One per unit: whether it is surely the product's, or refers to such a unit through others. */
export function usingOwn({ units, isOwn, isOther }: OwnInput): readonly boolean[] {
  const users = usersOf(units, ({ uses, loads }) => [...uses, ...loads]);
  const out = units.map((_, at) => isOwn(at));
  const open = out.flatMap((is, at) => (is ? [at] : []));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const user of users[at] ?? []) {
      if (out[user] || isOther(user)) continue;
      out[user] = true;
      open.push(user);
    }
  }
  return out;
}
