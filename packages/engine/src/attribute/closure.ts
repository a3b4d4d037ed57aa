/**
 * Third-party code by the graph: libraries never import the product, so whatever surely recognised library code uses
 * is third-party too.
 */
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";

/** Only units recognised by themselves speak for what they use: so many known grams, such a share of all. */
const MIN_HITS = 4;
const MIN_SHARE = 0.5;
const MIN_ALONE = 5;
const MIN_ODDS = 6;

export interface Closure {
  /** Units that code of a package uses, directly or not, and that the index does not recognise. */
  readonly used: readonly boolean[];
  /** Those of them that code uses which the index recognises. */
  readonly ofKnown: readonly boolean[];
}

export interface Told {
  /** Units of bundlers and transpilers, which call the product as much as anything else. */
  readonly isHelper: (unit: number) => boolean;
  /** Surely the product's; what uses them is a copy of library code in the product, whatever the index knows. */
  readonly isProduct: (unit: number) => boolean;
  /** Of a package by a path, or by what shares it. */
  readonly isOfPackage: (unit: number) => boolean;
}

export function usedByKnown(
  units: readonly AttributionUnit[],
  known: Known,
  { isHelper, isProduct, isOfPackage }: Told,
): Closure {
  const above = reaching(units, isProduct, isHelper);
  const isBelow = (at: number): boolean => !isHelper(at) && !above[at];
  const sources = units.flatMap(({ node }, at) => (isSource(known, at) && isBelow(at) && !isDone(node) ? [at] : []));
  const passing = passingOn(units, known).filter(isBelow);
  const packages = units.flatMap((_, at) => (isOfPackage(at) && isBelow(at) ? [at] : []));
  const ofKnown = below(units, known, sources, passing);
  return { ofKnown, used: packages.length === 0 ? ofKnown : below(units, known, [...sources, ...packages], passing) };
}

/** `passing`, what they and `sources` use, and so on. */
function below(
  units: readonly AttributionUnit[],
  { recognised }: Known,
  sources: readonly number[],
  passing: readonly number[],
): readonly boolean[] {
  const used = units.map(() => false);
  for (const at of passing) used[at] = true;
  const waiting = [...sources, ...passing];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of units[at]?.uses ?? []) {
      if (used[next] || recognised[next]) continue;
      used[next] = true;
      waiting.push(next);
    }
  }
  return used;
}

/** Longer code does more than pass something on; so many nodes are looked at. */
const LONGEST_PASSING = 300;

/**
 * CommonJS modules without code or text of their own that use recognised code and otherwise only data: the front of a
 * package, `(e,t,n)=>{(e.exports=n(12)).tz.load(n(34))}`. Who uses such a module means the package.
 */
function passingOn(units: readonly AttributionUnit[], { recognised, evidence }: Known): readonly number[] {
  return units.flatMap(({ form, start, end, uses, node }, at) => {
    if (form !== "commonjs" || recognised[at] || end - start > LONGEST_PASSING) return [];
    const isOf = uses.some((used) => recognised[used]);
    return isOf && uses.every((used) => recognised[used] || evidence[used]?.grams === 0) && isBare(node) ? [at] : [];
  });
}

/** No function but the module's own, no text. */
function isBare(module: AttributionUnit["node"]): boolean {
  let bare = true;
  walk(module, (node) => {
    const isText = node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
    if (isText || (node !== module && (isFunction(node) || node.type === "ClassExpression"))) bare = false;
    return bare ? undefined : false;
  });
  return bare;
}

/** Units that use one of some units, directly or not. */
function reaching(
  units: readonly AttributionUnit[],
  isGoal: (unit: number) => boolean,
  isHelper: (unit: number) => boolean,
): readonly boolean[] {
  const reaches = units.map(() => false);
  const waiting = units.flatMap((_, at) => (isGoal(at) ? [at] : []));
  if (waiting.length === 0) return reaches;
  const users = usersOf(units, ({ uses }) => uses);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const user of users[at] ?? []) {
      if (reaches[user] || isHelper(user)) continue;
      reaches[user] = true;
      waiting.push(user);
    }
  }
  return reaches;
}

/**
 * `Desk.styles=(e=>{...})(x),define("loan-desk",Desk)`, `kept=(store=made,store.dispatch({type:"persist/PERSIST"}),store)`: what a
 * program does, not what it declares. Minifiers write functions that are used once into it, also those of libraries.
 */
const isDone = (node: AttributionUnit["node"]): boolean =>
  DONE.has(node.type) || (node.type === "VariableDeclarator" && node.init?.type === "SequenceExpression");

const DONE: ReadonlySet<string> = new Set(["ExpressionStatement", "AssignmentExpression", "CallExpression"]);

function isSource({ evidence, odds, recognised }: Known, at: number): boolean {
  const own = evidence[at];
  if (!own || !recognised[at]) return false;
  const strong = own.odds >= MIN_ALONE && (odds[at] ?? 0) >= MIN_ODDS;
  return strong && own.hits >= MIN_HITS && own.share >= MIN_SHARE;
}
