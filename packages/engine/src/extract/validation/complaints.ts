/**
 * Where a branch leaves a message for somebody who gave the wrong input: `errors.name = "..."`, `setErrors(e =>
 * ({...e, name: "..."}))`, `setError("name", "...")`, `return "..."`, `[false, "..."]`, `{valid: false, message: "..."}`.
 * Branches are looked into no deeper than the next condition.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type ElementValue, isConstant, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { messageText } from "../../formats/messages/message-text.ts";
import { TEXT_ELEMENTS } from "../../html/elements.ts";
import { asks, codeDemands, demands, isInternal, isTextKey } from "../../language/demands.ts";
import { isWord } from "../../language/given-names.ts";
import { isSentence } from "../../language/sentence.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { isEmptyLiteral, keyName, literalString, literalValue, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import { operandsOf } from "../../syntax/operands.ts";
import type { Module } from "../../unpack/module.ts";
import { calleeNames } from "../callee-names.ts";
import { childText } from "../errors/child-text.ts";
import { hasKey } from "../has-key.ts";
import type { Words } from "../i18n/words.ts";
import { type Message, messagesOf } from "../message.ts";
import { hasLevel } from "./notice-level.ts";
import { type Keyed, keysOf } from "./wording.ts";

export interface Complaint extends Keyed {
  readonly node: Node;
  /** The field that the code names beside the message. */
  readonly field?: string;
  /** Whether it names things of the code, so that only a test of a field shows that it is about input. */
  readonly named?: boolean;
  /** Whether the place is one for complaints, whatever the words. */
  readonly expected: boolean;
  /** Whether it is thrown, and not by a validator of a field: as well at who calls with a wrong argument. */
  readonly thrown?: boolean;
  /** Whether it tells people to do something, "Choose a day.", and says of nothing what it has to be. */
  readonly mild?: boolean;
  /** Whether it is kept under the name of its field: `errors.name = "..."`. */
  readonly kept?: true;
  /** Whether a form's library takes it for what is wrong with the field, whatever the words: "Required". */
  readonly isOfForm?: true;
  /** Whether the field is the name of whatever holds the message: `this.problem = "..."`. */
  readonly isLoose?: boolean;
  /** What the complaint is kept in, beside what it may be about: `row` of `row.error = "..."`. */
  readonly beside?: Node;
}

/** Properties that hold a message, not a field's name. */
const HOLDERS =
  /^(?:errors?|(?:default_?)?[mM]essage(?:_?[kK]ey|_?[iI]d)?|default_?(?:[vV]alue|[tT]ext)|i18n_?[kK]ey|config|options|params|msg|error_?[mM]essage|error_?[tT]ext|helper_?[tT]ext|help|invalid_?[tT]ext|validation\w*|text|title|label|description|detail|details|content|children|reason|feedback|hint|tooltip|body|header|subtitle|type|warning|status|state|value|confirm|cause|code|kind|\w+_?[dD]escription|alt|textContent|innerText|innerHTML|outerHTML|nodeValue|fail|failure|success|notice|notification|toast|alert|payload|meta|aria-[\w-]+|data-[\w-]+)$/;
const ERROR_NAME = /error|invalid|complain|reject|addIssue|fail/i;

export interface Scene {
  readonly module: Module;
  readonly ev: Evaluator;
  readonly words: Words;
  /** Whether whatever is given back is a message, so that any word may be its key. */
  readonly anyKey?: boolean;
  /** What the checks of forms give back: the messages by their fields. */
  readonly errors?: ReadonlySet<Binding>;
}

/** Deepest nesting that is looked into. */
const MAX_DEPTH = 8;

export function complaintsIn(node: Node, scene: Scene, depth = 0): readonly Complaint[] {
  if (depth > MAX_DEPTH) return [];
  const into = (inner: Node | null | undefined): readonly Complaint[] =>
    inner ? complaintsIn(inner, scene, depth + 1) : [];
  switch (node.type) {
    case "BlockStatement":
      return refusing(node.body.at(-1), node.body.flatMap(into));
    case "ExpressionStatement":
    case "ChainExpression":
      return into(node.expression);
    case "ReturnStatement":
    case "AwaitExpression":
      return into(node.argument);
    case "UnaryExpression":
      return node.operator === "void" ? into(node.argument) : [];
    case "SequenceExpression":
      return refusing(node.expressions.at(-1), node.expressions.flatMap(into));
    case "ThrowStatement":
      return thrown(node.argument, scene).map((one) => (scene.anyKey ? one : { ...one, thrown: true }));
    case "AssignmentExpression":
      return assigned(node, scene, depth);
    case "CallExpression":
      return called(node, scene, depth);
    case "NewExpression":
      return scene.anyKey ? wordsOfError(node, scene) : [];
    case "ObjectExpression":
      return inObject(node, scene);
    case "ArrayExpression":
      return tuple(node, scene);
    case "Literal":
    case "TemplateLiteral":
    case "Identifier":
    case "MemberExpression":
    case "BinaryExpression":
      return said(node, false, scene);
    default:
      return [];
  }
}

/** `(setError("..."), false)`, `{ setError("..."); ok = false }`: what comes last says that the input is refused. */
function refusing(last: Node | undefined, complaints: readonly Complaint[]): readonly Complaint[] {
  const done = last?.type === "ExpressionStatement" ? last.expression : last;
  const given =
    done?.type === "ReturnStatement" ? done.argument : done?.type === "AssignmentExpression" ? done.right : done;
  return literalValue(given && lastExpression(given))?.value === false
    ? complaints.map((one) => ({ ...one, expected: true }))
    : complaints;
}

/** The messages of a value that stands at a node: its own words, or the default that a translation carries. */
function said(node: Node, expected: boolean, scene: Scene, field?: string, anyText = false): readonly Complaint[] {
  const value = scene.ev.evaluate(node, scene.module);
  if (!MAY_SAY.has(value.kind) || (value.kind === "constant" && typeof value.value !== "string")) return [];
  const words = wordsOf(value).filter(({ text }) => (anyText || isSentence(text)) && text.length <= MAX_MESSAGE);
  const found = words.length > 0 ? words.map((message) => ({ message })) : keysOf(value, scene, scene.anyKey);
  return found.map((one) => ({ ...one, node, expected, ...(field === undefined ? {} : { field }) }));
}

/** Values that have words, or the key of some. */
const MAY_SAY = new Set<Value["kind"]>(["constant", "template", "result", "object", "union", "choice"]);

/** Longest message; longer texts are documents. */
const MAX_MESSAGE = 240;

/** `t("nameRequired", "Name is required")`: the text that stands there is the default. */
export function wordsOf(value: Value): readonly Message[] {
  const found = allWords(value);
  const whole = found.filter(({ built }) => !built);
  return whole.length > 0 ? whole : found.slice(0, MAX_WORDINGS);
}

/** Most wordings of one message that is put together. */
const MAX_WORDINGS = 2;

function allWords(value: Value): readonly Message[] {
  return outcomes(value).flatMap((option) => {
    if (option.kind === "result")
      return option.args
        .slice(0, 3)
        .filter((arg) => stringOf(arg) !== undefined)
        .flatMap(messagesOf)
        .flatMap((one) => (isSentence(one.text) ? [{ ...one, text: messageText(one.text) ?? one.text }] : []));
    return option.kind === "constant" || option.kind === "template" ? messagesOf(option) : [];
  });
}

function assigned(
  node: Extract<Node, { type: "AssignmentExpression" }>,
  scene: Scene,
  depth: number,
): readonly Complaint[] {
  if (node.operator !== "=") return [];
  const key = node.left.type === "MemberExpression" ? keyOf(node.left, scene) : undefined;
  if (
    node.right.type === "ObjectExpression" ||
    node.right.type === "ArrayExpression" ||
    node.right.type === "AssignmentExpression"
  )
    return complaintsIn(node.right, scene, depth + 1);
  const holder = node.left.type === "MemberExpression" ? node.left.object : undefined;
  const binding = bindingAt(holder, scene.module.script.scopes);
  if (key !== undefined && binding && scene.errors?.has(binding))
    return said(node.right, true, scene, key, true).map((one) => ({ ...one, kept: true, isOfForm: true }));
  const isKept =
    key !== undefined && (ERRORS.test(memberName(holder) ?? "") || (binding && isFilledWithComplaints(binding)));
  if (isKept && WHOLE.test(key)) return said(node.right, false, scene);
  if (isKept) return said(node.right, true, scene, fieldOf(key)).map((one) => ({ ...one, kept: true }));
  const field = fieldOf(key);
  const found = said(node.right, key !== undefined && ERROR_NAME.test(key), scene, field).map((one) =>
    field === key ? { ...one, isLoose: true } : one,
  );
  return holder && /^error/.test(key ?? "") ? found.map((one) => ({ ...one, beside: holder })) : found;
}

/** What holds a complaint for each field: `this.errors.name = "..."`. */
const ERRORS = /(?:^e|E)rrors$/;
/** What is about the form as a whole: Final Form, React Hook Form, Django and Rails have such names, too. */
const WHOLE = /^(?:general|global|root|base|form|all|common|non_field_errors|submit|server)$/;

function keyOf(node: Extract<Node, { type: "MemberExpression" }>, { module, ev }: Scene): string | undefined {
  const fixed = keyName(node.property, node.computed);
  return (
    fixed ?? (node.property.type === "PrivateIdentifier" ? undefined : stringOf(ev.evaluate(node.property, module)))
  );
}

const fieldOf = (key: string | undefined): string | undefined => {
  const field = key?.replace(/_?[eE]rrors?$|(?<=[a-z])(?:Message|Text)$|^error(?=[A-Z])/, "");
  // `errorMessage` holds the words, `errorName` those about the name
  const isHolder = HOLDERS.test(key ?? "") || HOLDERS.test(`${field?.charAt(0).toLowerCase()}${field?.slice(1)}`);
  return isWord(field) && !isHolder ? field : undefined;
};

/** Levels of a notice, and codes of errors: no fields. */
const CODE =
  /^(?:errors?|warn(?:ing)?|message|msg|danger|info|success|notice|notification|alert|toast|critical|fatal)$|^(?:no|not|non|invalid|missing|too|bad|unknown|wrong|already|must|empty|duplicate)[-_]|[-_](?:failed|failure|error|invalid|missing|required|mismatch|match|format|exists|exceeded|found|empty)$/i;

function called(node: CallLike, scene: Scene, depth: number): readonly Complaint[] {
  const element = scene.ev.evaluate(node, scene.module);
  if (element.kind === "element") return drawn(element, node, scene);
  // `'Field "'.concat(name, '" already exists.')`
  if (element.kind === "template" && memberName(node.callee) === "concat") return said(node, false, scene);
  const callee = scene.ev.evaluate(node.callee, scene.module);
  if (callee.kind === "global" && callee.path[0] === "console") return [];
  if (asserts(node) || isLogged(node)) return [];
  const names = calleeNames(node.callee, scene.module, scene.ev);
  const expected = names.some((name) => ERROR_NAME.test(name)) || isAdded(node);
  const given = node.arguments.map((argument) =>
    argument.type === "SpreadElement" ? undefined : scene.ev.evaluate(argument, scene.module),
  );
  const texts = given.map((value) => value && stringOf(value));
  // of Formik and React Hook Form: a field may be called what a text of the catalogue is
  const isOfField = names.some((name) => name === "setFieldError" || name === "setError");
  const spoken = given.findIndex((value) => value?.kind === "template" || isSentence((value && stringOf(value)) ?? ""));
  const field = texts.find(
    (text, index) =>
      text !== undefined &&
      // `toastr.error("No such list.", "Shopping")`: what follows a message is its title
      !(spoken >= 0 && index > spoken && /^\p{Lu}/u.test(text)) &&
      /^[\w.[\]-]{2,60}$/.test(text) &&
      !CODE.test(text) &&
      !isSentence(text) &&
      ((index === 0 && isOfField) || !scene.words.lookup(text)),
  );
  const isLoose = field !== undefined && !expected;
  const found = node.arguments.map((argument): readonly Complaint[] => {
    if (argument.type === "SpreadElement") return [];
    const body = isFunction(argument) ? updated(argument) : undefined;
    const inner = body ?? argument;
    if (inner.type === "ObjectExpression" && names.includes("setErrors") && !body) {
      const flags = flagged(inner, scene);
      if (flags.length > 0) return flags;
    }
    if (inner.type === "ObjectExpression")
      return inObject(inner, scene).map((one) => ({
        ...one,
        expected: expected || one.expected,
        ...(one.field === undefined && field !== undefined ? { field } : {}),
      }));
    if (inner.type === "CallExpression" && depth < MAX_DEPTH && !body) {
      const own = said(inner, expected, scene, field);
      // `dispatch(notify({message: "..."}))`
      return own.length > 0 ? own : called(inner, scene, depth + 1).map((one) => ({ ...one, named: true }));
    }
    // `reject(new Error("..."))`, `callback(new Error("..."))`
    if (argument.type === "NewExpression" && scene.anyKey) return wordsOfError(argument, scene);
    return body || isFunction(argument)
      ? []
      : said(argument, expected, scene, field).map((one) => (isLoose ? { ...one, isLoose } : one));
  });
  if (node.arguments.length > 1 && TEXT_ELEMENTS.has(texts[0] ?? ""))
    return found
      .flat()
      .flatMap(({ field: _, ...one }) => (isSentence(one.message.text) && demands(one.message.text) ? [one] : []));
  if (scene.anyKey && found.every((list) => list.length === 0)) return said(node, true, scene);
  // the first key is the message, what follows its title
  const isKeyed = ({ isKey, key }: Complaint): boolean => isKey === true || key !== undefined;
  const keyed = found.findIndex((list) => list.some(isKeyed));
  return found.flatMap((list, index) => (keyed >= 0 && index !== keyed ? list.filter((one) => !isKeyed(one)) : list));
}

/** `model.errors.add("name", "...")`, as Ember Data 1 to 5 and vee-validate 2 keep them; `this.errors.push("...")`. */
const isAdded = ({ callee }: CallLike): boolean =>
  callee.type === "MemberExpression" &&
  /^(?:add|push|pushObject)$/.test(memberName(callee) ?? "") &&
  memberName(callee.object) === "errors";

/** `logger.warn("..., skipping")`, `debug("...")`: for those who run the program. */
function isLogged({ callee }: CallLike): boolean {
  if (callee.type === "Identifier") return callee.name === "debug";
  if (callee.type !== "MemberExpression") return false;
  const of = callee.object.type === "Identifier" ? callee.object.name : memberName(callee.object);
  return /^_?(?:log|logger|logging)$/i.test(of ?? "");
}

/** `assert(typeof value === "string", "...")`: tests by itself. */
const asserts = ({ arguments: given, arguments: { 0: first } }: CallLike): boolean =>
  given.length > 1 &&
  (first?.type === "BinaryExpression" || (first?.type === "UnaryExpression" && first.operator === "!")) &&
  (first.type === "UnaryExpression" || first.operator !== "+");

/** What is pressed does what it says: `<Button onClick={copy}>Duplicate for all</Button>`, `{label: "Copy", onClick: copy}`. */
const PRESSED = ["onClick", "onPress"];

/** `<p>Name is required.</p>`: what stands in an element counts by its words alone. */
function drawn({ props }: ElementValue, node: Node, { ev }: Scene): readonly Complaint[] {
  if (PRESSED.some((key) => hasKey(props, key, ev))) return [];
  const text = childText(ev.member(props, "children"), { ev });
  return messagesOf(text)
    .filter((message) => isSentence(message.text) && demands(message.text) && message.text.length <= MAX_MESSAGE)
    .map((message) => ({ message, node, expected: false }));
}

/** What an updater gives back: `e => ({...e, name: "..."})`. */
function updated(fn: Node): ObjectExpression | undefined {
  const body = isFunction(fn) ? fn.body : undefined;
  return body?.type === "ObjectExpression" ? body : undefined;
}

/** `{success: false, error: "missing_fields"}`, `{id: "login.error.empty"}`: the key of a message. */
function keyed(node: ObjectExpression, { module, ev, words }: Scene): readonly Complaint[] {
  const value = ev.evaluate(node, module);
  const refused = isRefusal(value, ev);
  const found = refused
    ? ["error", "code", "reason", "message"]
    : node.properties.length <= 2
      ? ["id", "error", "code", "kind", "reason"]
      : [];
  return found.flatMap((key): readonly Complaint[] => {
    const text = ev.member(value, key);
    if (text.kind !== "constant" || typeof text.value !== "string") return [];
    const message = { text: text.value, sources: text.sources, built: false };
    const isCode = key !== "id" && key !== "message";
    const entry = isCode && !/[._:/-]/.test(text.value) ? undefined : words.lookup(text.value);
    const known = entry && { message: { text: entry.text, sources: [], built: false }, written: entry.range };
    // `formatMessage({id: "..."})` says whatever words; only what else stands around it says that something is wrong
    if (known) return [{ ...known, key: message, node, expected: key !== "id" }];
    const code = /^[A-Za-z]+(?:[_-][A-Za-z]+)+$/.test(text.value);
    const fits = isTextKey(text.value) || (code && (refused || codeDemands(text.value)));
    return fits ? [{ message, node, isKey: true, expected: key !== "id" }] : [];
  });
}

/** `{valid: false, reason: "..."}`: the result of a check. */
const isRefusal = (value: Value, ev: Evaluator): boolean =>
  ["success", "valid", "isValid", "ok"].some((key) => isConstant(ev.member(value, key), false));

/** Angular: `control.setErrors({mustMatch: true})`. */
function flagged(node: ObjectExpression, { module }: Scene): readonly Complaint[] {
  return fixedProperties(node).flatMap(([key, property]) => {
    if (literalValue(property.value)?.value !== true) return [];
    const { start, end } = property;
    return [
      {
        message: { text: key, sources: [{ script: module.script, start, end }], built: false },
        node,
        isKey: true,
        expected: true,
      },
    ];
  });
}

function inObject(node: ObjectExpression, scene: Scene): readonly Complaint[] {
  if (PRESSED.some((name) => propertyOf(node, name))) return [];
  const key = keyed(node, scene);
  const found =
    key.length > 0 ? key : inProperties(node, scene, isRefusal(scene.ev.evaluate(node, scene.module), scene.ev));
  const field = found.length > 0 ? fieldAtPath(node) : undefined;
  return field === undefined ? found : found.map((one) => ({ ...one, field }));
}

/** `ctx.addIssue({message: "...", path: ["again"]})`, zod 3 and 4. */
function fieldAtPath(node: ObjectExpression): string | undefined {
  const path = propertyOf(node, "path");
  const last = path?.type === "ArrayExpression" ? literalString(path.elements.at(-1)) : undefined;
  return isWord(last) ? last : undefined;
}

function inProperties(node: ObjectExpression, scene: Scene, refused: boolean): readonly Complaint[] {
  // `{summary: "...", detail: "...", severity: "error"}`: the parts of a notice, and no fields
  const isNotice = hasLevel(node, "any");
  return node.properties.flatMap((property) => {
    if (property.type !== "Property" || isFunction(property.value)) return [];
    const key = keyName(property.key, property.computed) ?? stringOf(scene.ev.evaluate(property.key, scene.module));
    const own = isNotice ? undefined : fieldOf(key);
    const nested = property.value.type === "ObjectExpression" ? inObject(property.value, scene) : undefined;
    if (nested)
      return nested.map((one) => ({
        ...one,
        ...(one.field === undefined && own ? { field: own } : {}),
      }));
    const words =
      property.value.type === "ConditionalExpression" || property.value.type === "LogicalExpression"
        ? []
        : said(property.value, refused || (key !== undefined && ERROR_NAME.test(key)), scene, own);
    return words;
  });
}

/** `[false, "..."]`. */
function tuple(node: Extract<Node, { type: "ArrayExpression" }>, scene: Scene): readonly Complaint[] {
  const { 0: first, 1: second } = node.elements;
  if (!first || !second || first.type === "SpreadElement" || second.type === "SpreadElement") return [];
  const flag = scene.ev.evaluate(first, scene.module);
  return flag.kind === "constant" && flag.value === false ? said(second, true, scene) : [];
}

/** `throw new Error("The name must be unique.")`: for whoever gave the input, unless it is about the program. */
function thrown(argument: Node, scene: Scene): readonly Complaint[] {
  // `throw "Invalid number"`
  if (argument.type === "Literal" || argument.type === "TemplateLiteral") return forInput(said(argument, true, scene));
  const [first] = argument.type === "NewExpression" || argument.type === "CallExpression" ? argument.arguments : [];
  if (!first || first.type === "SpreadElement") return [];
  return scene.anyKey ? said(first, true, scene) : forInput(said(first, true, scene));
}

/** `new Error(t("name.taken"))`, where whatever is given back is a complaint. */
function wordsOfError(
  { arguments: [first] }: Extract<Node, { type: "NewExpression" }>,
  scene: Scene,
): readonly Complaint[] {
  return first && first.type !== "SpreadElement" ? said(first, true, scene) : [];
}

/** Those that ask for something, and are not of programmers to each other. */
const forInput = (found: readonly Complaint[]): readonly Complaint[] =>
  found.flatMap((one) => {
    const { text } = one.message;
    const internal = isInternal(text);
    const isMild = !demands(text);
    if ((isMild && !asks(text)) || internal === "surely") return [];
    return [{ ...one, ...(internal === "maybe" ? { named: true } : {}), ...(isMild ? { mild: true } : {}) }];
  });

/** `assert(Number.isInteger(weeks), "weeks", "...")`, where that throws unless its first argument holds. */
export function asserted(node: CallLike, scene: Scene): readonly Complaint[] {
  if (!asserts(node)) return [];
  const [, ...words] = node.arguments;
  if (!outcomes(scene.ev.evaluate(node.callee, scene.module)).some(throwsUnless)) return [];
  return forInput(words.flatMap((word) => (word.type === "SpreadElement" ? [] : said(word, true, scene)))).filter(
    ({ mild }) => !mild,
  );
}

function throwsUnless(value: Value): boolean {
  if (value.kind !== "function" || value.node.body?.type !== "BlockStatement") return false;
  const [parameter] = value.node.params;
  const [first] = value.node.body.body;
  if (parameter?.type !== "Identifier" || first?.type !== "IfStatement") return false;
  const { test, consequent } = first;
  const inner = consequent.type === "BlockStatement" ? consequent.body.at(-1) : consequent;
  return (
    test.type === "UnaryExpression" &&
    test.operator === "!" &&
    test.argument.type === "Identifier" &&
    test.argument.name === parameter.name &&
    inner?.type === "ThrowStatement"
  );
}

/** One sentence alone may be anything. */
const MIN_TEXTS = 2;

const isFilledWithComplaints = rememberFor(({ definitions: [only, ...more], writes }: Binding): boolean => {
  if (only?.kind !== "value" || only.path.length > 0 || more.length > 0) return false;
  if (only.from.type !== "ObjectExpression" || !isEmptyLiteral(only.from) || writes.length < MIN_TEXTS) return false;
  const texts = writes
    .filter(({ key }) => !key)
    .map(({ path, value }) => (path.length === 1 ? wordsIn(value) : undefined));
  return texts.every((text) => text !== undefined && isSentence(text)) && texts.some((text) => asks(text ?? ""));
});

/** A text, with nothing where something is put in. */
function wordsIn(value: Node): string | undefined {
  if (value.type === "TemplateLiteral") return value.quasis.map(({ value: { cooked } }) => cooked).join("");
  if (value.type !== "BinaryExpression" || value.operator !== "+") return literalString(value);
  const parts = operandsOf(value).map((part) => literalString(part));
  return parts.every((part) => part === undefined) ? undefined : parts.join("");
}
