/** What a method changes of its own instance, in the order of the text: `this.method = method`, `this.options.body = body`. */
import { rememberFor } from "../remember.ts";
import { type Guard, guardsAround } from "../syntax/conditions-around.ts";
import { keyName } from "../syntax/literals.ts";
import type { CallExpression, Expression, FunctionNode, Node } from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { PropertyWrite, ScopeTree } from "./binding.ts";
import { thisMeant } from "./names-of-this.ts";
import { baseOf, COMPUTED, type MemberExpression, propertyPath, writtenBy } from "./property-path.ts";
import { allOf, isOfObject } from "./writes-by-call.ts";

export interface FieldChange {
  /** What is written, the path from the instance on. */
  readonly write?: PropertyWrite;
  /** Another method of the instance that is called, and may change it. */
  readonly asked?: { readonly method: string; readonly call: CallExpression };
  /** The tests around it; undefined where something else decides. */
  readonly guards: readonly Guard[] | undefined;
}

/** Most changes of one method that are told. */
const MAX_CHANGES = 64;

export const changesOf = rememberFor((fn: FunctionNode, scopes: ScopeTree): readonly FieldChange[] => {
  const out: FieldChange[] = [];
  const { body } = fn;
  const isSelf = (node: Node | undefined): boolean => node !== undefined && thisMeant(node, scopes) !== undefined;
  if (body)
    walk(body, (node) => {
      if (isClass(node) || isFunction(node)) return false;
      for (const change of changesAt(node, isSelf))
        if (out.length < MAX_CHANGES) out.push({ ...change, guards: guardsAround(body, node) });
      return undefined;
    });
  return out;
});

function changesAt(node: Node, isSelf: (node: Node | undefined) => boolean): readonly Omit<FieldChange, "guards">[] {
  if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression" && isSelf(baseOf(node.left))) {
    const write = writtenBy(node.left, node.operator, node.right) ?? entryBy(node.left, node.right);
    return write ? [{ write }] : [];
  }
  if (node.type !== "CallExpression") return [];
  const { callee, arguments: given } = node;
  if (isOfObject(callee, "assign")) {
    const [target, ...sources] = given;
    const path = target?.type === "MemberExpression" && isSelf(baseOf(target)) ? propertyPath(target) : undefined;
    const start = isSelf(target) ? [] : path;
    const writes = sources.flatMap((one) => (one.type === "SpreadElement" ? [] : allOf(one)));
    return start ? writes.map((write) => ({ write: { ...write, path: [...start, ...write.path] } })) : [];
  }
  const method =
    callee.type === "MemberExpression" && isSelf(callee.object) && keyName(callee.property, callee.computed);
  return method ? [{ asked: { method, call: node } }] : [];
}

/** `this.headers[name] = value` */
function entryBy({ object, property: key, computed }: MemberExpression, value: Expression): PropertyWrite | undefined {
  const path = object.type === "MemberExpression" ? propertyPath(object) : undefined;
  return path && computed ? { path: [...path, ...COMPUTED], key, value, appended: false } : undefined;
}
