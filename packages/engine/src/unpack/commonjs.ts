/**
 * Scripts that are CommonJS modules without a wrapper, as Rollup, Rolldown and TypeScript write them for Node, Electron
 * and loaders that bring their own wrapper: `require` and `exports` are names that nothing declares. Modules are known by
 * their file. Such a script is read like an ES module, of which each top-level statement may come from another source.
 */
import type { Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { Expression, IdentifierNode, Node, Statement } from "../syntax/nodes.ts";
import { levelsOf } from "./code-levels.ts";
import { claimWhole } from "./es-module.ts";
import type { Claim, Format, Module } from "./module.ts";
import { type Role, readWrapped } from "./wrapped-module.ts";

export const commonJsFormat = {
  name: "commonjs",
  claim(script: Script): Claim | undefined {
    if (!script.text.includes("exports") && !script.text.includes("require")) return undefined;
    if (!levelsOf(script).some(({ body }) => body.some((one) => isCommonJs(one, script)))) return undefined;
    const claim = claimWhole(script);
    const { exports, whole, stars, references } = readWrapped([script.program], script.scopes, isFree(script));
    const modules = claim.modules.map((module) => ({
      ...module,
      commonJs: true as const,
      exports,
      ...(whole ? { wholeExport: whole } : {}),
      starExports: stars,
      references: [...module.references, ...references],
    }));
    return { ...claim, modules };
  },
} satisfies Format;

/** What Node calls these in the function that it puts around a module. */
const NAMES = { requireParam: "require", exportsParam: "exports", moduleParam: "module" } as const;

const isFree =
  ({ scopes }: Script) =>
  (node: Node, role: Role): boolean =>
    node.type === "Identifier" && node.name === NAMES[role] && scopes.bindingOf.get(node) === undefined;

/** Whether a name is the `require` or the `exports` of a CommonJS module. */
export function commonJsName(node: IdentifierNode, { commonJs, script }: Module): "require" | "exports" | undefined {
  if (!commonJs || script.scopes.bindingOf.get(node)) return undefined;
  return node.name === "require" || node.name === "exports" ? node.name : undefined;
}

/** The file in `require("./a.js")`. */
export function requiredFile(node: Node, { scopes }: Script): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "require") {
    return undefined;
  }
  const target = scopes.bindingOf.get(node.callee) ? undefined : literalString(node.arguments[0]);
  return target?.startsWith(".") ? target : undefined;
}

/**
 * `exports.a=b`, `Object.defineProperty(exports,"a",{...})`, `const a=require("./a.js")`: at the top, where a module does
 * that, and not in the function of a wrapper that chooses between loaders.
 */
function isCommonJs(statement: Statement, script: Script): boolean {
  if (statement.type === "VariableDeclaration") {
    return statement.declarations.some(({ init }) => init && requiredFile(init, script) !== undefined);
  }
  const value = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  return value !== undefined && (requiredFile(value, script) !== undefined || isExporting(value, script));
}

function isExporting(node: Expression, script: Script): boolean {
  const is = isFree(script);
  if (node.type === "AssignmentExpression") {
    const { left } = node;
    return left.type === "MemberExpression" && !left.computed && is(left.object, "exportsParam");
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const [object] = node.arguments;
  const isDefined = keyName(node.callee.property, node.callee.computed) === "defineProperty";
  return isDefined && object !== undefined && is(object, "exportsParam");
}
