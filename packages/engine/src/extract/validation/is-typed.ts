/** Whether what a test asks is what people have typed or chosen, also through names, conversions and signals. */

import { isCarrier } from "../../language/given-names.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Sighting } from "../survey.ts";
import { isNameNear } from "./field-names.ts";
import { isHeld } from "./held-values.ts";
import type { TypedValues } from "./typed-values.ts";

/** Names that are followed. */
const MAX_DEPTH = 4;

export function isTyped(node: Node, at: Sighting<Node>, typed: TypedValues, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const { scopes } = at.module.script;
  if (isHeld(node, scopes)) return true;
  const into = (inner: Node): boolean => isTyped(inner, at, typed, depth + 1);
  switch (node.type) {
    case "ChainExpression":
      return into(node.expression);
    case "CallExpression": {
      const { callee } = node;
      const [first, ...more] = node.arguments;
      // `note()` of a signal, `get(note)`, `Number(note)`, `note.trim()`
      if (!first)
        return callee.type === "MemberExpression" && isCarrier(memberName(callee) ?? "")
          ? into(callee.object)
          : into(callee);
      return more.length === 0 && callee.type === "Identifier" && first.type !== "SpreadElement" && into(first);
    }
    case "MemberExpression": {
      const key = memberName(node);
      if (key === undefined) return false;
      return isCarrier(key) ? into(node.object) : isNameNear(key, typed, at.unit);
    }
    case "Identifier": {
      const binding = bindingAt(node, scopes);
      if (!binding) return false;
      if (typed.bindings.has(binding)) return true;
      const only = onlyDefinition(binding);
      if (!only || !("path" in only)) return false;
      const last = only.path.at(-1);
      if (last) return last.kind === "key" && isNameNear(last.key, typed, at.unit);
      return only.kind === "value" && into(only.from);
    }
    default:
      return false;
  }
}
