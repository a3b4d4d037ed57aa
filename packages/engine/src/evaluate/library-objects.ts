/**
 * Objects that the helpers of libraries make of others: `$.extend({}, defaults, options)` (jQuery 1 to 4),
 * `angular.extend`, `angular.merge` (AngularJS 1), `_.extend`, `_.assign`, `_.merge`, `_.defaults`, `_.pick` (Underscore 1,
 * Lodash 2 to 4); what schemas leave of others. Takes a call, gives the object as layers of what it is made of.
 */
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { ownProperties } from "./own-properties.ts";
import { type External, type Layer, stringOf, type Value } from "./value.ts";

type Make = (args: readonly Value[], ev: Evaluation) => Value | undefined;

/** `z.object({ name: z.string() }).parse(form)` of Zod (3 and 4): of what is given, the properties that the schema names. */
function parsed(schema: Value, given: Value, ev: Evaluation): Value | undefined {
  if (schema.kind !== "result" || schema.isNew) return undefined;
  const { callee, args } = schema;
  // `z.object({...}).strict()`
  if (callee.kind === "member" && args.length === 0) return parsed(callee.object, given, ev);
  const shape = callee.kind === "external" && callee.component === "zod" ? args[0] : undefined;
  const named = (shape && ownProperties(shape, ev)) ?? [];
  // of an enumeration the properties are texts
  if (named.length === 0 || named.some(({ value }) => value().kind !== "result")) return undefined;
  const layers = named.flatMap(({ name: key, value }): readonly Layer[] => {
    if (key === undefined) return [];
    const own = ev.member(given, key);
    return [{ kind: "entry", key, value: ev.deeper(() => parsed(value(), own, ev), own) ?? own }];
  });
  return { kind: "object", layers };
}

/** What comes later lies over what comes before. */
const joined: Make = (args) => {
  const all = args[0]?.kind === "constant" && args[0].value === true ? args.slice(1) : args;
  // `$.extend({ plugin })` adds to the library itself
  if (all.length < 2) return undefined;
  return { kind: "object", layers: all.flatMap(layersOf) };
};

/** What stands first counts. */
const defaults: Make = (args, ev) => joined([...args].reverse(), ev);

const layersOf = (value: Value, index: number): readonly Layer[] =>
  index === 0 && value.kind === "object" ? value.layers : [{ kind: "spread", value }];

/** `_.pick(booking, "room", "band")`, `_.pick(booking, ["room", "band"])` */
const picked: Make = ([of, ...given], ev) => {
  const names = given.flatMap((one) => (one.kind === "array" ? one.elements : [one])).map(stringOf);
  if (!of || names.length === 0) return undefined;
  const layers = names.flatMap((key): readonly Layer[] =>
    key === undefined ? [] : [{ kind: "entry", key, value: ev.member(of, key) }],
  );
  return layers.length === names.length ? { kind: "object", layers } : undefined;
};

const LODASH: ReadonlyMap<string, Make> = new Map([
  ["extend", joined],
  ["assign", joined],
  ["assignIn", joined],
  ["merge", joined],
  ["defaults", defaults],
  ["pick", picked],
]);
const ANGULAR: ReadonlyMap<string, Make> = new Map([
  ["extend", joined],
  ["merge", joined],
]);
const JQUERY: ReadonlyMap<string, Make> = new Map([["extend", joined]]);

const BY_COMPONENT: ReadonlyMap<string, ReadonlyMap<string, Make>> = new Map([
  ["jquery", JQUERY],
  ["angular", ANGULAR],
  ["lodash", LODASH],
  ["lodash-es", LODASH],
  ["underscore", LODASH],
]);

/** The names under which they stand on a page. */
const BY_GLOBAL: ReadonlyMap<string, ReadonlyMap<string, Make>> = new Map([
  ["$", JQUERY],
  ["jQuery", JQUERY],
  ["angular", ANGULAR],
  ["_", LODASH],
]);

export function objectByLibrary({ callee, args, isNew }: CallInfo, ev: Evaluation): Value | undefined {
  if (isNew) return undefined;
  if (callee.kind === "external")
    return (
      BY_COMPONENT.get(callee.component ?? "")?.get(callee.path.at(-1) ?? "")?.(args, ev) ?? byShape(callee, args, ev)
    );
  // lodash/merge where only what makes it is recognised: `createAssigner(function(object,source,index){...})`
  if (callee.kind === "result")
    return callee.callee.kind === "external" && callee.args[0]?.kind === "function"
      ? byShape(callee.callee, args, ev)
      : undefined;
  if (callee.kind === "member" && callee.object.kind === "result") {
    if (callee.key === "parse") return args[0] && parsed(callee.object, args[0], ev);
    // jQuery 4 is what its factory gives: `jQueryFactory(window).extend`
    return isWhole(callee.object.callee, "jquery") ? JQUERY.get(callee.key)?.(args, ev) : undefined;
  }
  if (callee.kind !== "global" || callee.path.length !== 2) return undefined;
  const [library = "", name = ""] = callee.path;
  return BY_GLOBAL.get(library)?.get(name)?.(args, ev);
}

/**
 * `(0,merge.default)({},defaults,options)`: a bundle of single files, lodash/merge or an `extend` of whoever, has no name left.
 * An empty object and two others or more are given to nothing else; of Ramda, a function and two objects to what merges them.
 */
function byShape(
  { component, path: [name, ...more], runtime }: External,
  args: readonly Value[],
  ev: Evaluation,
): Value | undefined {
  const isNameless = more.length === 0 && (name === undefined || name === "default");
  const [first, ...others] = args;
  if (runtime || !isNameless || others.length < 2 || !others.every(mayBeObject)) return undefined;
  // `mergeDeepWith(concat, defaults, options)`; `reduce(add, {}, list)` begins with nothing
  if (component === "ramda") return args.length > 3 || others.some(isEmpty) ? undefined : joined(others, ev);
  return first && isEmpty(first) ? joined(args, ev) : undefined;
}

const isEmpty = (value: Value): boolean => value.kind === "object" && value.layers.every(hasNothing);

const hasNothing = (layer: Layer): boolean => layer.kind === "literal" && layer.node.properties.length === 0;

const mayBeObject = ({ kind }: Value): boolean => kind !== "constant" && kind !== "function" && kind !== "array";

const isWhole = (value: Value, component: string): boolean =>
  value.kind === "external" && value.component === component && value.path.length === 0;
