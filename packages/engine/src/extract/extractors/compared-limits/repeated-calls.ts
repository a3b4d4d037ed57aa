/**
 * Parameters that count how often a function has called itself: `async function ask(url,tried=0){...ask(url,tried+1)}`.
 * What they are compared with limits the repetitions, whatever a minifier made of their names.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Binding, PathStep } from "../../../scope/binding.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Survey } from "../../survey.ts";

export function counters({ calls }: Survey, ev: Evaluator): ReadonlySet<Binding> {
  const found = new Set<Binding>();
  for (const { node: call, module } of calls)
    call.arguments.forEach((argument, index) => {
      const counted = oneMore(argument);
      const binding = counted && bindingAt(counted, module.script.scopes);
      const [only, ...more] = binding?.definitions.filter(({ kind }) => kind === "param") ?? [];
      if (!binding || only?.kind !== "param" || more.length > 0 || only.index !== index || !isWhole(only)) return;
      if (ev.callees(call.callee, module).some((callee) => callee.kind === "function" && callee.node === only.of))
        found.add(binding);
    });
  return found;
}

/** The argument itself, also with a default. */
const isWhole = ({ path }: { readonly path: readonly PathStep[] }): boolean =>
  path.every(({ kind }) => kind === "whole");

/** `tried+1` */
const oneMore = (node: Node): Node | undefined =>
  node.type === "BinaryExpression" &&
  node.operator === "+" &&
  node.right.type === "Literal" &&
  node.right.value === 1 &&
  node.left.type === "Identifier"
    ? node.left
    : undefined;
