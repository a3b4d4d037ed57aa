/**
 * What components of Angular (9 to 20) tell those that draw them: `this.saved.emit(form)`, where the component's `outputs`
 * have the name, calls what a template listens with behind the element, `elementStart(0,"loan-form")`,
 * `listener("saved",function(event){...})`.
 */
import { evaluateArguments } from "../evaluate/arguments.ts";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { FunctionValue } from "../evaluate/value.ts";
import { append } from "../multimap.ts";
import { partitionPoint } from "../partition-point.ts";
import { functionAround } from "../scope/enclosing-functions.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import { type CallLike, type Class, isClass, isFunction, type ObjectExpression } from "../syntax/nodes.ts";
import { fixedValues } from "../syntax/object-keys.ts";
import type { Dispatched } from "./middlewares.ts";
import { objectsWith } from "./objects-with.ts";
import type { Sighting, Survey } from "./survey.ts";
import { templatesIn } from "./template-elements.ts";

/** `{type:LoanForm,selectors:[["loan-form"]],outputs:{saved:"saved"}}`: one of the events. */
interface Output {
  readonly of: Class;
  readonly tags: readonly string[];
  readonly field: string;
  readonly event: string;
}

/** Most places that listen to one event of a component. */
const MAX_LISTENERS = 16;

export function componentEvents({ calls, objects }: Survey, ev: Evaluator): readonly Dispatched[] {
  const outputs = objectsWith(objects, "outputs").flatMap((at) => outputsOf(at, ev));
  if (outputs.length === 0) return [];
  const byField = Map.groupBy(outputs, ({ field }) => field);
  const byClass = new Map([...byField].map(([field, all]) => [field, new Map(all.map((one) => [one.of, one]))]));
  const heard = listenersIn(calls, new Set(outputs.flatMap(({ tags }) => tags)));
  return calls.flatMap((call): readonly Dispatched[] => {
    const { callee, arguments: given } = call.node;
    const field = callee.type === "MemberExpression" && memberName(callee) === "emit" ? callee.object : undefined;
    const told = field && byClass.get(memberName(field) ?? "");
    if (field?.type !== "MemberExpression" || !told) return [];
    const self = ev.evaluate(field.object, call.module);
    // a template tells of its component by another name: the output is known where no other one is called that
    const known = told.size === 1 ? [...told.values()][0] : undefined;
    const output = self.kind !== "this" ? known : isClass(self.of) ? told.get(self.of) : undefined;
    if (!output) return [];
    const args = evaluateArguments(given, call.module, ev);
    const fns = output.tags.flatMap((tag) => heard.get(`${tag} ${output.event}`) ?? []);
    return fns.slice(0, MAX_LISTENERS).map((fn) => ({ call, fn, args }));
  });
}

function outputsOf({ node, module }: Sighting<ObjectExpression>, ev: Evaluator): readonly Output[] {
  const values = fixedValues(node);
  const [type, selectors, outputs] = ["type", "selectors", "outputs"].map((key) => values.get(key));
  if (!type || selectors?.type !== "ArrayExpression" || outputs?.type !== "ObjectExpression") return [];
  const cls = ev.evaluate(type, module);
  if (cls.kind !== "class") return [];
  const tags = selectors.elements.flatMap((one) =>
    one?.type === "ArrayExpression" ? literalString(one.elements[0]) || [] : [],
  );
  return [...fixedValues(outputs)].map(([field, event]) => {
    return { of: cls.node, tags, field, event: literalString(event) ?? field };
  });
}

/** By the name of the element and of the event. */
function listenersIn(
  calls: readonly Sighting<CallLike>[],
  tags: ReadonlySet<string>,
): ReadonlyMap<string, readonly FunctionValue[]> {
  const made = new Map(
    [...templatesIn(calls)].map(([fn, own]) => [fn, own.toSorted((a, b) => a.at.node.end - b.at.node.end)]),
  );
  const out = new Map<string, FunctionValue[]>();
  for (const { node, module } of calls) {
    const [name, run] = node.arguments;
    const event = literalString(name);
    if (event === undefined || !run || !isFunction(run)) continue;
    const template = functionAround(module.script.scopes, node.start);
    const own = (template && made.get(template)) ?? [];
    const tag = own[partitionPoint(own, ({ at }) => at.node.end >= node.end) - 1]?.tag;
    if (tag !== undefined && tags.has(tag))
      append(out, `${tag} ${event}`, { kind: "function", node: run, module, env: [] });
  }
  return out;
}
