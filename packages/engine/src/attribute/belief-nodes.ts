/**
 * What is believed of as one: a unit, a file that an author wrote as it is, or a module that is one file. One owner wrote all of
 * such code; what its statements show and whom they use counts once, not once for each.
 */
import { type FileId, fileId } from "@as-built/spec";
import { append } from "../multimap.ts";
import { rememberSteps } from "../remember.ts";
import type { AttributionUnit } from "./unit.ts";

export interface BeliefNode {
  /** Indices of units. */
  readonly parts: readonly number[];
  readonly file: FileId;
  readonly module: number;
  /** Indices of nodes that it uses or loads, itself or by what asks for them. */
  readonly uses: readonly number[];
  /** Whether it is a file as its author wrote it. */
  readonly isWritten: boolean;
}

const NO_FILE = fileId("");

/**
 * In the order of the units. `isKnown`: stands for itself, in whatever file.
 *
 * @returns `nodeOf`: the node of each unit
 */
export function beliefNodes(
  units: readonly AttributionUnit[],
  isKnown: (unit: number) => boolean,
): { readonly nodeOf: readonly number[]; readonly nodes: readonly BeliefNode[] } {
  const wholes = wholesOf(units, isKnown);
  const parts: number[][] = [];
  const ofWholes = new Map<number, number>();
  const nodeOf = units.map(({ module }, at) => {
    const isPart = wholes.has(module) && !isKnown(at);
    const node = (isPart ? ofWholes.get(module) : undefined) ?? parts.push([]) - 1;
    parts[node]?.push(at);
    if (isPart) ofWholes.set(module, node);
    return node;
  });
  const linksOf = linksIn(units);
  const nodes = parts.map((of, node): BeliefNode => {
    const used = of.flatMap((at) => (units[at]?.asks ? [] : linksOf(units[at])));
    const uses = [...new Set(used.flatMap((at) => nodeOf[at] ?? []))].filter((other) => other !== node);
    const { file = NO_FILE, module = 0, asWritten } = units[of[0] ?? 0] ?? {};
    return { parts: of, file, module, uses, isWritten: asWritten === true && ofWholes.get(module) === node };
  });
  return { nodeOf, nodes };
}

/** How many imports of one module lead on: `r=n(12)`, `a=n.n(r)`. */
const MAX_ASKED = 3;

/**
 * What stands for imported modules is nobody's, and is used by whoever imports them: its links are those of its users. What an
 * imported module imports itself is that module's. Imports that use each other are followed once for each number of steps.
 */
function linksIn(units: readonly AttributionUnit[]): (unit: AttributionUnit | undefined) => readonly number[] {
  const askedBy = rememberSteps<AttributionUnit, readonly number[] | undefined, undefined>(
    MAX_ASKED - 1,
    undefined,
    (unit, _, steps) => [...new Set(follow(unit, steps + 1))],
  );
  const follow = ({ uses, loads = [], module }: AttributionUnit, steps: number): readonly number[] =>
    [...uses, ...loads].flatMap((other) => {
      const asked = units[other];
      return (asked?.asks && asked.module === module ? askedBy(asked, undefined, steps) : undefined) ?? other;
    });
  return (unit) => (unit ? follow(unit, 0) : []);
}

/** Half of a file that was put together from others' is theirs. */
const MOST = 0.5;

/** Modules of one owner: files as they were written of which not most is known, and modules of one file of which nothing is. */
function wholesOf(units: readonly AttributionUnit[], isKnown: (unit: number) => boolean): ReadonlySet<number> {
  const parts = new Map<number, number[]>();
  units.forEach(({ module, asWritten, ofOneFile }, at) => {
    if (asWritten || ofOneFile) append(parts, module, at);
  });
  const lengthOf = (all: readonly number[]): number =>
    all.reduce((sum, at) => sum + (units[at]?.end ?? 0) - (units[at]?.start ?? 0), 0);
  return new Set(
    [...parts].flatMap(([module, all]) => {
      const known = lengthOf(all.filter(isKnown));
      const most = units[all[0] ?? 0]?.asWritten ? MOST * lengthOf(all) : 1;
      return all.length > 1 && known < most ? [module] : [];
    }),
  );
}
