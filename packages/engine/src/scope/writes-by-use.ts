/**
 * What is written to an object by what its name is given to, where that stands in the same script: another name for it,
 * `const same = options; same.method = "PUT"`, a function that writes to its parameter, `asPut(options)`, and methods of an
 * instance that change it, `client.setBase("/v2")`.
 */
import { pushAll } from "../lists.ts";
import { rememberFor } from "../remember.ts";
import { keyName } from "../syntax/literals.ts";
import { type Class, type Expression, type IdentifierNode, isClass, isFunction, type Node } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";
import { wayTo } from "../syntax/way-to.ts";
import type { Binding, PropertyWrite, ScopeTree } from "./binding.ts";
import { bindingAt, onlyFunction, onlyValueOf } from "./binding-at.ts";
import { membersOf } from "./class-fields.ts";
import { namesOf } from "./class-name.ts";
import { changesOf } from "./field-changes.ts";

export interface Uses {
  readonly writes: readonly PropertyWrite[];
  /** Whether every use of an instance is one of its members, so that nothing else has it. */
  readonly isAlone: boolean;
}

/** Most uses of a name that are looked at. */
const MAX_USES = 200;

const NONE: Uses = { writes: [], isAlone: false };

export const usesOf = rememberFor((binding: Binding, scopes: ScopeTree): Uses => {
  const made = onlyValueOf(binding);
  const cls = made && madeOf(made, scopes);
  if (!cls && made?.type !== "ObjectExpression") return NONE;
  const { references, scope, declaration } = binding;
  if (references.length > MAX_USES) return NONE;
  const writes: PropertyWrite[] = [];
  let isAlone = !wayTo(scope.node, declaration).some(({ type }) => type === "ExportNamedDeclaration");
  for (const reference of references) {
    if (reference === declaration) continue;
    const [by, at] = wayTo(scope.node, reference).slice(-3);
    const isMember = at?.type === "MemberExpression" && at.object === reference;
    isAlone &&= isMember;
    const own = cls ? isMember && by && calledOn(cls, at, by, scopes) : at && handedTo(at, reference, scopes);
    if (own) pushAll(writes, own);
  }
  return { writes, isAlone };
});

/** All that is written to a name. */
export const allWritesTo = rememberFor((binding: Binding, scopes: ScopeTree): readonly PropertyWrite[] => {
  const { writes } = usesOf(binding, scopes);
  return writes.length === 0
    ? binding.writes
    : [...binding.writes, ...writes].sort((a, b) => a.value.start - b.value.start);
});

/** Whether a class is made at several places of its script. */
export const isMadeOften = rememberFor((cls: Class, scopes: ScopeTree): boolean => {
  const places = namesOf(cls, scopes).flatMap((name) =>
    name.references.filter((one) => {
      const [by] = wayTo(name.scope.node, one).slice(-2);
      return by?.type === "NewExpression" && by.callee === one;
    }),
  );
  return places.length > 1;
});

/** The class of `new Request(url)`, and of `request(url)` where the function gives one back. */
function madeOf(made: Node, scopes: ScopeTree, depth = 0): Class | undefined {
  if (made.type === "NewExpression") return classOf(made.callee, scopes);
  const maker = made.type === "CallExpression" && depth < 2 ? onlyFunction(bindingAt(made.callee, scopes)) : undefined;
  const [only, ...more] = maker && !maker.async ? ownReturns(maker, 2) : [];
  return only && more.length === 0 ? madeOf(only, scopes, depth + 1) : undefined;
}

function classOf(callee: Expression, scopes: ScopeTree): Class | undefined {
  if (isClass(callee)) return callee;
  const binding = bindingAt(callee, scopes);
  const [only, ...more] = binding?.definitions ?? [];
  if (only?.kind === "class" && more.length === 0) return only.node;
  const from = onlyValueOf(binding);
  if (from && isClass(from)) return from;
  const fn = onlyFunction(binding);
  return fn && scopes.lowered.of(fn);
}

/** `client.setBase("/v2")` */
function calledOn(cls: Class, member: Node, call: Node, scopes: ScopeTree): readonly PropertyWrite[] | undefined {
  if (call.type !== "CallExpression" || call.callee !== member || member.type !== "MemberExpression") return undefined;
  const method = keyName(member.property, member.computed);
  const own = method === undefined ? undefined : membersOf(cls.body).own.get(method)?.value;
  if (method === undefined || (own ? !isFunction(own) || changesOf(own, scopes).length === 0 : !cls.superClass))
    return undefined;
  return [{ path: [], value: call, appended: false, by: { method } }];
}

function handedTo(at: Node, name: IdentifierNode, scopes: ScopeTree): readonly PropertyWrite[] | undefined {
  if (at.type === "VariableDeclarator" && at.init === name && at.id.type === "Identifier") {
    const other = scopes.bindingOf.get(at.id);
    return onlyValueOf(other) === name ? other?.writes : undefined;
  }
  if (at.type !== "CallExpression") return undefined;
  const fn = onlyFunction(bindingAt(at.callee, scopes));
  const place = at.arguments.findIndex(({ start }) => start === name.start);
  const given = fn?.params[place];
  const param = fn && given?.type === "Identifier" ? scopes.scopeOf.get(fn)?.bindings.get(given.name) : undefined;
  return fn && param && param.writes.length > 0
    ? [{ path: [], value: at, appended: false, by: { fn, param } }]
    : undefined;
}
