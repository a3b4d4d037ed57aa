/**
 * Parts of a template that Angular 17 to 20 draws where a condition holds, with its value, `@if (booking(); as found)`:
 *
 *     if (flags & 1) conditionalCreate(2, part, 13, 3, "dl");
 *     if (flags & 2) { let found; advance(2); conditional((found = ctx.booking()) ? 2 : -1, found); }
 *
 * The numbers that the condition chooses from are those under which the function that draws the view has made its parts.
 */
import { append } from "../multimap.ts";
import { rememberFor } from "../remember.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { functionAround } from "../scope/enclosing-functions.ts";
import { literalValue } from "../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../syntax/nodes.ts";
import { alternatives } from "../syntax/unwrap.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "../unpack/module.ts";

/** The parts whose context is the second argument of a call. */
export function shownBy({ arguments: [choice, ...others] }: CallLike, module: Module): readonly FunctionNode[] {
  if (choice?.type !== "ConditionalExpression" || others.length !== 1) return [];
  const chosen = alternatives(choice).map(chosenIndex);
  return chosen.includes(undefined) ? [] : partsDrawn(choice, chosen, module);
}

/** The part that is drawn where a condition holds: `test ? 2 : -1`. */
export function partDrawnIf({ test, consequent }: ConditionalNode, module: Module): FunctionNode | undefined {
  const index = chosenIndex(consequent);
  return index === undefined || index < 0 ? undefined : partsDrawn(test, [index], module)[0];
}

type ConditionalNode = Extract<Node, { type: "ConditionalExpression" }>;

/** Functions that are handed over under a number where the function around a place draws. */
function partsDrawn(at: Node, numbers: readonly (number | undefined)[], { script }: Module): readonly FunctionNode[] {
  const drawing = functionAround(script.scopes, at.start);
  const parts = drawing && partsBy(drawing, script);
  return [...new Set(numbers)].flatMap((index) => (index === undefined ? [] : (parts?.get(index) ?? [])));
}

const partsBy = rememberFor(
  (drawing: FunctionNode, { scopes }: Module["script"]): ReadonlyMap<number, FunctionNode[]> => {
    const parts = new Map<number, FunctionNode[]>();
    walk(drawing, (node) => {
      const [index, part] = node.type === "CallExpression" ? node.arguments : [];
      const number = index && chosenIndex(index);
      const made = number === undefined ? undefined : bindingAt(part, scopes)?.definitions;
      if (number !== undefined)
        for (const one of made ?? [])
          if (one.kind === "function" && one.node.params.length === 2) append(parts, number, one.node);
      return undefined;
    });
    return parts;
  },
);

/** `2`, `-1` */
function chosenIndex(node: Node): number | undefined {
  const value = literalValue(node)?.value;
  return typeof value === "number" ? value : undefined;
}
