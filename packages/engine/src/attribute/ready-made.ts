/**
 * Packages that were shipped as a bundle of their own: a module that holds the runtime and the modules of another
 * bundle. Somebody built it before the application was built, with what it depends on inside. What is recognised among
 * its modules stands in the inventory without a region; the region is the package's. So does a module that a minifier
 * has written into the only one that asks for it.
 */
import { isFunction, type Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { type Count, countsOf, oddsOf } from "./evidence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { AttributionContext, AttributionUnit, UnitOrigin } from "./unit.ts";
import type { UnplacedComponent } from "./unplaced.ts";
import { countVotes } from "./votes.ts";

/** Shorter code holds no bundle. */
const LEAST = 1000;
/** A module is a component's where so much of it is, so many grams of it no other one has, at such log odds. */
const SHARE = 0.5;
const SOLE = 5;
const ODDS = 18;
/** Modules take the module, its exports and the function that requires others. */
const MOST_PARAMS = 3;

/** `n(e){...;return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}` (webpack 4), `return e[r](i,i.exports,n),i.exports` (5) */
const REQUIRE =
  /\.exports,\s*[\w$]+\)[,;]\s*(?:return\s+)?(?:[\w$]+\.(?:l|loaded)\s*=\s*(?:!0|true)[,;]\s*(?:return\s+)?)?[\w$]+\.exports/;

/** Whether the text of a unit holds a bundler's runtime. */
export const isReadyMade = (text: string): boolean => text.length >= LEAST && REQUIRE.test(text);

/** Components among the modules of ready-made packages, each with its largest module. */
export function carriedComponents(
  units: readonly AttributionUnit[],
  origins: readonly UnitOrigin[],
  { texts, signatures }: Pick<AttributionContext, "texts" | "signatures">,
): readonly UnplacedComponent[] {
  const found = new Map<number, UnplacedComponent>();
  units.forEach((unit, at) => {
    const { origin, component: own } = origins[at] ?? {};
    if (origin !== "library" && origin !== "framework") return;
    const isBundle = isReadyMade(texts.get(unit.file)?.slice(unit.start, unit.end) ?? "");
    const modules = isBundle ? longestList(unit.node) : writtenIn(unit.node);
    for (const [number, { file, start, end }] of carriedBy(unit, modules, own?.name, signatures)) {
      const { name = "", kind = "library" } = signatures.components[number] ?? {};
      const known = found.get(number);
      if (known && known.end - known.start >= end - start) continue;
      found.set(number, { component: { name, kind }, shownBy: "module", file, start, end, size: 0 });
    }
  });
  return [...found.values()];
}

/** The modules of a package that are a component's, which is not the package itself. */
function carriedBy(
  unit: AttributionUnit,
  functions: readonly Node[],
  own: string | undefined,
  index: SignatureIndex,
): readonly (readonly [number, AttributionUnit])[] {
  const moved = unit.start - unit.node.start;
  const modules = functions.map((node, at) => ({
    ...unit,
    node,
    start: node.start + moved,
    end: node.end + moved,
    module: at,
    uses: [],
    loads: [],
  }));
  return countVotes(modules, index).flatMap((vote, at) => {
    const module = modules[at];
    const counts = countsOf(vote.known, index);
    const best = bestOf(vote.grams, counts, index);
    const most = counts.get(best ?? -1)?.weighed ?? 0;
    const isOwn = [...counts].some(
      ([number, { weighed }]) => index.components[number]?.name === own && weighed >= SHARE * most,
    );
    return best === undefined || !module || isOwn ? [] : [[best, module] as const];
  });
}

/** The functions of the longest list or object of nothing but modules in some code. */
function longestList(code: Node): readonly Node[] {
  let longest: readonly Node[] = [];
  let length = 0;
  walk(code, (node) => {
    if (node.end - node.start <= Math.max(length, LEAST)) return false;
    const functions = modulesOf(node);
    if (functions.length > 1) {
      longest = functions;
      length = node.end - node.start;
    }
    return undefined;
  });
  return longest;
}

/** The functions of modules that are run where they are asked for: `(a||(a=1,function(e){...}(b)),b)`. */
function writtenIn(code: Node): readonly Node[] {
  const found: Node[] = [];
  walk(code, (node) => {
    if (node.end - node.start <= LEAST) return false;
    const run =
      node.type === "LogicalExpression" && node.right.type === "SequenceExpression" ? node.right.expressions : [];
    for (const one of run)
      if (one.type === "CallExpression" && isFunction(one.callee) && one.end - one.start > LEAST)
        found.push(one.callee);
    return undefined;
  });
  return found;
}

/** `[function(e,t,n){...},...]`, `{12:(e,t)=>{...},...}` */
function modulesOf(node: Node): readonly Node[] {
  const values =
    node.type === "ArrayExpression"
      ? node.elements.filter((element) => element !== null)
      : node.type === "ObjectExpression"
        ? node.properties.map((property) => (property.type === "Property" ? property.value : property))
        : [];
  return values.every((value) => isFunction(value) && value.params.length <= MOST_PARAMS) ? values : [];
}

function bestOf(grams: number, counts: ReadonlyMap<number, Count>, { components }: SignatureIndex): number | undefined {
  const likely = [...counts].filter(
    ([number, count]) =>
      components[number]?.kind !== "runtime" &&
      count.sole >= SOLE &&
      count.weighed >= SHARE * grams &&
      oddsOf(grams, count) >= ODDS,
  );
  return likely.sort(([a, one], [b, two]) => two.weighed - one.weighed || a - b)[0]?.[0];
}
