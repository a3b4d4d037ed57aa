/**
 * Holds what raising may not lose beside texts (`lost-texts.ts`): what reaches the platform. What compilers add asks the
 * language for objects, lists and promises, and nothing else; a function that loads or shows something is no helper, even
 * where it is called as one: `send({},404,"...")`.
 */
import { GLOBALS } from "../attribute/globals.ts";
import type { ScopeTree } from "../scope/binding.ts";
import { onlyFunction } from "../scope/binding-at.ts";
import type { FunctionNode, IdentifierNode, Node, Program } from "../syntax/nodes.ts";
import { propertyName } from "../syntax/property-name.ts";
import { walk } from "../syntax/walk.ts";
import { wordSet } from "../word-set.ts";

type Scopes = Pick<ScopeTree, "bindingOf">;

/** What helpers of Babel 6 to 8, TypeScript 2.1 to 5, SWC 1 and esbuild read. */
const LANGUAGE = wordSet(`
  AggregateError Array Boolean Date Error Function Map Math Number Object Promise Proxy RangeError ReferenceError Reflect
  RegExp Set String Symbol SyntaxError TypeError URIError WeakMap WeakRef WeakSet globalThis isFinite isNaN parseInt
`);

/** Longest function that is looked into, in UTF-16 code units; no helper is longer. */
const MAX_LENGTH = 10_000;
/** How far functions are followed that call each other. */
const MAX_DEPTH = 3;

/** Names of a program, read nowhere in the raised one, that reach the platform. `isLeftOut`: nodes that neither changes. */
export function lostCalls(
  before: Program,
  after: Program,
  scopes: Scopes,
  isLeftOut: (node: Node) => boolean,
): readonly Node[] {
  const kept = new Set<Node>();
  walk(after, (node) => {
    if (isLeftOut(node)) return false;
    if (node.type === "Identifier") kept.add(node);
    return undefined;
  });
  const platform = new Platform(scopes);
  const lost: Node[] = [];
  for (const name of reachingIn(before, isLeftOut)) if (!kept.has(name) && platform.isReached(name)) lost.push(name);
  return lost;
}

/** What is called by its name, and what else is read that nothing in the script may declare: no property, `a` of `a.b`. */
function reachingIn(root: Node, isLeftOut: (node: Node) => boolean): readonly IdentifierNode[] {
  const others = new Set<Node>();
  const called = new Set<Node>();
  const found: IdentifierNode[] = [];
  walk(root, (node) => {
    if (isLeftOut(node)) return false;
    const property = propertyName(node);
    if (property) others.add(property);
    else if (node.type === "CallExpression" || node.type === "NewExpression") called.add(node.callee);
    else if (node.type === "Identifier" && !others.has(node) && (called.has(node) || isPlatform(node)))
      found.push(node);
    return undefined;
  });
  return found;
}

const isPlatform = ({ name }: IdentifierNode): boolean => GLOBALS.has(name) && !LANGUAGE.has(name);

class Platform {
  private readonly scopes: Scopes;
  private readonly known = new Map<FunctionNode, boolean>();

  constructor(scopes: Scopes) {
    this.scopes = scopes;
  }

  /** Whether a name stands for something of the platform, or for a function that reaches it. */
  isReached(name: IdentifierNode, depth = 0): boolean {
    const binding = this.scopes.bindingOf.get(name);
    if (!binding) return isPlatform(name);
    const fn = onlyFunction(binding);
    return fn !== undefined && this.reaches(fn, depth);
  }

  private reaches(fn: FunctionNode, depth: number): boolean {
    const known = this.known.get(fn);
    if (known !== undefined || depth > MAX_DEPTH) return known ?? false;
    this.known.set(fn, false);
    const isLong = fn.end - fn.start > MAX_LENGTH;
    const found = isLong || reachingIn(fn, () => false).some((name) => this.isReached(name, depth + 1));
    this.known.set(fn, found);
    return found;
  }
}
