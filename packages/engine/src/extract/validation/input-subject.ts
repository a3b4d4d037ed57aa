/** What an input is called: its name, id, or the property that holds its value; the label only where nothing else is. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { joinSources, outcomes, type Source, stringOf, type Value } from "../../evaluate/value.ts";
import { isCarrier, isWord } from "../../language/given-names.ts";
import { isEmptyLiteral, keyName, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import { wordSet } from "../../word-set.ts";
import { pathOf } from "./form-path.ts";
import type { ReadAttribute } from "./input-rules.ts";
import type { Subject } from "./rule.ts";

/** Attributes that name an input for a program, best first: HTML, Angular, MUI's and React Hook Form's wrappers. */
export const NAMES = ["name", "formcontrolname", "ng-reflect-name", "fieldname", "prop", "field"];
const MODELS = ["value", "modelvalue", "onUpdate:modelValue", "selected", "checked", "defaultvalue"];
/** Attributes with what an input shows. */
const SHOWN = ["value", "checked", "modelvalue", "selected"];
export const LABELS = ["label", "labeltext", "aria-label", "floatinglabel"];

/** What stands where an attribute is given something: the place, and the name of what is read there. */
export interface Given {
  readonly placeOf: (name: string) => readonly Source[];
  readonly nameOf?: (name: string) => string | undefined;
  /** The label that stands before the input. */
  readonly beside?: Subject | undefined;
}

const NOTHING: Given = { placeOf: () => [] };

export function inputSubject(read: ReadAttribute, ev: Evaluator, given: Given = NOTHING): Subject | undefined {
  const label = firstText(read, LABELS);
  const named = firstText(read, NAMES) ?? modelName(read, ev, given) ?? firstText(read, ["id", "htmlfor"]);
  // a placeholder is an example or a hint (HTML, 4.10.5.3.10): it may tell inputs apart, and is never their label
  const hint = firstText(read, ["placeholder"]);
  const told = named ?? label;
  if (!told && given.beside) return given.beside;
  const found = told ?? (hint && hint.text !== hint.text.toLowerCase() ? hint : undefined);
  if (!found) return undefined;
  return {
    name: found.text,
    sources: found.sources,
    ...(label && label !== found ? { label: label.text } : {}),
  };
}

/** What an input without a name is for by its type: HTML says what those hold. */
export function ofType(read: ReadAttribute): Subject | undefined {
  const type = firstText(read, ["type"]);
  return type && TELLING.has(type.text) ? { name: type.text, sources: type.sources } : undefined;
}

const TELLING = new Set(["email", "tel", "url"]);

interface Name {
  readonly text: string;
  readonly sources: readonly Source[];
}

function firstText(read: ReadAttribute, names: readonly string[]): Name | undefined {
  for (const name of names) {
    const value = read(name);
    const text = value && stringOf(value);
    if (value && isWord(text)) return { text, sources: "sources" in value ? value.sources : [] };
  }
  return undefined;
}

/** `value={form.email}` and `onUpdate:modelValue: v => form.email = v`: the property that the input fills. */
function modelName(read: ReadAttribute, ev: Evaluator, { placeOf, nameOf }: Given): Name | undefined {
  for (const name of MODELS) {
    const value = read(name) ?? { kind: "unknown", reason: "runtime-value" };
    if (isSomethingIn(value)) continue;
    for (const option of outcomes(value)) {
      const text = option.kind === "function" ? assignedName(option, ev) : memberPath(option);
      if (isNameFor(name, text)) return { text: givenPath(option) ?? text, sources: placeOf(name) };
    }
  }
  // the value is known, and the name was lost on the way to it
  for (const name of nameOf ? SHOWN : []) {
    const text = nameOf?.(name);
    if (isNameFor(name, text)) return { text, sources: placeOf(name) };
  }
  return filledBy(read, ev);
}

/** `onChange={e => setValue("berth", e.target.value)}`: what was typed is given on behind the name of its field. */
function filledBy(read: ReadAttribute, ev: Evaluator): Name | undefined {
  const fn = read("onChange") ?? read("onInput");
  if (fn?.kind !== "function" || fn.node.params[0]?.type !== "Identifier") return undefined;
  const { name: event } = fn.node.params[0];
  const found: Name[] = [];
  walk(fn.node, (node) => {
    if (node.type !== "CallExpression") return undefined;
    const at = node.arguments.findIndex((one) => rootName(one) === event && fullPath(one) === undefined);
    const before = at > 0 ? node.arguments[at - 1] : undefined;
    const value = before && ev.evaluate(before, fn.module);
    const text = value && pathOf(value);
    if (value && isWord(text) && !text.includes(" ")) found.push({ text, sources: joinSources([value]) });
    return undefined;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** What a chain of properties begins with: `e` of `e.target.value`. */
function rootName(node: Node): string | undefined {
  if (node.type === "ChainExpression") return rootName(node.expression);
  return node.type === "MemberExpression" ? rootName(node.object) : node.type === "Identifier" ? node.name : undefined;
}

const isNameFor = (attribute: string, text: string | undefined): text is string =>
  isWord(text) && !ANY_INPUT.has(text) && !isSame(text, attribute);

/** `{...props}` of which nothing is known gives `props.checked` for `checked`. */
const isSame = (text: string, attribute: string): boolean => text.toLowerCase() === attribute.toLowerCase();

/** What components call whatever value they are given. */
export const ANY_INPUT = wordSet("modelValue field input value formField props state default initial");

/** What a form calls all its values; the field's name follows. */
const HOLDERS = wordSet(`
  props state values form formData formValues data value model payload input fields config settings options env params
  query body current request item row entity $root
`);

type ConditionalNode = Extract<Node, { type: "ConditionalExpression" }>;

/** The properties of a chain that say something: `e.bridge.username.trim()` is `bridge.username`. */
export function fullPath(node: Node): string | undefined {
  const keys: string[] = [];
  let at: Node | undefined = node;
  while (at) {
    if (at.type === "ChainExpression" || at.type === "TSNonNullExpression") at = at.expression;
    else if (at.type === "ConditionalExpression") {
      // `role === "" ? null : role`
      const { consequent, alternate }: ConditionalNode = at;
      at = isEmptyLiteral(consequent) ? alternate : isEmptyLiteral(alternate) ? consequent : undefined;
      if (!at) return undefined;
    } else if (at.type === "CallExpression") {
      const key: string | undefined = memberName(at.callee);
      if (key === undefined || !isCarrier(key)) return undefined;
      at = at.callee;
    } else if (at.type === "MemberExpression") {
      const key = keyName(at.property, at.computed);
      if (key === undefined || key.startsWith("#")) return undefined;
      keys.unshift(key);
      at = at.object;
    } else break;
  }
  return pathName(keys);
}

/** The name of what properties lead to, the outermost first. */
export function pathName(keys: readonly string[]): string | undefined {
  const named = keys.filter((key) => !isCarrier(key));
  const own = named.findLastIndex(
    (key, index) => index < named.length - 1 && (HOLDERS.has(key) || key.startsWith("$")),
  );
  const path = named.slice(own + 1).slice(-2);
  return path.length > 0 && path.every(isWord) ? path.join(".") : undefined;
}

/** `for (const key of path) config = config[key]`: something in it, and not the thing itself. A state may begin with a thing. */
function isSomethingIn(value: Value): boolean {
  if (value.kind === "choice") return !value.begins && isSomethingIn(value.first);
  return value.kind === "union" && value.options.some((one) => one.kind === "unknown" || isSomethingIn(one));
}

/** `({section}) => <input value={section.icon ?? ""}/>`: `section.icon`, of what a component is given. */
function givenPath(value: Value): string | undefined {
  const keys: string[] = [];
  let at = value.kind === "choice" ? value.first : value;
  for (; at.kind === "member"; at = at.object) keys.unshift(at.key);
  return at.kind === "param" && !ANY_INPUT.has(keys[0] ?? "") ? pathName(keys) : undefined;
}

/** The last property of a chain that says something: `form.email.value` is `email`. */
export function memberPath(value: Value, depth = 0): string | undefined {
  if (depth > 6) return undefined;
  if (value.kind === "member") return isCarrier(value.key) ? memberPath(value.object, depth + 1) : value.key;
  if (value.kind === "result") return calledPath(value, depth);
  if (value.kind !== "choice" || isOfMarkup(value.second)) return undefined;
  return memberPath(value.first, depth + 1) ?? memberPath(value.second, depth + 1);
}

/** `options.href || link.getAttribute("href")`: who writes the page says it, and no user. */
const isOfMarkup = (value: Value): boolean =>
  value.kind === "result" && value.callee.kind === "member" && value.callee.key === "getAttribute";

/** Reads of a form: `form.get("email")`, `watch("email")`, `values.get("email")`. */
const READERS = new Set(["get", "watch", "getValues", "getFieldValue", "value", "getAll"]);

/** `name.trim()` is `name`; `form.get("email")` is `email`; what other calls give back has no name. */
function calledPath({ callee: of, args }: Extract<Value, { kind: "result" }>, depth: number): string | undefined {
  const callee = of.kind === "choice" ? of.first : of;
  const path = callee.kind === "external" || callee.kind === "global" ? callee.path : [];
  const key = callee.kind === "member" ? callee.key : path.at(-1);
  const first = args[0] && stringOf(args[0]);
  if (key !== undefined && READERS.has(key) && isWord(first)) return first;
  const found = first === undefined ? undefined : foundName(first, key, NOT_OF_PROGRAM.has(callee.kind));
  if (found !== undefined) return found;
  const isRead = callee.kind === "member" && (isCarrier(callee.key) || (callee.key === "val" && args.length === 0));
  if (isRead) return memberPath(callee.object, depth + 1);
  const kept = callee.kind === "external" && OF_PATHS.has(callee.component ?? "") ? keptPath(args, key) : undefined;
  if (kept !== undefined) return kept;
  const only = args[0];
  const conversion = callee.kind === "global" && CONVERSIONS.has(callee.path.at(-1) ?? "");
  return conversion && only ? memberPath(only, depth + 1) : undefined;
}

/** Find an element by its name or id; what other methods find is named by a selector that ends in one. */
const FINDERS = new Set(["getElementById", "namedItem", "getElementsByName"]);
const BY_SELECTOR = new Set(["querySelector", "find"]);
const BY_NAME = /\[name=["']?([\w.-]+)["']?\]$/;
/** What may be jQuery: a library, or what one makes of itself. */
const NOT_OF_PROGRAM = new Set<Value["kind"]>(["external", "result", "unknown"]);

/** `document.getElementById("email")`, `form.querySelector("[name=email]")`, jQuery's `$("#email")`: the input's own name. */
function foundName(first: string, method: string | undefined, isCalled: boolean): string | undefined {
  if (method !== undefined && FINDERS.has(method)) return isWord(first) ? first : undefined;
  if (!isCalled && (method === undefined || !BY_SELECTOR.has(method))) return undefined;
  const name = BY_NAME.exec(first)?.[1] ?? (first.startsWith("#") ? first.slice(1) : undefined);
  return isWord(name) && !name.includes(" ") ? name : undefined;
}

/** Libraries that read an object by a path. */
const OF_PATHS = new Set(["lodash", "lodash-es", "lodash.get", "underscore", "object-path", "dot-prop"]);

/** `get(settings,"tool.distance")`; where each function is a module, its name is lost, and only a path has a dot. */
function keptPath({ 0: object, 1: path }: readonly Value[], name: string | undefined): string | undefined {
  const text = path && stringOf(path);
  if (!object || text === undefined || object.kind === "constant" || object.kind === "template") return undefined;
  if (name !== "get" && (name !== undefined || !text.includes("."))) return undefined;
  const last = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/.test(text) ? text.split(".").at(-1) : undefined;
  return isWord(last) ? last : undefined;
}

export const CONVERSIONS = new Set(["Number", "String", "parseInt", "parseFloat", "Date", "Boolean"]);

function assignedName({ node, module }: Extract<Value, { kind: "function" }>, ev: Evaluator): string | undefined {
  const { body } = node;
  const expression = body?.type === "AssignmentExpression" ? body : undefined;
  if (expression?.left.type !== "MemberExpression") return undefined;
  return memberPath(ev.evaluate(expression.left, module));
}
