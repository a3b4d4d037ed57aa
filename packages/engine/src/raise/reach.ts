/** What functions reach, by whatever they name and call: the language, the platform, or what is not known. */
import { GLOBALS } from "../attribute/globals.ts";
import { append } from "../multimap.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import { memberName } from "../syntax/literals.ts";
import type { Expression, FunctionNode, IdentifierNode, Node } from "../syntax/nodes.ts";
import { propertyName } from "../syntax/property-name.ts";
import { walk } from "../syntax/walk.ts";
import { wordSet } from "../word-set.ts";
import { calleesOf, type Known } from "./callees.ts";

/** What helpers of Babel 6 to 8, TypeScript 2.1 to 5, SWC 1 and esbuild read. */
const LANGUAGE = wordSet(`
  AggregateError Array Boolean Date Error Function Infinity Iterator Map Math NaN Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set String Symbol SyntaxError TypeError URIError WeakMap WeakRef WeakSet arguments globalThis
  isFinite isNaN parseInt undefined
`);

/** Longest function that is looked into, in UTF-16 code units; no helper is longer. */
const MAX_LENGTH = 10_000;

export interface Reach {
  /** Whether something of the platform may be reached. */
  readonly platform: boolean;
  /** Whether something is named that is neither the language's nor a function that is known. */
  readonly open: boolean;
}

const ALL: Reach = { platform: true, open: true };

export const isPlatform = ({ name }: IdentifierNode): boolean => GLOBALS.has(name) && !LANGUAGE.has(name);

const reaching = new WeakMap<FunctionNode, Reach>();

/** What a function and all that it names reach. Each function is gone through once, whichever is asked for first. */
export function reachOf(asked: Known): Reach {
  const known = reaching.get(asked.fn);
  if (known) return known;
  const found = new Map<FunctionNode, Reach>();
  const users = new Map<FunctionNode, FunctionNode[]>();
  const open = [asked];
  for (let one = open.pop(); one; one = open.pop()) {
    const { fn } = one;
    if (found.has(fn)) continue;
    const before = reaching.get(fn);
    const { reach, uses } = before ? { reach: before, uses: [] } : directReach(one);
    found.set(fn, reach);
    for (const used of uses) {
      append(users, used.fn, fn);
      open.push(used);
    }
  }
  const changed = [...found.keys()];
  for (let fn = changed.pop(); fn; fn = changed.pop()) {
    const reach = found.get(fn);
    for (const user of users.get(fn) ?? []) {
      const own = found.get(user);
      if (!reach || !own) continue;
      const joined = { platform: own.platform || reach.platform, open: own.open || reach.open };
      if (joined.platform === own.platform && joined.open === own.open) continue;
      found.set(user, joined);
      changed.push(user);
    }
  }
  for (const [fn, reach] of found) reaching.set(fn, reach);
  return found.get(asked.fn) ?? ALL;
}

/** What a function reaches by itself, and the functions that it names. */
function directReach({ fn, names }: Known): { readonly reach: Reach; readonly uses: readonly Known[] } {
  if (fn.end - fn.start > MAX_LENGTH) return { reach: ALL, uses: [] };
  const uses: Known[] = [];
  let platform = false;
  let open = false;
  for (const { name, as } of namesIn(fn, () => false)) {
    const binding = bindingAt(name, names.scopes);
    if (!binding) {
      platform ||= isPlatform(name);
      open ||= !LANGUAGE.has(name.name);
    } else if (binding.declaration.start < fn.start || binding.declaration.start >= fn.end) {
      const callees = calleesOf(as, names);
      open ||= callees.length === 0;
      for (const one of callees) if (typeof one !== "string") uses.push(one);
    }
    if (platform) return { reach: ALL, uses: [] };
  }
  return { reach: { platform, open }, uses };
}

export interface Named {
  readonly name: IdentifierNode;
  /** The callee that begins with the name, else the name. */
  readonly as: Node;
  readonly isCalled: boolean;
}

/** The names that code reads, no properties: `a` of `a.b()`, as that callee. */
export function namesIn(root: Node, isLeftOut: (node: Node) => boolean): readonly Named[] {
  const properties = new Set<Node>();
  const callees = new Map<Node, Node>();
  const found: Named[] = [];
  walk(root, (node) => {
    if (isLeftOut(node)) return false;
    const property = propertyName(node);
    if (property) properties.add(property);
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const begin = beginOf(node.callee);
      if (begin) callees.set(begin, node.callee);
    } else if (node.type === "Identifier" && !properties.has(node)) {
      const callee = callees.get(node);
      found.push({ name: node, as: callee ?? node, isCalled: callee !== undefined });
    }
    return undefined;
  });
  return found;
}

/** The name with which a callee begins: `f`, `r` of `(0,r.f)`; none of `e.call`, which passes on what it is called with. */
function beginOf(callee: Expression): Node | undefined {
  let at = lastExpression(callee);
  if (PASSES_ON.has(memberName(at) ?? "")) return undefined;
  while (at.type === "MemberExpression") at = at.object;
  return at.type === "Identifier" ? at : undefined;
}

const PASSES_ON: ReadonlySet<string> = new Set(["apply", "bind", "call"]);
