/**
 * Ember (2 to 6) with its AMD loader: a service is injected under the name of its module, `session: service()` and
 * `@service session` are what `app/services/session` exports; classes are also made by `Parent.extend({...})`; and
 * `this.get("session.user")` reads along a path.
 */
import { rememberFor } from "../remember.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { type ClassValue, isConstant, stringOf, type Value } from "./value.ts";

/** What a property of `this` is in the code of a module, where it is an injected service; undefined for any other. */
export function emberService(key: string, module: Module, ev: Evaluation): Value | undefined {
  const prefix = emberPrefix(module, ev);
  if (prefix === undefined) return undefined;
  const { words, values } = injectedIn(module);
  if (!words.has(key)) return undefined;
  if (values.has(key)) return values.get(key);
  values.set(key, undefined);
  const service = ev.graph.resolve(module, `${prefix}/services/${dasherized(key)}`);
  const value = service && made(ev.member({ kind: "namespace", module: service }, "default"));
  values.set(key, value);
  return value;
}

/** Words that stand in a module that injects something, in quotes or before a colon, and what they are known to be. */
const injectedIn = rememberFor((module: Module) => ({
  words: wordsOf(module),
  values: new Map<string, Value | undefined>(),
}));

/** `"session"` and `session:`; of each the word is in one of the groups. */
const NAMED = /["']([A-Za-z_]\w*)["']|\b([A-Za-z_]\w*):/g;

/** `session: Ember.inject.service()`, and as decorators are lowered `f(prototype,"session",[inject.service],{...})`. */
function wordsOf({ script, range }: Module): ReadonlySet<string> {
  const text = script.text.slice(range.start, range.end);
  if (!text.includes("inject") && !text.includes("@ember/service")) return new Set();
  return new Set(Array.from(text.matchAll(NAMED), ([, quoted, keyed]) => quoted ?? keyed ?? ""));
}

/** The name before the paths of an application's modules: each application has a module of its configuration. */
function emberPrefix(module: Module, ev: Evaluation): string | undefined {
  if (module.wrapper?.amd !== "name") return undefined;
  const [first = "", second = ""] = module.key.split("/");
  const prefix = first.startsWith("@") ? `${first}/${second}` : first;
  return ev.graph.resolve(module, `${prefix}/config/environment`) ? prefix : undefined;
}

const dasherized = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();

/** The one instance of a service's class. */
function made(service: Value): Value | undefined {
  if (service.kind === "class") return { kind: "instance", of: service, args: [], any: true };
  const parts = extensions(service);
  return parts && { kind: "object", layers: parts.map((value) => ({ kind: "spread", value })) };
}

/** The objects of which `Parent.extend(mixin, {...})` makes a class. */
function extensions(value: Value): readonly Value[] | undefined {
  if (value.kind !== "result" || value.isNew) return undefined;
  const { callee } = value;
  const name = callee.kind === "member" ? callee.key : "path" in callee ? callee.path.at(-1) : undefined;
  const parts = value.args.filter(({ kind }) => kind === "object");
  return name === "extend" && parts.length > 0 ? parts : undefined;
}

/** A member of a class that is made of `Parent.extend({...})`. */
export function extendedMember({ node, module, env }: ClassValue, key: string, ev: Evaluation): Value | undefined {
  if (!node.superClass) return undefined;
  for (const part of extensions(ev.apply(ev.evaluate(node.superClass, module), env))?.toReversed() ?? []) {
    const own = ev.member(part, key);
    if (!isConstant(own, undefined) && own.kind !== "member") return own;
  }
  return undefined;
}

const READS: ReadonlySet<Value["kind"]> = new Set(["this", "instance", "member", "param"]);
const PATH = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** `this.get("session.user")` and `member.get("id")`, of Ember's objects. */
export function emberGet(
  object: Value,
  [path, ...more]: readonly Value[],
  module: Module,
  ev: Evaluation,
): Value | undefined {
  const keys = path && stringOf(path);
  if (keys === undefined || more.length > 0 || !READS.has(object.kind) || !PATH.test(keys)) return undefined;
  if (emberPrefix(module, ev) === undefined) return undefined;
  return keys.split(".").reduce((at, key) => ev.member(at, key), object);
}
