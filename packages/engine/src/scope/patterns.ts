/** Destructuring patterns: every name in them, with the path that leads from the whole value to it. */
import { keyName } from "../syntax/literals.ts";
import type { Expression, IdentifierNode, Node } from "../syntax/nodes.ts";
import type { PathStep } from "./binding.ts";

export interface PatternName {
  readonly name: IdentifierNode;
  readonly path: readonly PathStep[];
}

/** Names in a declaration's or an assignment's left side. Members (`[a.b] = c`) are no names and are passed over. */
export function patternNames(pattern: Node | null | undefined): readonly PatternName[] {
  const out: PatternName[] = [];
  collect(pattern, [], undefined, out);
  return out;
}

function collect(
  node: Node | null | undefined,
  path: readonly PathStep[],
  fallback: Expression | undefined,
  out: PatternName[],
): void {
  switch (node?.type) {
    case "Identifier":
      out.push({ name: node, path: withFallback(path, fallback) });
      return;
    case "AssignmentPattern":
      collect(node.left, path, node.right, out);
      return;
    case "ObjectPattern":
      collectObject(node.properties, withFallback(path, fallback), out);
      return;
    case "ArrayPattern":
      node.elements.forEach((element, index) => {
        if (element?.type === "RestElement")
          collect(element.argument, [...path, { kind: "rest", from: index, without: [] }], undefined, out);
        else collect(element, [...path, { kind: "index", index }], undefined, out);
      });
      return;
    default:
  }
}

function collectObject(properties: readonly Node[], path: readonly PathStep[], out: PatternName[]): void {
  const named: string[] = [];
  for (const property of properties) {
    if (property.type === "Property") {
      const key = keyName(property.key, property.computed);
      if (key !== undefined) named.push(key);
      collect(property.value, [...path, key === undefined ? { kind: "opaque" } : { kind: "key", key }], undefined, out);
    } else if (property.type === "RestElement") {
      collect(property.argument, [...path, { kind: "rest", from: 0, without: [...named] }], undefined, out);
    }
  }
}

/** `{ a = 1 }`: the default belongs to the last step. A default for the whole value has no step and is kept as one. */
function withFallback(path: readonly PathStep[], fallback: Expression | undefined): readonly PathStep[] {
  if (!fallback) return path;
  const last = path.at(-1);
  if (last?.kind === "key") return [...path.slice(0, -1), { ...last, fallback }];
  if (last?.kind === "index") return [...path.slice(0, -1), { ...last, fallback }];
  return [...path, { kind: "whole", fallback }];
}
