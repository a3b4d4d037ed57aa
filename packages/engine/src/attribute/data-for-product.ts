/**
 * Data of the product amid code of libraries that the index knows: a bundler puts constants that several chunks share
 * beside the framework that they share, and neighbours say nothing then. Libraries keep their constants for themselves, and a
 * bundler keeps of them what is used. Takes the sides that are settled so far, gives the units of such data: each run of
 * data between known code that only the product uses, of which the index knows nothing, and that somewhere speaks to people.
 *
 *     W=(function(i){return i.Engineer="engineer",i.Manager="manager",i})(W||{}),
 *     ui={[W.Engineer]:"Sound engineer",[W.Manager]:"Studio manager"}, fi={requested:["confirmed","cancelled"],...}
 */
import type { Node } from "@oxc-project/types";
import { walk } from "../syntax/walk.ts";
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";
import { endOfModule } from "./votes.ts";

export interface DataInput {
  readonly units: readonly AttributionUnit[];
  readonly isThird: (unit: number) => boolean;
  readonly isProduct: (unit: number) => boolean;
  /** Whether the index knows a part of it, or has nothing to look up. */
  readonly isUnknown: (unit: number) => boolean;
  /** Whether it says something to people: sentences, labels, addresses. */
  readonly speaks: (unit: number) => boolean;
}

/** One per unit. */
export function dataForProduct({ units, isThird, isProduct, isUnknown, speaks }: DataInput): readonly boolean[] {
  const out = units.map(() => false);
  const users = usersOf(units, ({ uses }) => uses);
  const isOwn = (run: readonly number[]): boolean => {
    const inside = new Set(run);
    const outside = run.flatMap((at) => users[at] ?? []).filter((at) => !inside.has(at) && !isLink(units[at]?.node));
    return (
      run.some(speaks) &&
      run.every((at) => isUnknown(at) && (units[at]?.uses ?? []).every((used) => inside.has(used))) &&
      outside.length > 0 &&
      outside.every(isProduct)
    );
  };
  for (const run of runsOf(units, isThird)) if (isOwn(run)) for (const at of run) out[at] = true;
  return out;
}

/** Units of data that stand together, with known code on one side and that or an end of the module on the other. */
function runsOf(units: readonly AttributionUnit[], isThird: (unit: number) => boolean): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    let [open, isAmid, isMixed]: [number[], boolean, boolean] = [[], false, false];
    for (let at = from; at <= to; at++) {
      const isKnown = at < to && isThird(at);
      if (at < to && !isKnown) {
        if (isData(units[at]?.node)) open.push(at);
        else if (!isLink(units[at]?.node)) isMixed = true;
        continue;
      }
      if (open.length > 0 && !isMixed && (isAmid || isKnown)) runs.push(open);
      [open, isAmid, isMixed] = [[], isKnown, false];
    }
    from = to;
  }
  return runs;
}

/** What binds modules says nothing of its own. */
const isLink = (node: Node | undefined): boolean =>
  node?.type === "ImportDeclaration" ||
  node?.type === "ExportAllDeclaration" ||
  (node?.type === "ExportNamedDeclaration" && !node.declaration);

const PARTS = new Set<Node["type"]>([
  ...(["Literal", "TemplateLiteral", "TemplateElement", "ObjectExpression", "ArrayExpression", "Property"] as const),
  ...(["SpreadElement", "Identifier", "MemberExpression", "UnaryExpression", "BinaryExpression"] as const),
]);

/** A declarator, also as the only one of its statement. */
function isData(node: Node | undefined): boolean {
  if (node?.type === "VariableDeclaration") return node.declarations.every((one) => isData(one));
  if (node?.type !== "VariableDeclarator" || !node.init) return false;
  return isEnum(node.init) || consistsOf(node.init, PARTS);
}

function consistsOf(root: Node, types: ReadonlySet<Node["type"]>): boolean {
  let is = true;
  walk(root, (node) => {
    is &&= types.has(node.type);
    return is;
  });
  return is;
}

const ENUM_PARTS = new Set<Node["type"]>([
  ...PARTS,
  ...(["BlockStatement", "ExpressionStatement", "SequenceExpression", "AssignmentExpression"] as const),
  "ReturnStatement",
]);

/** An enum as TypeScript and esbuild write it: `(function(i){return i.A="a",i})(W||{})`, `(i=>(i.A="a",i))(W||{})`. */
function isEnum(node: Node): boolean {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return false;
  const callee = node.callee.type === "ParenthesizedExpression" ? node.callee.expression : node.callee;
  if (callee.type !== "FunctionExpression" && callee.type !== "ArrowFunctionExpression") return false;
  return callee.params.length === 1 && !!callee.body && consistsOf(callee.body, ENUM_PARTS);
}
