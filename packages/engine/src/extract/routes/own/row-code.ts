/**
 * What the code that is run for the rows of a table does: which keys of the rows it holds against the address, `row.path ===
 * here`, `fits(row.path, here)`, `row.pattern.test(here)`, or hands to a router that is known. No key where names stand between
 * that were not followed.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { rememberFor } from "../../../remember.ts";
import { literalValue } from "../../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module } from "../../../unpack/module.ts";
import { keyRead } from "../../roles/asked-values.ts";
import type { AddressReads } from "./address-reads.ts";

interface Done {
  readonly keys: ReadonlySet<string>;
  readonly isHanded: boolean;
  /** It asks something and does one thing or another: `if (...) return`, `match && draw(row)`. */
  readonly asks: boolean;
  /** It reads the address. */
  readonly reads: boolean;
}

/** Each piece of code is gone through once: what stands in it and was asked for before is known. */
export class RowCode {
  private readonly ev: Evaluator;
  private readonly reads: AddressReads | undefined;
  private readonly known = new Map<Node, Done>();

  constructor(ev: Evaluator, reads: AddressReads | undefined) {
    this.ev = ev;
    this.reads = reads;
  }

  of(body: Node, module: Module): Done {
    const known = this.known.get(body);
    if (known) return known;
    const { ev, reads } = this;
    const keys = new Set<string>();
    let [isHanded, asks, isRead] = [false, false, false];
    const add = (parts: readonly Node[]): void => {
      for (const part of parts) {
        const key = keyRead(part, module.script.scopes);
        if (key !== undefined) keys.add(key);
      }
    };
    walk(body, (node) => {
      const inner = this.known.get(node);
      if (inner) {
        for (const key of inner.keys) keys.add(key);
        isHanded ||= inner.isHanded;
        asks ||= inner.asks;
        isRead ||= inner.reads;
        return false;
      }
      const parts = operandsOf(node);
      if (parts.length > 1 && parts.some((part) => reads?.of(part, module) !== undefined)) add(parts);
      if (node.type === "CallExpression" && isRegistering(node, module, ev)) {
        isHanded = true;
        add(node.arguments.slice(0, 1));
      }
      asks ||= asksBy(node);
      return undefined;
    });
    isRead ||= reads !== undefined && readsAddress(reads)(body, module);
    const done = { keys, isHanded, asks, reads: isRead };
    this.known.set(body, done);
    return done;
  }
}

function operandsOf(node: Node): readonly Node[] {
  if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) return [node.left, node.right];
  if (node.type !== "CallExpression") return [];
  return node.callee.type === "MemberExpression" ? [node.callee.object, ...node.arguments] : node.arguments;
}

function asksBy(node: Node): boolean {
  if (node.type === "LogicalExpression") return does(node.right);
  if (node.type === "ConditionalExpression") return does(node.consequent) || does(node.alternate);
  return node.type === "IfStatement";
}

const does = ({ type }: Node): boolean =>
  type === "CallExpression" ||
  type === "NewExpression" ||
  type === "AssignmentExpression" ||
  type === "SequenceExpression";

/** Most expressions of one piece of code that are asked for the address. */
const MAX_ASKED = 120;

export const readsAddress = rememberFor((reads: AddressReads) =>
  rememberFor((body: Node, module: Module): boolean => {
    let [isRead, asked] = [false, 0];
    walk(body, (node) => {
      if (isRead || asked > MAX_ASKED) return false;
      if (node.type !== "Identifier" && node.type !== "MemberExpression" && node.type !== "CallExpression")
        return undefined;
      asked++;
      isRead = reads.of(node, module) !== undefined;
      return !isRead;
    });
    return isRead;
  }),
);

/** By which method a router takes an address; an empty name is the router itself. */
const METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ["crossroads", ["addRoute"]],
  ["page", ["", "page"]],
  ["navigo", ["on"]],
  ["director", ["on"]],
  ["backbone", ["route"]],
  ["grapnel", ["get"]],
  ["sammy", ["get"]],
]);

/** Whether a call hands an address and a function to such a router. */
const isRegistering = (node: CallLike, module: Module, ev: Evaluator): boolean =>
  mayRegister(node) && ev.callees(node.callee, module).some(isRouters);

const mayRegister = ({ arguments: [first, second] }: CallLike): boolean =>
  first !== undefined &&
  literalValue(first) === undefined &&
  second !== undefined &&
  (isFunction(second) || literalValue(second) === undefined);

function isRouters(callee: Value): boolean {
  const [object, method] = callee.kind === "member" ? [callee.object, callee.key] : [callee, undefined];
  return outcomes(object).some((one) => {
    const made = one.kind === "result" ? one.callee : one;
    if (made.kind !== "external") return false;
    const called = method ?? made.path.at(-1) ?? "";
    return METHODS.get(made.component ?? "")?.includes(called) ?? false;
  });
}
