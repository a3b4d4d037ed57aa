/**
 * Names by which a function is called that a minifier keeps: the property that it is reached through, also where it
 * was taken apart, as in `const {hasAccess} = useContext(Access)`.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { outcomes } from "../evaluate/value.ts";
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";

export function calleeNames(callee: Node, module: Module, ev: Evaluator): readonly string[] {
  const direct = directName(callee);
  if (direct !== undefined) return [direct];
  return [...boundNames(callee, module), ...outcomes(ev.evaluate(callee, module)).flatMap(valueName)];
}

/** `x.can(...)`, `(0, x.can)(...)`. */
function directName(callee: Node): string | undefined {
  const reached = callee.type === "SequenceExpression" ? callee.expressions.at(-1) : callee;
  if (reached?.type === "ChainExpression") return directName(reached.expression);
  return memberName(reached);
}

function boundNames(callee: Node, module: Module): readonly string[] {
  const binding = callee.type === "Identifier" ? module.script.scopes.bindingOf.get(callee) : undefined;
  return (binding?.definitions ?? []).flatMap((definition) => {
    if (definition.kind !== "value" && definition.kind !== "param") return [];
    const step = definition.path.at(-1);
    return step?.kind === "key" ? [step.key] : [];
  });
}

function valueName(value: ReturnType<typeof outcomes>[number]): readonly string[] {
  if (value.kind === "member") return [value.key];
  const last = value.kind === "external" || value.kind === "global" ? value.path.at(-1) : undefined;
  return last === undefined ? [] : [last];
}
