/**
 * Patterns of lists, as compilers write them for ES5: `e=useState(0),t=helper(e,2),n=t[0],r=t[1]` (Babel, SWC) and
 * `t=useState(0),n=t[0],r=t[1]` (TypeScript) for `[n,r]=useState(0)`; `i=t[1],r=i===void 0?1:i` for a default.
 */

import { append } from "../multimap.ts";
import type { Binding, ScopeTree } from "../scope/binding.ts";
import { bindingAt, onlyDefinition } from "../scope/binding-at.ts";
import { isUndefined } from "../syntax/literals.ts";
import type { CallExpression, Expression, Node, VariableDeclaration } from "../syntax/nodes.ts";
import type { Names } from "./callees.ts";
import { makesLists } from "./helpers.ts";

type Declarator = VariableDeclaration["declarations"][number];
type Bindings = Pick<ScopeTree, "bindingOf">;

type Id = Declarator["id"];

/** Most elements of one pattern. */
const MAX_ELEMENTS = 16;

/** Declarations with patterns in place of the names that stand for their lists; the same one where there are none. */
export function raisedPatterns(declaration: VariableDeclaration, names: Names): VariableDeclaration {
  const { scopes } = names;
  const reads = readsIn(declaration, scopes);
  let defaults: ReadonlyMap<Binding, Declarator> | undefined;
  if (reads.size === 0) return declaration;
  const gone = new Set<Declarator>();
  const patterns = new Map<Declarator, Declarator>();
  let before: Declarator | undefined;
  for (const one of declaration.declarations) {
    const list = one.id.type === "Identifier" ? scopes.bindingOf.get(one.id) : undefined;
    const elements = list && elementsOf(list, reads.get(list) ?? []);
    const call = one.init;
    if (elements && call?.type === "CallExpression") {
      const given = unpacked(call, elements.ids.length, names);
      const whole = given && before && isOnlyNamed(before, given, scopes) ? before : undefined;
      if (whole) gone.add(whole);
      for (const read of elements.reads) gone.add(read);
      const parts = elements.ids.map((id) => {
        defaults ??= defaultsIn(declaration, scopes);
        const use = id && defaultOf(id, defaults, scopes);
        if (use) gone.add(use.declarator);
        return use?.pattern ?? id;
      });
      patterns.set(one, patternOf(one, parts, whole?.init ?? given ?? call));
    }
    before = one;
  }
  if (patterns.size === 0) return declaration;
  const declarations = declaration.declarations.flatMap((one) => (gone.has(one) ? [] : [patterns.get(one) ?? one]));
  return { ...declaration, declarations };
}

interface Read {
  readonly declarator: Declarator;
  readonly index: number;
}

/** Which elements of which name declarations read: `n=t[0]`. */
function readsIn({ declarations }: VariableDeclaration, scopes: Bindings): ReadonlyMap<Binding, readonly Read[]> {
  const found = new Map<Binding, Read[]>();
  for (const declarator of declarations) {
    const read = declarator.init;
    if (read?.type !== "MemberExpression" || !read.computed || read.object.type !== "Identifier") continue;
    const list = scopes.bindingOf.get(read.object);
    const index = read.property.type === "Literal" ? read.property.value : undefined;
    if (!list || typeof index !== "number" || !(index < MAX_ELEMENTS) || !Number.isInteger(index)) continue;
    append(found, list, { declarator, index });
  }
  return found;
}

interface Elements {
  readonly ids: readonly (Id | null)[];
  readonly reads: readonly Declarator[];
}

/** The names of a list's elements, where nothing else is read of it. */
function elementsOf(list: Binding, reads: readonly Read[]): Elements | undefined {
  if (!onlyDefinition(list) || reads.length === 0 || usesOf(list, list.declaration) !== reads.length) return undefined;
  const ids: (Id | null)[] = [];
  for (const { declarator, index } of reads) {
    while (ids.length <= index) ids.push(null);
    if (ids[index] || declarator.start < list.declaration.start) return undefined;
    ids[index] = declarator.id;
  }
  return { ids, reads: reads.map(({ declarator }) => declarator) };
}

/** What a helper makes a list of so many elements: `helper(e,2)`. */
function unpacked(
  { callee, arguments: [list, count, ...more] }: CallExpression,
  elements: number,
  names: Names,
): Expression | undefined {
  const most = count?.type === "Literal" ? count.value : undefined;
  if (more.length > 0 || !list || list.type === "SpreadElement" || typeof most !== "number") return undefined;
  return most >= elements && most <= MAX_ELEMENTS && makesLists(callee, names) ? list : undefined;
}

/** How often a name stands elsewhere than at a place. */
const usesOf = ({ references }: Binding, place: Node): number =>
  references.filter(({ start }) => start !== place.start).length;

/** Whether a declaration gives a name to this one expression only. */
function isOnlyNamed({ id, init }: Declarator, use: Node, { bindingOf }: Bindings): boolean {
  if (!init || id.type !== "Identifier" || use.type !== "Identifier") return false;
  const binding = bindingOf.get(id);
  if (!binding || binding !== bindingOf.get(use) || !onlyDefinition(binding)) return false;
  return usesOf(binding, id) === 1;
}

/** What an element is where there is none, if its name is read for that alone: `r=i===void 0?1:i` */
function defaultOf(
  id: Id,
  defaults: ReadonlyMap<Binding, Declarator>,
  { bindingOf }: Bindings,
): { readonly declarator: Declarator; readonly pattern: Id } | undefined {
  const element = id.type === "Identifier" ? bindingOf.get(id) : undefined;
  const declarator = element && onlyDefinition(element) ? defaults.get(element) : undefined;
  const made = declarator?.init;
  if (!element || !declarator || made?.type !== "ConditionalExpression" || declarator.start < id.start)
    return undefined;
  if (usesOf(element, id) !== 2) return undefined;
  const { id: left, start } = declarator;
  const { consequent: right } = made;
  const pattern = { type: "AssignmentPattern", decorators: [], left, right, start, end: right.end };
  return { declarator, pattern: pattern as unknown as Id };
}

/** By a name, what is declared as it or something else where it is nothing: `r=i===void 0?1:i` */
function defaultsIn({ declarations }: VariableDeclaration, scopes: Bindings): ReadonlyMap<Binding, Declarator> {
  const found = new Map<Binding, Declarator>();
  for (const declarator of declarations) {
    const made = declarator.init;
    const test = made?.type === "ConditionalExpression" ? made.test : undefined;
    if (made?.type !== "ConditionalExpression" || test?.type !== "BinaryExpression" || test.operator !== "===")
      continue;
    const asked = [test.left, test.right].find((side) => !isUndefined(side));
    const name = asked && bindingAt(asked, scopes);
    const isDefault = [test.left, test.right].some(isUndefined) && name === bindingAt(made.alternate, scopes);
    if (name && isDefault) found.set(name, declarator);
  }
  return found;
}

function patternOf({ id, start }: Declarator, ids: readonly (Id | null)[], init: Expression): Declarator {
  const elements = ids as Extract<Id, { type: "ArrayPattern" }>["elements"];
  return {
    type: "VariableDeclarator",
    id: { type: "ArrayPattern", decorators: [], elements: [...elements], start: id.start, end: id.end } as Id,
    init,
    start,
    end: init.end,
  } as Declarator;
}

/** Whether a declaration may hold the elements of a list: `n=t[0]`. */
export const readsElements = (node: Node): node is VariableDeclaration =>
  node.type === "VariableDeclaration" &&
  node.declarations.length > 1 &&
  node.declarations.some(
    ({ init }) => init?.type === "MemberExpression" && init.computed && init.property.type === "Literal",
  );
