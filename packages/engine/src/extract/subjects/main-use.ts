/** Under which key most uses put a value. */
import type { Node } from "../../syntax/nodes.ts";
import { isEmptyName, kindName } from "./words.ts";

/** Of so many kinds a thing may be and still be about the first. */
export const MAX_KINDS = 2;

interface Use {
  readonly key: string;
  readonly at: Node;
}

/** What is put under many keys, none of them more often, is anything. */
export function mainUse(uses: readonly Use[]): Use | undefined {
  const keys = uses.filter(({ key }) => !isEmptyName(key));
  const counts = new Map<string, number>();
  for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [most, times = 0] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [];
  if (times * 2 <= keys.length && new Set(keys.map(({ key }) => kindName(key))).size > MAX_KINDS) return undefined;
  return keys.find(({ key }) => key === most);
}
