/**
 * Which keys of the rows of a table are held against the address, `row.path === here`, `fits(row.path, here)`,
 * `row.pattern.test(here)`, or handed to a router that is known. Nothing where names stand between that were not followed.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module } from "../../../unpack/module.ts";
import { keyRead } from "../../roles/asked-values.ts";
import type { AddressReads } from "./address-reads.ts";
import { isRegistering } from "./registering.ts";

interface Known {
  readonly ev: Evaluator;
  readonly reads: AddressReads | undefined;
}

export function heldKeys(body: Node, module: Module, known: Known): ReadonlySet<string> {
  const keys = new Set<string>();
  const add = (parts: readonly Node[]): void => {
    for (const part of parts) {
      const key = keyRead(part, module.script.scopes);
      if (key !== undefined) keys.add(key);
    }
  };
  walk(body, (node) => {
    const parts = operandsOf(node);
    const isMet = parts.length > 1 && parts.some((part) => known.reads?.of(part, module) !== undefined);
    if (isMet) add(parts);
    if (node.type === "CallExpression" && isRegistering(node, module, known.ev)) add(node.arguments.slice(0, 1));
    return undefined;
  });
  return keys;
}

function operandsOf(node: Node): readonly Node[] {
  if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) return [node.left, node.right];
  if (node.type !== "CallExpression") return [];
  return node.callee.type === "MemberExpression" ? [node.callee.object, ...node.arguments] : node.arguments;
}
