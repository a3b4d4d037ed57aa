/** The rules of a chain and of the chains inside it, each with the path of its field. */
import { valuesOf } from "../../../evaluate/global-calls.ts";
import { returnedExpressions } from "../../../evaluate/returns.ts";
import { type Source, stringOf, type Value } from "../../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../../scope/binding-at.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import { isOfProps } from "../../../syntax/prop-types.ts";
import { alternatives } from "../../../syntax/unwrap.ts";
import { placeOfNode } from "../../name-place.ts";
import type { ArrayNode } from "../../survey.ts";
import type { Rule } from "../rule.ts";
import { OF_EACH } from "../violation-types.ts";
import { type Chain, chainOf, FORMATS, madeUnder, type Step, stepsOf, UNIONS } from "./chain.ts";
import { actionRule, enumOf, type Scene, stepRules, wordsIn } from "./step-rules.ts";

export interface FieldRule {
  readonly path: readonly string[];
  /** The keys of the path, as far as they stand beside the rule. */
  readonly keys: readonly Source[];
  readonly rule: Rule;
  readonly node: Node;
  readonly place: Scene;
}

/** Where a walk through schemas within schemas is. */
export interface Walk {
  /** The path of the field that the schema is of. */
  readonly path: readonly string[];
  readonly place: Scene;
  /** Objects whose fields were read, which are no shapes of their own. */
  readonly seen: Set<Node>;
  readonly depth: number;
  /** Paths of the fields that an alternative has. */
  readonly fields?: Set<string>;
}

const MAX_DEPTH = 8;
const TYPES: ReadonlyMap<string, string> = new Map([
  ["number", "number"],
  ["int", "integer"],
  ["integer", "integer"],
  ["boolean", "boolean"],
  ["bool", "boolean"],
  ["date", "date"],
  ["array", "array"],
]);

/** Rules of the fields of `{name: z.string().min(3)}`. */
export function shapeRules(node: ObjectExpression, walk: Walk): readonly FieldRule[] {
  const { path, place, seen, depth } = walk;
  seen.add(node);
  if (depth > MAX_DEPTH || isOfProps(node)) return [];
  return fixedProperties(node).flatMap(([key, property]) => {
    const written = placeOfNode(property.key, place.module);
    const field = [...path, key];
    walk.fields?.add(field.join());
    return valueRules(property.value, { ...deeper(walk), path: field }).map((found) => ({
      ...found,
      keys: [written, ...found.keys],
    }));
  });
}

const deeper = (walk: Walk): Walk => ({ ...walk, depth: walk.depth + 1 });

/** Rules of a schema, written out or by its name. */
export function valueRules(node: Node, walk: Walk): readonly FieldRule[] {
  const { path, place, depth } = walk;
  // fields of fields of one schema are many ways, and few places
  if (depth > MAX_DEPTH || !place.ev.budget.spend("places")) return [];
  const found = locate(node, place);
  if (!found) return [];
  const own = found.place;
  const within = { ...walk, place: own };
  const at = (rule: Rule): FieldRule => ({ path, keys: [], rule, node: found.node, place: own });
  const made = madeRules(found.node, within);
  if (made.length > 0) return made;
  const chain = chainOf(found.node, own);
  if (!chain) return [];
  const base = namedBase(chain, own);
  const of: Chain = base ? { ...chain, kind: base.kind, steps: [rootStep(chain), ...chain.steps] } : chain;
  const first = base
    ? valueRules(base.schema, deeper(within))
    : [...[...missingRules(chain, own), ...rootRules(chain, own)].map(at), ...rootInner(chain, within)];
  return withSteps(first, of, found.node, within);
}

/** What a schema asks and its methods behind it; what stands before `array()` is asked of each element: `string().max(12).array().max(6)`. */
function withSteps(first: readonly FieldRule[], of: Chain, node: Node, walk: Walk): readonly FieldRule[] {
  const { path, place } = walk;
  let found = first;
  let { kind } = of;
  for (const step of of.steps) {
    if (step.name === "array") {
      found = ofEach(found, path);
      kind = "array";
    }
    const asked = stepRules(step, { ...of, kind }, place).map((rule) => ({ path, keys: [], rule, node, place }));
    found = [...found, ...asked, ...innerRules(step, walk)];
  }
  return found;
}

/** The rules of a list's elements are not the list's; those of fields of an element say so by their path. */
const ofEach = (found: readonly FieldRule[], { length }: readonly string[]): readonly FieldRule[] =>
  found.map((one) => {
    const when = one.rule.when === undefined ? OF_EACH : `${OF_EACH}, ${one.rule.when}`;
    return one.path.length > length ? one : { ...one, rule: { ...one.rule, when } };
  });

/**
 * `host()`, `host("Server").optional()`, with `const host = (label) => z.string().nonempty().describe(label)`: the rules of what a
 * function makes; of several schemas, those that each has.
 */
function madeRules(node: Node, walk: Walk): readonly FieldRule[] {
  const { place } = walk;
  const call = stepsOf(node);
  if (!call) return [];
  const maker = place.ev.evaluate(call.root.callee, place.module);
  if (maker.kind !== "function") return [];
  const within = deeper({ ...walk, place: { ...place, module: maker.module } });
  const schemas = returnedExpressions(maker.node).flatMap((one) => alternatives(one));
  const [first = [], ...others] = schemas.map((schema) => valueRules(schema, within));
  const asked = others.map((rules) => new Set(rules.map(keyOf)));
  const common = first.filter((one) => asked.every((keys) => keys.has(keyOf(one))));
  if (common.length === 0) return [];
  const made = schemas[0] && locate(schemas[0], within.place);
  const of: Chain = { ...call, kind: made && chainOf(made.node, made.place)?.kind, module: place.module };
  return withSteps(common, of, node, walk);
}

const keyOf = ({ path, rule: { rule, value } }: FieldRule): string => `${path.join()} ${rule} ${JSON.stringify(value)}`;

/** `address.optional()`: a schema that stands under a name, with methods behind the name. */
function namedBase({ root }: Chain, place: Scene): { readonly kind: Chain["kind"]; readonly schema: Node } | undefined {
  if (root.callee.type !== "MemberExpression") return undefined;
  const { object: schema } = root.callee;
  const found = schema.type === "Identifier" ? locate(schema, place) : undefined;
  const chain = found && chainOf(found.node, found.place);
  return chain && { kind: chain.kind, schema };
}

const rootStep = ({ root }: Chain): Step => ({
  name: root.callee.type === "MemberExpression" ? (keyName(root.callee.property, root.callee.computed) ?? "") : "",
  args: root.arguments,
  node: root,
});

function isSchema(node: Node | undefined, place: Scene): boolean {
  const found = node && locate(node, place);
  return found !== undefined && chainOf(found.node, found.place) !== undefined;
}

function locate(node: Node, place: Scene): { readonly node: Node; readonly place: Scene } | undefined {
  if (node.type === "CallExpression") return { node, place };
  if (node.type !== "Identifier" && node.type !== "MemberExpression") return undefined;
  const made = madeUnder(node, place);
  return made && { node: made.node, place: { ...place, module: made.module } };
}

function rootRules({ kind, root, steps }: Chain, place: Scene): readonly Rule[] {
  const values = root.arguments.map(
    (arg): Value =>
      arg.type === "SpreadElement" ? { kind: "unknown", reason: "too-dynamic" } : place.ev.evaluate(arg, place.module),
  );
  const at = placeOfNode(root, place.module);
  // what a schema of a list says of its items is no message: `array(string().describe("A name of the boat"))`
  const said = values.filter((_, index) => !isSchema(root.arguments[index], place));
  const words = { at, ...wordsIn(said, place) };
  const action = actionRule(kind, values, place);
  if (action) return [{ ...action, ...words }];
  if (kind === "enum" || kind === "picklist") {
    // `z.enum({...})` since 4, `z.nativeEnum({...})` before: the values of an object
    const found = values[0] && enumOf(valuesOf(values[0], place.ev) ?? values[0]);
    return found?.value === undefined ? [] : [{ ...found, ...words }];
  }
  // `z.number().array()`: what the root says is asked of each
  if (steps.some(({ name }) => name === "array")) return [];
  if (kind !== undefined && FORMATS.has(kind)) return [{ rule: "format", value: kind, ...words }];
  const type = TYPES.get(kind ?? "");
  if (type === undefined || (kind === "array" && steps.length === 0 && root.arguments.length === 0)) return [];
  return [{ rule: "type", value: type, ...words }];
}

/** zod 3: `z.string({ required_error: "..." })` says what is told of a field that is missing. */
function missingRules({ root }: Chain, place: Scene): readonly Rule[] {
  const [options] = root.arguments;
  const told = options?.type === "ObjectExpression" ? propertyOf(options, "required_error") : undefined;
  return told
    ? [
        {
          rule: "required",
          at: placeOfNode(root, place.module),
          ...wordsIn([place.ev.evaluate(told, place.module)], place),
        },
      ]
    : [];
}

/** What the first call holds: a shape, the options of a union, the items of an array or a record, what is optional. */
function rootInner({ kind, root }: Chain, walk: Walk): readonly FieldRule[] {
  if (kind === "array" || kind === "record") {
    const items = kind === "array" ? root.arguments[0] : root.arguments.at(-1);
    return items && items.type !== "SpreadElement" ? ofEach(valueRules(items, deeper(walk)), walk.path) : [];
  }
  return root.arguments.flatMap((argument) => {
    if (argument.type === "ObjectExpression")
      return kind === "object" || kind === undefined ? shapeRules(argument, walk) : [];
    if (argument.type === "ArrayExpression") {
      const options = listed(argument, walk.place).filter((option) => !isNothingGiven(option));
      if (UNIONS.has(kind ?? "") && options.length > 1) return alternativeRules(options, walk);
      const found = options.flatMap((option) => valueRules(option, deeper(walk)));
      // of a tuple is not asked what one place asks; what each is made of is
      return kind === "tuple" ? found.filter(({ path }) => path.length > walk.path.length) : found;
    }
    if (argument.type === "SpreadElement") return [];
    return [...valueRules(argument, deeper(walk)), ...entryRules(argument, walk)];
  });
}

/** `[a, b, ...others]`, where the others stand in a list under a name. */
function listed({ elements }: ArrayNode, place: Scene, depth = 0): readonly Node[] {
  return elements.flatMap((element): readonly Node[] => {
    if (element?.type !== "SpreadElement") return element ? [element] : [];
    const made = onlyDefinition(bindingAt(element.argument, place.module.script.scopes));
    return made?.kind === "value" && made.from.type === "ArrayExpression" && depth < MAX_DEPTH
      ? listed(made.from, place, depth + 1)
      : [];
  });
}

/**
 * Of several alternatives none is asked for, what each is made of is; of a field that several have, what all of these ask:
 * `union([object({op: literal("add"), path: string().regex(/a/)}), object({op: literal("drop"), path: string().regex(/b/)})])`.
 */
function alternativeRules(options: readonly Node[], walk: Walk): readonly FieldRule[] {
  const all = options.map((option) => {
    const fields = new Set<string>();
    return { fields, rules: valueRules(option, { ...deeper(walk), fields }) };
  });
  const having = counted(all.map(({ fields }) => fields));
  const asking = counted(all.map(({ rules }) => new Set(rules.map(keyOf))));
  for (const field of having.keys()) walk.fields?.add(field);
  return all
    .flatMap(({ rules }) => rules)
    .filter((one) => one.path.length > walk.path.length && asking.get(keyOf(one)) === having.get(one.path.join()));
}

/** In how many of the sets each stands. */
function counted(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const set of sets) for (const one of set) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

/** `z.literal("")`, `z.null()`, `z.undefined()`: nothing is given. */
function isNothingGiven(node: Node): boolean {
  if (node.type !== "CallExpression") return false;
  const [first] = node.arguments;
  const name =
    node.callee.type === "MemberExpression" ? keyName(node.callee.property, node.callee.computed) : undefined;
  return first === undefined ? name === "null" || name === "undefined" : literalString(first) === "";
}

/** `Object.fromEntries(names.map(name => [name, number()]))`: each entry has the rules. */
function entryRules(node: Node, walk: Walk): readonly FieldRule[] {
  const [list] = node.type === "CallExpression" ? node.arguments : [];
  const [fn] = list?.type === "CallExpression" ? list.arguments : [];
  const body = fn && isFunction(fn) ? fn.body : undefined;
  const value = body?.type === "ArrayExpression" ? body.elements[1] : undefined;
  return value && value.type !== "SpreadElement" ? valueRules(value, deeper(walk)) : [];
}

/** Schemas in a method's arguments: `shape({...})`, `of(...)`, `when("kind", {is, then, otherwise})`. */
function innerRules({ name, args }: Step, walk: Walk): readonly FieldRule[] {
  if (name === "when") return conditional(args, walk);
  if (
    name !== "shape" &&
    name !== "of" &&
    name !== "items" &&
    name !== "keys" &&
    name !== "extend" &&
    name !== "concat"
  )
    return [];
  const found = args.flatMap((argument) => {
    if (argument.type === "ObjectExpression") return shapeRules(argument, walk);
    return argument.type === "SpreadElement" ? [] : valueRules(argument, deeper(walk));
  });
  if (name !== "of" && name !== "items") return found;
  // of several kinds of items none is asked for: `items(Joi.string(), Joi.number())`
  return args.length > 1 ? found.filter((one) => one.path.length > walk.path.length) : ofEach(found, walk.path);
}

function conditional(args: Step["args"], walk: Walk): readonly FieldRule[] {
  const { 0: field, 1: options } = args;
  if (!field || field.type === "SpreadElement" || options?.type !== "ObjectExpression") return [];
  const { place, seen } = walk;
  seen.add(options);
  const name = stringOf(place.ev.evaluate(field, place.module));
  return options.properties.flatMap((property) => {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || (key !== "then" && key !== "otherwise")) return [];
    const { value } = property;
    const body = isFunction(value) && value.body && value.body.type !== "BlockStatement" ? value.body : value;
    const when = name === undefined ? undefined : `${name} ${key === "then" ? "is as asked" : "is otherwise"}`;
    return valueRules(body, deeper(walk)).map((one) => ({
      ...one,
      rule: when === undefined || one.rule.rule === "type" ? one.rule : { ...one.rule, when },
    }));
  });
}
