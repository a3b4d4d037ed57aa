/**
 * What `Backbone.sync` sends for a method of a model or a collection: `fetch` reads from `url`, which of a model is its
 * `urlRoot` with the id behind it, else its collection's; `save` creates there or updates, `destroy` deletes.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import {
  constant,
  isConstant,
  type Layer,
  outcomes,
  type Result,
  stringOf,
  UNDEFINED,
  unknown,
  type Value,
} from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import { valueName } from "../../callee-names.ts";
import type { Request } from "../../http/request.ts";
import { setting } from "../../http/settings.ts";
import { existing, given, urlOf } from "./addresses.ts";
import { type BackboneClass, classOf, memberOf } from "./classes.ts";
import type { Made } from "./instances.ts";

/** What a method of an instance sends; several where it is not known whether the model is new. */
export function requestsOf(made: Made, name: string, args: readonly Value[], ev: Evaluator): readonly Request[] {
  if (made.of.kind === "View") return [];
  const collection = made.of.kind === "Collection";
  switch (name) {
    case "fetch":
      return one(collection ? urlOf(made.of, ev) : existing(made, ev), "GET", { data: setting(args[0], "data", ev) });
    case "create":
      return collection ? one(urlOf(made.of, ev), "POST", { body: created(made.of, args[0], ev) }) : [];
    case "destroy":
      return collection ? [] : one(existing(made, ev), "DELETE", {});
    case "save":
      return collection ? [] : saved(made, args, ev);
    default:
      return [];
  }
}

function one(url: Value | undefined, method: string, parts: Pick<Request, "body" | "data">): readonly Request[] {
  return url ? [{ url, method: constant(method), defaultMethod: method, ...parts }] : [];
}

function saved(made: Made, [attributes = UNDEFINED, options]: readonly Value[], ev: Evaluator): readonly Request[] {
  if (isConstant(setting(options, "patch", ev), true)) return one(existing(made, ev), "PATCH", { body: attributes });
  const body = sentBody(made, attributes, ev);
  const isNew = newness(made, ev);
  return [
    ...(isNew === false ? [] : one(urlOf(made.of, ev), "POST", { body })),
    ...(isNew === true ? [] : one(existing(made, ev), "PUT", { body })),
  ];
}

/** Whether a model has no id yet: by its own `isNew`, or by what it is made with. */
function newness({ of, from }: Made, ev: Evaluator): boolean | undefined {
  const own = memberOf(of, "isNew", ev);
  const said = own.kind === "function" ? ev.summary(own.node, own.module) : UNDEFINED;
  if (said.kind === "constant" && typeof said.value === "boolean") return said.value;
  if (!from) return undefined;
  if ("collection" in from) return false;
  if (from.attributes.kind !== "object" && from.attributes.kind !== "constant") return undefined;
  return isConstant(setting(from.attributes, idOf(of, ev), ev), undefined);
}

const idOf = (of: BackboneClass, ev: Evaluator): string => stringOf(memberOf(of, "idAttribute", ev)) ?? "id";

/** What Backbone sends of a model: what `toJSON` gives, else what the model begins with and what is set. */
function created(collection: BackboneClass, attributes: Value | undefined, ev: Evaluator): Value {
  const model = classOf(memberOf(collection, "model", ev), ev);
  return model ? sentBody({ of: model }, attributes ?? UNDEFINED, ev) : (attributes ?? UNDEFINED);
}

/** What `toJSON` says, where the class has one of its own; else what the model begins with and what is set. */
function sentBody({ of }: Made, attributes: Value, ev: Evaluator): Value {
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
