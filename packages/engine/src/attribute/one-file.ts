/**
 * Names in modules that are one file of one package: a CommonJS module is never joined with others. What the index gives
 * to others in it, where nearly all is one component's, is code that those hold of it.
 */
import type { AttributionUnit } from "./unit.ts";
import { endOfModule } from "./votes.ts";

const NEARLY_ALL = 0.9;

/** Component number per unit, -1 none: of one where it holds nearly all of the named code of such a module. */
export function ofOneFile(
  names: readonly number[],
  units: readonly AttributionUnit[],
  isFile: (unit: number) => boolean,
): readonly number[] {
  const out = [...names];
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    const most = to - from > 1 && isFile(from) ? holderOf(names, units, from, to) : undefined;
    for (let at = from; most !== undefined && at < to; at++) if ((out[at] ?? -1) >= 0) out[at] = most;
    from = to;
  }
  return out;
}

function holderOf(
  names: readonly number[],
  units: readonly AttributionUnit[],
  from: number,
  to: number,
): number | undefined {
  const sizes = new Map<number, number>();
  let all = 0;
  for (let at = from; at < to; at++) {
    const { start = 0, end = 0 } = units[at] ?? {};
    const name = names[at] ?? -1;
    if (name < 0) continue;
    all += end - start;
    sizes.set(name, (sizes.get(name) ?? 0) + end - start);
  }
  return [...sizes].find(([, size]) => size >= NEARLY_ALL * all)?.[0];
}
