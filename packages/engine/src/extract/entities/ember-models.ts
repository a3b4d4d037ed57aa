/**
 * Models of Ember Data (2 to 5) and of libraries with the same words: what each attribute and each relation says.
 *
 *     Model.extend({title: attr("string"), authors: hasMany("user"), status: attr("string", {defaultValue: "draft"})})
 *     decorate(Post.prototype, "title", [attr("string")], {...})      as Babel writes `@attr("string") title`
 *     decorate([attr("string")], Post.prototype, "title", void 0)     as TypeScript does
 *
 * What a model describes is said by its module: `app/models/post`, in pods `app/post/model`.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { firstOf } from "../../lists.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { calleeNames } from "../callee-names.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { capitalised, kindName, wordsOf } from "../subjects/words.ts";
import type { ArrayNode, Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields, type Owned } from "./unnamed.ts";

const MIN_FIELDS = 2;
const MODEL = /(?:^|\/)models\/([\w/-]+)$|(?:^|\/)([\w-]+)\/model$/;
/** Transforms that are there by themselves. */
const TYPES = new Set(["string", "number", "boolean", "date"]);

/** What every model has of the library, beside what it describes (Ember Data 3 to 5, Ember's objects). */
export const OF_MODELS: ReadonlySet<string> = wordSet(`
  isNew isDeleted isLoaded isLoading isEmpty isSaving isReloading isValid isError isDestroyed isDestroying
  hasDirtyAttributes adapterError dirtyType currentState errors store
`);

interface Described {
  readonly field: string;
  readonly node: Node;
  readonly group: Node;
  readonly said: Pick<FieldSighting, "type" | "refers">;
}

export function* modelFields(survey: Survey, flows: Flows, namer: Namer, ev: Evaluator): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.objects) {
    const flow = node.properties.length < MIN_FIELDS ? undefined : flows.of(node);
    if (flow?.kind !== "argument" || memberName(flow.call.node.callee) !== "extend") continue;
    const fields = fixedProperties(node).flatMap(([field, property]): readonly Described[] => {
      const said = property.value.type === "CallExpression" ? saidBy(property.value, module, ev) : undefined;
      return said ? [{ field, node: property, group: node, said }] : [];
    });
    if (fields.length < MIN_FIELDS) continue;
    const own = modelName(module) ?? goalOf(flow.call.node, module, namer) ?? nameless(fields, module);
    for (const { field, node: at, group, said } of fields)
      yield { ...own, field, kind: "schema", at: { node: at, module, unit }, group, ...said };
  }
  yield* decorated(survey, ev);
}

function* decorated(survey: Survey, ev: Evaluator): Generator<FieldSighting> {
  const models = Map.groupBy(
    survey.calls.flatMap(({ node, module, unit }) => {
      const field = decoratedField(node, module, ev);
      return field ? [{ ...field, module, unit }] : [];
    }),
    ({ group }) => group,
  );
  for (const [group, fields] of models) {
    const [first] = fields;
    if (!first || fields.length < MIN_FIELDS) continue;
    const own = modelName(first.module) ?? nameless(fields, first.module);
    for (const { field, node, said, module, unit } of fields)
      yield { ...own, field, kind: "schema", at: { node, module, unit }, group, ...said };
  }
}

function decoratedField(node: CallLike, module: Module, ev: Evaluator): Described | undefined {
  const { 0: a, 1: b, 2: c } = node.arguments;
  const isFirst = a?.type === "ArrayExpression";
  const list = isFirst ? a : c;
  if (list?.type !== "ArrayExpression") return undefined;
  const of = isFirst ? b : a;
  const field = literalString(isFirst ? c : b);
  const group =
    of && memberName(of) === "prototype" && of.type === "MemberExpression" ? classOf(of.object, module) : undefined;
  if (field === undefined || !group) return undefined;
  const said = saidByAny(list, module, ev);
  return said && { field, node, group, said };
}

/** The class, by the place where its name is declared. */
function classOf(node: Node, { script }: Module): Node | undefined {
  if (node.type === "ThisExpression") return script.scopes.thisOf.get(node);
  return node.type === "Identifier" ? script.scopes.bindingOf.get(node)?.declaration : undefined;
}

const saidByAny = ({ elements }: ArrayNode, module: Module, ev: Evaluator): Described["said"] | undefined =>
  firstOf(elements, (element) => (element ? saidByDecorator(element, module, ev) : undefined));

/** `attr("string")`, a name that was given it, and `attr` alone. */
function saidByDecorator(node: Node, module: Module, ev: Evaluator): Described["said"] | undefined {
  for (const one of definedAs(node, module).flatMap((each) => alternatives(each))) {
    if (one.type === "CallExpression") {
      const said = saidBy(one, module, ev);
      if (said) return said;
    } else if (calleeNames(one, module, ev).includes("attr")) return {};
  }
  return undefined;
}

function definedAs(node: Node, { script }: Module): readonly Node[] {
  if (node.type !== "Identifier") return [node];
  const definitions = script.scopes.bindingOf.get(node)?.definitions ?? [];
  const given = definitions.flatMap((one) => (one.kind === "value" && one.path.length === 0 ? [one.from] : []));
  return given.length > 0 ? given : [node];
}

function saidBy({ callee, arguments: args }: CallLike, module: Module, ev: Evaluator): Described["said"] | undefined {
  const names = calleeNames(callee, module, ev);
  const first = literalString(args[0]);
  if (names.includes("attr")) return first !== undefined && TYPES.has(first) ? { type: first } : {};
  const type = names.includes("hasMany") ? "array" : names.includes("belongsTo") ? "object" : undefined;
  if (type === undefined || first === undefined) return undefined;
  return { type, refers: modelKind(first) };
}

/** A model is named on purpose: also by a word that says nothing elsewhere. */
const modelKind = (name: string): string => kindName(name) ?? wordsOf(name).map(capitalised).join("");

/** Longest path of a module that is asked, in code units. */
const MAX_KEY = 500;

function modelName({ key, range, script }: Module): Owned | undefined {
  if (key.length > MAX_KEY) return undefined;
  const [, named, pod] = MODEL.exec(key.replace(/\.[cm]?[jt]s$/, "")) ?? [];
  const name = named ?? pod;
  if (name === undefined) return undefined;
  const start = script.text.indexOf(key, range.start);
  const at = start < 0 || start > range.end ? range : { start, end: start + key.length };
  return { owner: modelKind(name), named: { name, at: { script, start: at.start, end: at.end } } };
}

function goalOf(call: Node, module: Module, namer: Namer): Owned | undefined {
  const named = namer.goal(call, module);
  const owner = named && kindName(named.name.replace(/model$/i, ""));
  return owner && named ? { owner, named } : undefined;
}

function nameless(fields: readonly Described[], module: Module): Owned {
  const names = fields.map(({ field }) => field);
  return byFields(names, fields[0]?.node ?? module.scopeNode, module);
}
