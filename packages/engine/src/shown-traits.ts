/**
 * What the units of a capture show of who wrote them, one by one, where no index knows it: what the weights of
 * attribution are measured on. The same stages as an analysis goes through, as far as attribution.
 */
import type { FileId } from "@as-built/spec";
import type { Capture } from "./artifact.ts";
import { holdsSeveral, type SignatureIndex, traitsOfUnits } from "./attribute/index.ts";
import { attributionUnits } from "./attribution-units.ts";
import { parseScripts } from "./parse/parse-scripts.ts";
import type { Parser } from "./parse/parser.ts";
import { sharedPackages } from "./unpack/federation.ts";
import { ImportMap } from "./unpack/import-map.ts";
import { ModuleGraph } from "./unpack/module-graph.ts";
import { buildUnits } from "./unpack/units.ts";

export interface ShownTraits {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
  /** Undefined where it is known whose the unit is. */
  readonly traits: readonly string[] | undefined;
}

/** For each index, the units of the capture: they are the same ones each time, in the same order. */
export function shownTraits(
  { artifacts }: Capture,
  parser: Parser,
  indices: readonly SignatureIndex[],
): readonly (readonly ShownTraits[])[] {
  const texts = new Map(artifacts.flatMap(({ id, text }) => (text === undefined ? [] : [[id, text] as const])));
  const { scripts, pages } = parseScripts(artifacts, parser, () => undefined);
  const graph = new ModuleGraph(scripts, new ImportMap(pages));
  const [first] = indices;
  const units = first ? attributionUnits(graph, buildUnits(graph, holdsSeveral(first)), sharedPackages(graph)) : [];
  return indices.map((signatures) => {
    const traits = traitsOfUnits(units, { texts, comments: new Map(), signatures });
    return units.map(({ file, start, end }, at) => ({ file, start, end, traits: traits[at] }));
  });
}
