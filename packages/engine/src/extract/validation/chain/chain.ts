/** A chain of calls, `z.string().min(3).max(80)`: what it begins with and the methods that follow, in order. */
import { lastExpression } from "../../../syntax/last-expression.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Argument, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Place } from "../violation.ts";
import { schemaKind } from "./schema-kind.ts";

export interface Step {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly node: Node;
}

export interface Chain {
  /** What the first call makes: "string", "number", "object"; undefined where nothing says. */
  readonly kind: string | undefined;
  readonly root: Extract<Node, { type: "CallExpression" }>;
  readonly steps: readonly Step[];
  readonly module: Module;
}

/** Most methods of a chain. */
const MAX_STEPS = 40;

/** Methods that only schemas have, so that a chain without a kind is one. */
const TELLING =
  /^(?:required|optional|nullable|nullish|notRequired|nonnegative|nonempty|matches|oneOf|email|shape|defined|refine|superRefine|strip|passthrough|strict|trim)$/;

/** Schemas of texts of one form (zod 4, valibot). */
export const FORMATS: ReadonlySet<string> = new Set(["email", "url", "uuid"]);

/** Schemas of several alternatives, zod's and valibot's. */
export const UNIONS: ReadonlySet<string> = new Set(["union", "discriminatedUnion", "discriminatedunion", "variant"]);

const OF_THINGS: ReadonlySet<string> = new Set(["this", "param", "instance", "result", "choice", "union"]);

const isOfThis = (callee: Node): boolean =>
  callee.type === "MemberExpression" && callee.object.type === "ThisExpression";

/** Methods that others have, too: after a schema that stands under a name. */
const OF_SCHEMAS = /^(?:default|describe|meta|label|catch|readonly|transform|array)$/;

/** The methods of a chain, in order, and the call before the first of them. */
export function stepsOf(node: Node): Pick<Chain, "root" | "steps"> | undefined {
  const steps: Step[] = [];
  let at: Node = node;
  while (at.type === "CallExpression" && at.callee.type === "MemberExpression" && steps.length < MAX_STEPS) {
    const name = keyName(at.callee.property, at.callee.computed);
    // `(a={error:"..."},function(e,t){return new e(...)}(b,a)).int()`: a minifier writes the arguments of an inlined call before it
    const object = lastExpression(at.callee.object);
    if (name === undefined || object.type !== "CallExpression") break;
    steps.unshift({ name, args: at.arguments, node: at });
    at = object;
  }
  return at.type === "CallExpression" ? { root: at, steps } : undefined;
}

export function chainOf(node: Node, place: Place): Chain | undefined {
  const made = stepsOf(node);
  if (!made) return undefined;
  const { root, steps } = made;
  const kind = schemaKind(root.callee, place);
  if (kind === undefined && !steps.some(({ name }) => TELLING.test(name)) && !isOfNamed(root, place)) return undefined;
  return isSchemaCall(root, kind, place) ? { kind, root, steps, module: place.module } : undefined;
}

/** `SIZES.describe("...").default("small")` of `const SIZES = z.enum([...])`. */
function isOfNamed({ callee }: Chain["root"], place: Place): boolean {
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return false;
  if (!OF_SCHEMAS.test(keyName(callee.property, callee.computed) ?? "")) return false;
  const made = madeUnder(callee.object, place);
  return made !== undefined && schemaKind(made.node.callee, { ...place, module: made.module }) !== undefined;
}

export interface Made {
  readonly node: Chain["root"];
  readonly module: Module;
}

/** The call that makes what stands under a name. */
export function madeUnder(name: Node, { module, ev }: Place): Made | undefined {
  const value = ev.evaluate(name, module);
  if (value.kind === "result" && value.node.type === "CallExpression")
    return { node: value.node, module: value.module };
  // a library that nothing names is looked into, and what it makes says less than the call
  const [only, ...others] =
    name.type === "Identifier" ? (module.script.scopes.bindingOf.get(name)?.definitions ?? []) : [];
  const from = only?.kind === "value" && others.length === 0 && only.path.length === 0 ? only.from : undefined;
  return from?.type === "CallExpression" ? { node: from, module } : undefined;
}

/** The beginning is a library's: a function of the product that makes schemas is looked into by its value. */
function isSchemaCall({ callee }: Chain["root"], kind: string | undefined, { module, ev }: Place): boolean {
  if (callee.type === "FunctionExpression") return kind !== undefined;
  if (callee.type !== "Identifier" && callee.type !== "MemberExpression") return false;
  const value = ev.evaluate(callee, module);
  let of = value;
  while (of.kind === "member") of = of.object;
  // `this.order.url()`, `sync(method, model) {... model.url()}`: methods of things are called like formats
  if (FORMATS.has(kind ?? "") && (OF_THINGS.has(of.kind) || isOfThis(callee))) return false;
  // a namespace that a bundler fills property by property reads as empty: its function's name has to tell
  if (value.kind === "constant") return value.value === undefined && kind !== undefined;
  return value.kind !== "global" && value.kind !== "object";
}
