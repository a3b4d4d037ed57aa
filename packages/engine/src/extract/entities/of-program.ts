/**
 * What is an object of the program, of the browser or of a library, whatever it is called: what has behaviour (a literal of
 * it holds a function, an element or an instance), what is read of the platform, an entry of a table that is read by its name
 * (`colors.lime.dark`), what only keeps a thing of its name, and what nothing reads.
 */
import { GLOBALS } from "../../attribute/globals.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { handsOn } from "../../evaluate/global-name.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { BUILT_IN } from "../../platform/built-in.ts";
import { rememberFor } from "../../remember.ts";
import { keyName } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import type { ExtractContext } from "../extractor.ts";
import { kindName } from "../subjects/words.ts";
import type { EntityGroup, FieldGroup } from "./group.ts";
import { type FieldSighting, isSeen } from "./sighting.ts";

/** So many fields have to be read somewhere: what is only written is an option of something else. */
const MIN_READ = 2;
/** Deepest value that is looked through. */
const MAX_DEPTH = 8;

export function isObjectOfProgram(group: EntityGroup, context: ExtractContext): boolean {
  const { ev } = context;
  const read = group.fields.filter(({ sightings }) => sightings.some(isSeen));
  if (read.length < MIN_READ || holdsItself(group, context)) return true;
  const isBehaving = rememberFor((literal: Node, { at }: FieldSighting) => behaves(literal, at.module, ev));
  const isForeign = ({ kind, group: node, at }: FieldSighting): boolean =>
    kind === "read" && (isOfPlatform(ev.evaluate(node, at.module)) || isOfTable(node, at.module, ev));
  // one place that hands a record to a dialog, or takes one from a library, makes no object of the program of it
  const behaving = group.fields.filter(({ sightings }) =>
    sightings.some((one) => one.value && isBehaving(one.group, one)),
  );
  const foreign = read.filter(({ sightings }) => sightings.filter(isSeen).every(isForeign));
  return behaving.length * 2 >= group.fields.length || foreign.length * 2 >= read.length;
}

/** `colors.lime`, of objects of one form that the program writes out: `{lime:{dark:"...",light:"..."},sky:{...}}` */
function isOfTable(node: Node, module: Module, ev: Evaluator): boolean {
  const table = node.type === "MemberExpression" ? ev.evaluate(node.object, module) : undefined;
  const [only, ...more] = table?.kind === "object" ? table.layers : [];
  return only?.kind === "literal" && more.length === 0 && isTable(only.node);
}

const isTable = rememberFor(({ properties }: ObjectExpression): boolean => {
  const forms = new Set(properties.map((one) => (one.type === "Property" ? formOf(one.value) : undefined)));
  return properties.length > 1 && forms.size === 1 && !forms.has(undefined);
});

const formOf = (row: Node): string | undefined =>
  row.type === "ObjectExpression" ? [...fixedKeys(row)].sort().join() : undefined;

/** `page.flow.flow.nodes`, `page.flow.isSaving`: what keeps the thing while it is asked for is called by it. */
function holdsItself({ name, fields }: EntityGroup, { parents }: ExtractContext): boolean {
  const own = fields.filter((field) => kindName(field.name) === name).flatMap(({ sightings }) => sightings);
  return own.some(({ kind, at: { node, module } }) => {
    const around = kind === "read" ? parents.of(node, module.script) : undefined;
    if (around?.type !== "MemberExpression" || around.object !== node) return false;
    return !BUILT_IN.has(keyName(around.property, around.computed) ?? "");
  });
}

/** `{title, icon: jsx(Plane, {}), run: () => {...}}`: data does nothing and is not drawn. */
function behaves(literal: Node, module: Module, ev: Evaluator): boolean {
  if (literal.type !== "ObjectExpression") return false;
  return literal.properties.some((one) => {
    if (one.type !== "Property") return false;
    const value: Node = one.value;
    return isFunction(value) || outcomes(ev.evaluate(value, module)).some(isCode);
  });
}

/** Whether all that is read as a field is code: `props.actions.close`, `icons.Close`. */
export function isFieldOfProgram({ sightings }: FieldGroup, { ev }: ExtractContext): boolean {
  const reads = sightings.filter(({ kind }) => kind === "read");
  return (
    reads.length > 0 && reads.every(({ at }) => outcomes(ev.evaluate(at.node, at.module)).every((one) => isCode(one)))
  );
}

const isCode = ({ kind }: Value): boolean =>
  kind === "function" || kind === "class" || kind === "namespace" || kind === "element" || kind === "instance";

/** What a library exports itself and what is made by a class of it, `new Scene()`; what the browser has or gives: `document.styleSheets`. */
function isOfPlatform(value: Value, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (value.kind) {
    case "member":
      return isOfPlatform(value.object, depth + 1);
    case "union":
      return value.options.some((one) => isOfPlatform(one, depth + 1));
    case "choice":
      return isOfPlatform(value.first, depth + 1);
    case "external":
      return true;
    case "global":
      return !handsOn(value);
    case "result":
      if (value.isNew) return value.callee.kind === "external" || isOfBrowser(value.callee);
      return isOfBrowser(value.callee);
    default:
      return false;
  }
}

const isOfBrowser = (value: Value): boolean =>
  value.kind === "global" && GLOBALS.has(value.path[0] ?? "") && !handsOn(value);
