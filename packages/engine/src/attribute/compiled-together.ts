/**
 * Code that was compiled before the application was: esbuild 0.14 to 0.28 with `keepNames` writes `h=(e,t)=>def(e,"name",
 * {value:t,configurable:!0})` and `h(load,"load")` behind each function, so all that one such helper names is of one build.
 * Where that is a small part of the material, and most of it is a library's, all of it is: a package that came ready-made.
 */
import type { Node } from "@oxc-project/types";
import { literalString } from "../syntax/literals.ts";
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";

export interface TogetherInput {
  readonly units: readonly AttributionUnit[];
  readonly isThird: (unit: number) => boolean;
  readonly isProduct: (unit: number) => boolean;
  /** Believed to be a library's. */
  readonly isLibrary: (unit: number) => boolean;
}

/** Fewer units show no build; a larger part of what is not known to be third-party is the application itself. */
const LEAST_UNITS = 8;
const MOST = 0.3;

/** One per unit: of a build in which most is a library's. */
export function compiledTogether({ units, isThird, isProduct, isLibrary }: TogetherInput): readonly boolean[] {
  const out = units.map(() => false);
  const helpers = units.flatMap(({ node }, at) => (namesFunctions(node) ? [at] : []));
  if (helpers.length === 0) return out;
  const users = usersOf(units, ({ uses }) => uses);
  const all = sizeOf(units, (at) => !isThird(at));
  for (const helper of helpers) {
    const named = (users[helper] ?? []).flatMap((at) => [
      at,
      ...(isNaming(units[at]?.node) ? (units[at]?.uses ?? []) : []),
    ]);
    const build = new Set(named);
    const own = sizeOf(units, (at) => build.has(at) && !isThird(at));
    const ofLibrary = sizeOf(units, (at) => build.has(at) && (isThird(at) || isLibrary(at)));
    const ofProduct = sizeOf(units, (at) => build.has(at) && !isThird(at) && isProduct(at));
    if (build.size < LEAST_UNITS || own > MOST * all || ofLibrary <= ofProduct) continue;
    for (const at of build) out[at] = !isThird(at);
  }
  return out;
}

function sizeOf(units: readonly AttributionUnit[], counts: (unit: number) => boolean): number {
  return units.reduce((sum, { start, end }, at) => (counts(at) ? sum + end - start : sum), 0);
}

/** `h(load,"load")` as a statement. */
const isNaming = (node: Node | undefined): boolean =>
  node?.type === "ExpressionStatement" && node.expression.type === "CallExpression";

/** `h=(e,t)=>def(e,"name",{value:t,configurable:!0})` */
function namesFunctions(node: Node): boolean {
  const declared = node.type === "VariableDeclaration" && node.declarations.length === 1 ? node.declarations[0] : node;
  const made = declared?.type === "VariableDeclarator" ? declared.init : undefined;
  const body = made?.type === "ArrowFunctionExpression" && made.params.length === 2 ? made.body : undefined;
  if (body?.type !== "CallExpression" || body.arguments.length !== 3) return false;
  const [, key, descriptor] = body.arguments;
  return literalString(key) === "name" && descriptor?.type === "ObjectExpression" && descriptor.properties.length === 2;
}
