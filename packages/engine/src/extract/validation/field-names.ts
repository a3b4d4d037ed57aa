/**
 * Which values of a module are fields of a form, by the inputs that show and fill them: `{id:"host",label,onChange}`,
 * `{value:p,onChange:set,label:"Name"}`, `{commentText:p,onTypeComment:set}`. So a test of a local value without a name
 * is known to be about a field, and a test of something else is known not to be.
 */

import { subjectInWords } from "../../language/demands.ts";
import { isCarrier, isWord } from "../../language/given-names.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyDefinition, onlyValue } from "../../scope/binding-at.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedValues } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import { type SetupNames, setupNames } from "../setup-names.ts";
import type { Sighting } from "../survey.ts";
import { filledProperties, filledState, handedOnNames, isState, localOf, shownLocal } from "./component-states.ts";
import { fullPath } from "./input-subject.ts";
import type { Subject } from "./rule.ts";

export interface Fields {
  /** Names and ids of inputs, and properties that hold their values, by the index of the unit that shows them. */
  readonly names: ReadonlyMap<number, ReadonlySet<string>>;
  readonly byBinding: ReadonlyMap<Binding, Subject>;
  /** Names that the `setup` of a component gives to what its template uses. */
  readonly given: SetupNames;
  /** Under which names local values are handed on: `send({title: t.value})`. */
  readonly handedOn: ReadonlyMap<Binding, Subject>;
}

/** A chunk up to this length, in code units, is a page and what it alone uses. */
const PAGE = 100_000;
/** A larger one has hundreds of files in one scope; the statements of one of them stand so near to each other. */
const NEAR = 4;

/** Whether an input near a unit has a name. */
export function isNameNear(name: string, { names }: Pick<Fields, "names">, { index, module }: Place): boolean {
  if (module.range.end - module.range.start <= PAGE) return allNames(names).has(name);
  for (let at = index - NEAR; at <= index + NEAR; at++) if (names.get(at)?.has(name)) return true;
  return false;
}

const allNames = rememberFor((names: Fields["names"]) => new Set([...names.values()].flatMap((own) => [...own])));

interface Place {
  readonly index: number;
  readonly module: Pick<Module, "range">;
}

/** What changes a value that is typed or chosen; pressing a button is none. */
const CHANGES = /^on(?:[Cc]hange|[Ii]nput|Type|Update|Value|Text|Select)|^set[A-Z]/;
/** Names of an input, best first. */
const NAMES = ["name", "id", "label", "labelText", "aria-label"];
const WORDS = ["label", "labelText", "placeholder"];

type Properties = ReadonlyMap<string, Node>;

interface Found {
  readonly names: Map<number, Set<string>>;
  readonly byBinding: Map<Binding, Subject>;
  readonly given: SetupNames;
  readonly handedOn: ReadonlyMap<Binding, Subject>;
  /** States that an input shows or fills, with what it says of their names. */
  readonly states: Map<Binding, Own>;
  /** What inputs say to who is to fill them, where nothing names what they show. */
  readonly hints: Map<Binding, Subject>;
}

/** What an input is called, and the attribute that says so. */
interface Own {
  readonly subject?: Subject;
  readonly isName: boolean;
}

/** Two extractors ask for the fields of the same objects. */
export const fieldsByModule = rememberFor(fieldsIn);

function fieldsIn(objects: readonly Sighting<ObjectExpression>[]): ReadonlyMap<Module, Fields> {
  const out = new Map<Module, Found>();
  const handedOn = new Map<Binding, Subject>();
  const given = setupNames(objects);
  const found = (module: Module): Found => {
    const fields = out.get(module) ?? {
      names: new Map(),
      byBinding: new Map(),
      given,
      handedOn,
      states: new Map(),
      hints: new Map(),
    };
    out.set(module, fields);
    return fields;
  };
  for (const { node, module, unit } of objects) {
    const properties = fixedValues(node);
    if (properties.has("setup")) found(module);
    const registered = node.properties.flatMap(registeredName);
    if (!isInput(properties) && registered.length === 0) {
      found(module);
      handedOnNames(properties, module, (local, name) => handedOn.has(local) || handedOn.set(local, name));
      continue;
    }
    const fields = found(module);
    const own = ownName(properties, module);
    const names = fields.names.get(unit.index) ?? new Set();
    fields.names.set(unit.index, names);
    for (const name of own ? [own.name, ...registered] : registered) names.add(name);
    for (const [key, value] of properties) {
      const shown = noteValue(key, value, own, module, { names, byBinding: fields.byBinding });
      if (CHANGES.test(key)) for (const name of filledProperties(value)) names.add(name);
      const hint = shown && hinted(properties.get("placeholder"), module);
      if (shown && hint) fields.hints.set(shown, hint);
      const state = CHANGES.test(key) ? filledState(value, module) : shown && isState(shown) ? shown : undefined;
      if (state && !fields.states.get(state)?.subject)
        fields.states.set(state, {
          ...(own ? { subject: own } : {}),
          isName: isWord(literalString(properties.get("name"))),
        });
    }
  }
  for (const { byBinding, states, hints } of out.values()) {
    nameStates(byBinding, states, handedOn);
    for (const [binding, hint] of hints) if (!byBinding.has(binding)) byBinding.set(binding, hint);
  }
  return out;
}

/** What a state is handed on as is its name, unless its input has one; the words of a label are the last choice. */
function nameStates(
  byBinding: Map<Binding, Subject>,
  states: Found["states"],
  handedOn: ReadonlyMap<Binding, Subject>,
): void {
  for (const [state, { subject, isName }] of states) {
    const named = isName ? subject : (handedOn.get(state) ?? subject);
    if (named) byBinding.set(state, named);
  }
}

/** `{...form.getInputProps("token")}`, `{...register("token")}`: an input that a library of forms gives its properties. */
function registeredName(property: ObjectExpression["properties"][number]): readonly string[] {
  const call = property.type === "SpreadElement" && property.argument.type === "CallExpression" && property.argument;
  const name = call && call.arguments.length < 3 ? literalString(call.arguments[0]) : undefined;
  return isWord(name) ? [name] : [];
}

/** It changes a value, or has both words and a name. */
const isInput = (properties: Properties): boolean =>
  [...properties.keys()].some((key) => CHANGES.test(key)) ||
  ((properties.has("name") || properties.has("id")) && WORDS.some((key) => properties.has(key)));

function ownName(properties: Properties, module: Module): Subject | undefined {
  for (const key of NAMES) {
    const node = properties.get(key);
    const name = node && literalString(node);
    if (node && isWord(name)) return { name, sources: [placeOfNode(node, module)] };
  }
  return undefined;
}

/** `placeholder="Source of the data"`, also by a name for it: what is to be typed, and no example of it. */
function hinted(node: Node | undefined, module: Module): Subject | undefined {
  const text = literalString(node) ?? literalString(onlyValue(node, module.script.scopes));
  const name = text && (subjectInWords(text) ?? text);
  return node && isWord(name) && name !== name.toLowerCase() && !ENDS.some((end) => name.endsWith(end))
    ? { name, sources: [placeOfNode(node, module)], guessed: true }
    : undefined;
}

const ENDS = [".", "…", "?", "!"];

/** `value:p` is the input's own, and given back; `commentText:p` says its name itself. */
function noteValue(
  key: string,
  value: Node,
  own: Subject | undefined,
  module: Module,
  { names, byBinding }: { readonly names: Set<string>; readonly byBinding: Found["byBinding"] },
): Binding | undefined {
  const isOwn = isCarrier(key) || key === "modelValue";
  const path = isOwn ? fullPath(shownLocal(value)) : undefined;
  if (path !== undefined) names.add(path);
  const local = isOwn ? localOf(shownLocal(value)) : value;
  const binding = bindingAt(local, module.script.scopes);
  if (!binding) return undefined;
  const { start, end } = value;
  const named = { name: key, sources: [{ script: module.script, start: start - key.length - 1, end }] };
  const subject: Subject | undefined = isOwn
    ? (own ?? localName(binding, value, module) ?? sourceName(binding, module))
    : isWord(key) && /[a-z][A-Z]/.test(key)
      ? named
      : undefined;
  if (subject && !byBinding.has(binding)) byBinding.set(binding, subject);
  if (isOwn && subject?.guessed) names.add(subject.name);
  return isOwn ? binding : undefined;
}

/** The name of a local value itself, where no minifier has shortened it. */
function localName({ name }: Binding, node: Node, module: Module): Subject | undefined {
  const plain = name.replace(/(?<!\d)\d+$/, "");
  return /^[a-z]+[A-Z][A-Za-z]+$/.test(plain) && plain.length >= 6
    ? { name: plain, sources: [placeOfNode(node, module)], guessed: true }
    : undefined;
}

/** `const e = this.state.message`, `const { message: e } = this.state`: what a value is called where it comes from. */
export function sourceName(binding: Binding, module: Module): Subject | undefined {
  const only = onlyDefinition(binding);
  const last = only?.kind === "value" ? only.path.at(-1) : undefined;
  const name =
    only?.kind !== "value" ? undefined : last?.kind === "key" ? last.key : last ? undefined : fullPath(only.from);
  return only?.kind === "value" && isWord(name)
    ? { name, sources: [placeOfNode(only.from, module)], guessed: true }
    : undefined;
}
