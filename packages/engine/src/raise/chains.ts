/**
 * Optional chaining and `??`, as compilers write them for ES2019 and older:
 *
 * - `(t=e.user)===null||t===void 0?void 0:t.name`, `(t=e.user)!==null&&t!==void 0?t:x` (Babel 7, TypeScript 3.7 and later, SWC 1)
 * - `(t=e.user)==null?void 0:t.name`, `(t=e.user)!=null?t:x`, and in tests `(t=e.user)!=null&&t.name` (esbuild, minifiers)
 * - `(t=(n=e.list).find)===null||t===void 0?void 0:t.call(n,x)` for `e.list.find?.(x)`
 * - `e==null||(t=e.user)==null?void 0:t.name` for two of them (minifiers)
 */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import { isUndefined, literalValue, memberName } from "../syntax/literals.ts";
import type { CallExpression, Expression, IdentifierNode, Node } from "../syntax/nodes.ts";

type Is<T extends Node["type"]> = Extract<Node, { type: T }>;
type Member = Is<"MemberExpression">;

/** Longest chain, in links. */
const MAX_LINKS = 100;
/** Most properties of a name that is written twice. */
const MAX_PROPERTIES = 8;

/** What a test asks to be there. */
interface Asked {
  /** With the name that it is given: `t=e.user`. */
  readonly of: Expression;
  /** What stands for it from there on: `t`. */
  readonly held: Node;
  /** Whether the test is true where nothing is there. */
  readonly isNothing: boolean;
  /** Where the test has its name. */
  readonly names: readonly IdentifierNode[];
}

interface Choice {
  /** The outermost first. */
  readonly asked: readonly Asked[];
  /** What it is where all is there. */
  readonly read: Expression;
  /** What it is otherwise; undefined: nothing. */
  readonly fallback?: Expression;
}

/** The choices of a program that a compiler wrote: noted first, then raised. */
export class Chains {
  /** What is only asked whether it is true. */
  private readonly tests = new Set<Node>();
  private readonly found = new Map<Node, Choice>();
  /** Where such choices have names. */
  private readonly used = new Set<IdentifierNode>();
  private readonly own = new Map<Binding, boolean>();
  private readonly scopes: Pick<ScopeTree, "bindingOf">;

  constructor(scopes: Pick<ScopeTree, "bindingOf">) {
    this.scopes = scopes;
  }

  /** Whether a node is such a choice. To be told of all nodes, of those around a node before it. */
  note(node: Node): boolean {
    if (node.type === "IfStatement" || node.type === "ConditionalExpression") this.noteTest(node.test);
    else if (node.type === "UnaryExpression" && node.operator === "!") this.noteTest(node.argument);
    const choice = node.type === "LogicalExpression" && !this.tests.has(node) ? undefined : choiceOf(node);
    if (!choice) return false;
    this.found.set(node, choice);
    for (const name of namesIn(choice)) this.used.add(name);
    return true;
  }

  /** What a choice says; any other node stays. `before`: the node that was noted. */
  raised(node: Node, before: Node): Node {
    const noted = this.found.get(before);
    const { asked, read, fallback } = (noted && partsOf(node)) ?? {};
    if (!noted || !asked || !read) return node;
    const { start, end } = node;
    const [first] = asked;
    if (noted.fallback && fallback && first)
      return {
        type: "LogicalExpression",
        operator: "??",
        left: this.withoutName(first.of),
        right: fallback,
        start,
        end,
      };
    let chain: Expression | undefined = read;
    for (let at = asked.length - 1; chain && at >= 0; at--) {
      const { of, held } = asked[at] ?? {};
      const expression: Expression | undefined =
        of &&
        held &&
        this.linked(chain, { of: this.withoutName(of), held, isMethod: isMethodOf(noted, at) }, MAX_LINKS);
      chain = expression && ({ type: "ChainExpression", expression, start, end } as Expression);
    }
    return chain ?? node;
  }

  private noteTest(test: Node): void {
    if (test.type === "UnaryExpression" && test.operator === "!") this.noteTest(test.argument);
    if (test.type !== "LogicalExpression" || this.tests.has(test)) return;
    this.tests.add(test);
    this.noteTest(test.left);
    this.noteTest(test.right);
  }

  /** Where a name is written and read for such choices alone, it is not needed. */
  private withoutName(of: Expression): Expression {
    const { left, right } = assignmentIn(of) ?? {};
    return left && right && this.isOwn(left) ? right : of;
  }

  private isOwn(name: IdentifierNode): boolean {
    const binding = this.scopes.bindingOf.get(name);
    if (!binding) return false;
    const known = this.own.get(binding);
    if (known !== undefined) return known;
    const { kind, declaration, references } = binding;
    const isOwn =
      (kind === "var" || kind === "let") &&
      references.every((node) => node.start === declaration.start || this.used.has(node));
    this.own.set(binding, isOwn);
    return isOwn;
  }

  /** A chain that begins with what is asked for; undefined where it does not. */
  private linked(node: Expression, link: Link, links: number): Expression | undefined {
    if (links === 0) return undefined;
    const at = this.withoutName(node);
    const { of, held } = link;
    if (at.type === "ChainExpression") return this.linked(at.expression, link, links - 1);
    const { start } = of;
    const first = unchained(of);
    if (at.type === "MemberExpression") {
      if (isSame(at.object, held)) return { ...at, object: first, optional: true, start };
      const object = this.linked(at.object, link, links - 1);
      return object && ({ ...at, object, start } as Member);
    }
    if (at.type !== "CallExpression") return undefined;
    if (link.isMethod && memberName(at.callee) === "call" && first.type === "MemberExpression") {
      const callee = { ...first, object: unchained(this.withoutName(first.object)) } as Member;
      const { object } = at.callee as Member;
      if (isSame(object, held)) return { ...at, callee, arguments: at.arguments.slice(1), optional: true, start };
    }
    if (isSame(at.callee, held)) return { ...at, callee: first, optional: true, start };
    const callee = this.linked(at.callee, link, links - 1);
    return callee && { ...at, callee, start };
  }
}

interface Link extends Pick<Asked, "of" | "held"> {
  /** Whether `t.call(n,x)` calls it on what it is a method of. */
  readonly isMethod: boolean;
}

/** `(a?.b)?.c` is `a?.b?.c` */
const unchained = (node: Expression): Expression => (node.type === "ChainExpression" ? node.expression : node);

/** What a node says as a choice, if it is one. */
function choiceOf(node: Node): Choice | undefined {
  const parts = partsOf(node);
  if (!parts) return undefined;
  const { asked, read, fallback } = parts;
  const [first] = asked;
  if (fallback && asked.length === 1 && first && isSame(read, first.held)) return parts;
  if (fallback && !isUndefined(fallback)) return undefined;
  let begin: Expression = read;
  for (const one of asked.toReversed()) {
    if (!rootOf(begin, one)) return undefined;
    begin = one.of;
  }
  return { asked, read };
}

const known = new WeakMap<Node, Choice | null>();

/** Whatever a node asks first, and what it is then. */
function partsOf(node: Node): Choice | undefined {
  if (node.type !== "LogicalExpression" && node.type !== "ConditionalExpression") return undefined;
  const before = known.get(node);
  if (before !== undefined) return before ?? undefined;
  const parts = readParts(node);
  known.set(node, parts ?? null);
  return parts;
}

function readParts(node: Is<"LogicalExpression" | "ConditionalExpression">): Choice | undefined {
  if (node.type === "LogicalExpression") {
    const one = node.operator === "&&" ? askedIn([node.left]) : undefined;
    return one && !one.isNothing ? { asked: [one], read: node.right } : undefined;
  }
  const { test, consequent, alternate } = node;
  const one = askedIn([test]);
  const asked = one ? [one] : allAsked(test);
  if (!asked) return undefined;
  return asked.every(({ isNothing }) => isNothing)
    ? { asked, read: alternate, fallback: consequent }
    : { asked, read: consequent, fallback: alternate };
}

/** `null===(a=t.f)||void 0===a||null==(o=a.g)`: what each of the tests, or each two of them, asks for. */
function allAsked(test: Expression): readonly Asked[] | undefined {
  const parts = partsOfOr(test);
  const asked: Asked[] = [];
  for (let at = 0; at < parts.length; ) {
    const two = askedIn(parts.slice(at, at + 2));
    const one = two ?? askedIn(parts.slice(at, at + 1));
    if (!one?.isNothing) return undefined;
    asked.push(one);
    at += two ? 2 : 1;
  }
  return asked.length > 1 ? asked : undefined;
}

function partsOfOr(test: Expression): readonly Expression[] {
  const parts: Expression[] = [];
  const open = [test];
  for (let part = open.pop(); part; part = open.pop()) {
    if (parts.length + open.length > MAX_LINKS) return [];
    if (part.type === "LogicalExpression" && part.operator === "||") open.push(part.right, part.left);
    else parts.push(part);
  }
  return parts;
}

/** What one test asks to be there, which may come as two: `t===null||t===void 0`. */
function askedIn([test, second]: readonly Expression[]): Asked | undefined {
  if (!test) return undefined;
  if (test.type === "LogicalExpression" && !second && test.operator !== "??")
    return askedInTwo(test.left, test.right, test.operator === "||");
  if (second) return askedInTwo(test, second, true);
  if (test.type !== "BinaryExpression" || (test.operator !== "==" && test.operator !== "!=")) return undefined;
  const compared = comparedWithNothing(test);
  return compared && askedFor(compared.of, test.operator === "==");
}

function askedInTwo(left: Expression, right: Expression, isNothing: boolean): Asked | undefined {
  const [one, other] = [left, right].map((side) =>
    side.type === "BinaryExpression" && side.operator === (isNothing ? "===" : "!==")
      ? comparedWithNothing(side)
      : undefined,
  );
  const asked = one && askedFor(one.of, isNothing);
  if (!asked || !other || one.isNull === other.isNull || !isSame(other.of, asked.held)) return undefined;
  return { ...asked, names: [...asked.names, ...(other.of.type === "Identifier" ? [other.of] : [])] };
}

/** `e===null`, `void 0===e` */
function comparedWithNothing({
  left,
  right,
}: Is<"BinaryExpression">): { readonly of: Expression; readonly isNull: boolean } | undefined {
  if (left.type === "PrivateIdentifier") return undefined;
  for (const [one, other] of [[left, right] as const, [right, left] as const]) {
    if (isUndefined(one)) return { of: other, isNull: false };
    if (literalValue(one)?.value === null) return { of: other, isNull: true };
  }
  return undefined;
}

function askedFor(of: Expression, isNothing: boolean): Asked | undefined {
  const name = assignmentIn(of)?.left ?? (of.type === "Identifier" ? of : undefined);
  if (!name && of.type !== "MemberExpression" && of.type !== "ThisExpression") return undefined;
  return { of, held: name ?? of, isNothing, names: name ? [name] : [] };
}

function assignmentIn(node: Node): { readonly left: IdentifierNode; readonly right: Expression } | undefined {
  if (node.type !== "AssignmentExpression" || node.operator !== "=" || node.left.type !== "Identifier")
    return undefined;
  return { left: node.left, right: node.right };
}

/** What a chain begins with, where that is what is asked for; through choices in it, which become chains. */
function rootOf(node: Expression, { held }: Asked): Expression | undefined {
  let at: Node = node;
  for (let links = 0; links < MAX_LINKS / 2; links++) {
    if (links > 0 && isSame(at, held)) return at as Expression;
    const next = linkBefore(at);
    if (!next) return undefined;
    at = next;
  }
  return undefined;
}

function linkBefore(node: Node): Node | undefined {
  if (node.type === "MemberExpression") return node.object;
  if (node.type === "CallExpression") return node.callee;
  if (node.type === "ChainExpression") return node.expression;
  return node.type === "ConditionalExpression" ? partsOf(node)?.asked[0]?.of : assignmentIn(node)?.right;
}

/** Everywhere that a choice has the names that it gives, which may stand for it alone. */
function namesIn(choice: Choice): readonly IdentifierNode[] {
  const { asked, read, fallback } = choice;
  return asked.flatMap((one, at) => {
    if (!assignmentIn(one.of)) return [];
    const begin = asked[at + 1]?.of ?? read;
    const last = fallback ? read : rootOf(begin, one);
    const call = fallback ? undefined : calledOn(begin, one);
    const [self] = call?.arguments ?? [];
    const object = call && assignmentIn(methodOf(one)?.object ?? one.of)?.left;
    return [...one.names, last, self, object].filter((node) => node?.type === "Identifier");
  });
}

/** Whether a method is called on what it is a method of. */
function isMethodOf({ asked, read }: Choice, at: number): boolean {
  const one = asked[at];
  return one !== undefined && calledOn(asked[at + 1]?.of ?? read, one) !== undefined;
}

/** The call with which a chain begins: `t.call(n,x)` of `t=(n=e.list).find`, `t.call(e,x)` of `t=e.find` */
function calledOn(node: Expression, asked: Asked): CallExpression | undefined {
  const method = methodOf(asked);
  const self = method && (assignmentIn(method.object)?.left ?? method.object);
  let at: Node | undefined = self && node;
  for (let links = 0; self && at && links < MAX_LINKS / 2; links++) {
    const call = at.type === "CallExpression" ? at : undefined;
    const callee = call?.callee.type === "MemberExpression" ? call.callee : undefined;
    const [first] = call?.arguments ?? [];
    if (call && callee && first && memberName(callee) === "call" && isSame(callee.object, asked.held))
      return isSame(first, self) ? call : undefined;
    at = linkBefore(at);
  }
  return undefined;
}

/** `(n=e.list).find` of `t=(n=e.list).find`, and of `t=e==null?void 0:(n=e.list).find` */
function methodOf({ of }: Asked): Member | undefined {
  let at = assignmentIn(of)?.right ?? of;
  if (at.type === "ConditionalExpression") at = partsOf(at)?.read ?? at;
  return at.type === "MemberExpression" ? at : undefined;
}

/** Names, and properties of names, that are written in the same way. */
function isSame(one: Node, other: Node, properties = MAX_PROPERTIES): boolean {
  if (one.type === "Identifier") return other.type === "Identifier" && one.name === other.name;
  if (one.type !== "MemberExpression" || other.type !== "MemberExpression")
    return one.type === "ThisExpression" && other.type === "ThisExpression";
  const key = memberName(one);
  if (key === undefined || key !== memberName(other) || properties === 0) return false;
  return isSame(one.object, other.object, properties - 1);
}
