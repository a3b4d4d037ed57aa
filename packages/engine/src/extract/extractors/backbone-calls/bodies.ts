/** What Backbone sends of a model: what `toJSON` gives, else what the model begins with and what is set. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Layer, Result, Value } from "../../../evaluate/value.ts";
import { outcomes, stringOf, UNDEFINED, unknown } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import { valueName } from "../../callee-names.ts";
import { given } from "./addresses.ts";
import { type BackboneClass, classOf, memberOf } from "./classes.ts";
import type { Made } from "./instances.ts";

export function created(collection: BackboneClass, attributes: Value | undefined, ev: Evaluator): Value {
  const model = classOf(memberOf(collection, "model", ev), ev);
  return model ? sentBody({ of: model }, attributes ?? UNDEFINED, ev) : (attributes ?? UNDEFINED);
}

/** What `toJSON` says, where the class has one of its own; else what the model begins with and what is set. */
export function sentBody({ of }: Made, attributes: Value, ev: Evaluator): Value {
  const own = memberOf(of, "toJSON", ev);
  if (own.kind === "function") return picked(ev.summary(own.node, own.module)) ?? unknown("runtime-value");
  const parts = [given(memberOf(of, "defaults", ev), ev), attributes].filter((part) => part?.kind === "object");
  const layers = parts.flatMap((part): readonly Layer[] => (part?.kind === "object" ? part.layers : []));
  return layers.length > 0 ? { kind: "object", layers } : UNDEFINED;
}

/** `_.pick(this.attributes, "title", "text")`: an object with these keys. */
function picked(value: Value): Value | undefined {
  const found = outcomes(value).find((one) => one.kind === "result" && isPick(one));
  if (found?.kind !== "result") return undefined;
  const layers = found.args.slice(1).flatMap((arg): readonly Layer[] => {
    const key = stringOf(arg);
    return key === undefined ? [] : [{ kind: "entry", key, value: unknown("runtime-value") }];
  });
  return { kind: "object", layers };
}

/** By the name of the function, or, where a bundler has resolved that, by the name that stands in the code. */
const isPick = ({ callee, node }: Result): boolean =>
  valueName(callee) === "pick" || (node.type === "CallExpression" && memberName(node.callee) === "pick");
