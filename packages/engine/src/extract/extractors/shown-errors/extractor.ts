/**
 * Errors that are shown to the user: `toast.error("...")` and its kin, `alert("...")`, objects that describe a notice
 * (`{type:"error",title:"..."}`), alert elements (`severity:"error"`, `role:"alert"`), and texts that are kept under the
 * name of an error (`{nameError:"..."}`, `form.error="..."`). What is written to the console is no message to anybody.
 */

import { isGlobal } from "../../../evaluate/global-name.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import type { HtmlElement } from "../../../html/document.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { calleeNames } from "../../callee-names.ts";
import { tellsOfError } from "../../errors/alerts.ts";
import { bareKeyFact, keysOf, translatedKeys } from "../../errors/bare-keys.ts";
import { childText } from "../../errors/child-text.ts";
import { errorFact } from "../../errors/error-fact.ts";
import { keyedFacts } from "../../errors/keyed-text.ts";
import { refusalsOf } from "../../errors/refusals.ts";
import { isErrorName, isProgress } from "../../errors/wording.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence, messagesOf } from "../../message.ts";
import { objectsWhere } from "../../objects-with.ts";
import { type SetupNames, setupNames } from "../../setup-names.ts";
import { spreadToCallers } from "../../spread-to-callers.ts";
import type { Sighting } from "../../survey.ts";
import { isErrorNotice, isTonedNotice, saysTone, tonedWords, WORDS } from "./notice.ts";

/** Methods of notice libraries. */
const NOTICE_METHODS =
  /^(?:error|danger|(?:show|add|open|notify|report|display|push|raise|set|toast|alert)\w*Error(?:Message|Text|Toast|Notification|Alert|Dialog|Modal|Snackbar|Banner|Popup)?|error(?:Toast|Notification|Alert|Message))$/;
/** Those that a logger has, too: they count where what they are called on is named as a notice. */
const WARNING_METHODS = new Set(["warning", "warn"]);
const NOTICE_NAME = /toast|notif|notice|snack|alert|flash|message/i;
/** Methods that keep a message under the name of a field or a state: Formik 2, React Hook Form 7, VeeValidate 4, Vuex 4. */
const KEEPS = new Set(["setError", "setFieldError", "addError", "commit", "dispatch"]);
/** Names that say what is done, not of what. */
const OF_STORES = new Set(["commit", "dispatch"]);

function report(value: Value, at: Sighting<Node>, { ev, words }: ExtractContext, says = "shown"): readonly Fact[] {
  const keys = translatedKeys(value, ev, words);
  return [
    ...messagesOf(value)
      .filter(({ text }) => isSentence(text) && !isProgress(text))
      .map((message) => errorFact(message, { kind: "shown" }, at, { says })),
    ...keys.flatMap((key) => bareKeyFact(key, { kind: "shown" }, at, { says: `${says}, by its key` })),
  ];
}

/** Words that are said to be an error's may be one: "Unauthorized"; `t("error","Error")` only translates. */
const reportAny = (value: Value, at: Sighting<Node>): readonly Fact[] =>
  messagesOf(value)
    .filter(({ text }) => /^\p{Lu}/u.test(text) && !/^errors?$/i.test(text))
    .map((message) => errorFact(message, { kind: "shown" }, at, { says: "shown" }));

/** The browser's own dialog tells of anything. */
const isDialog = (callee: Value): boolean => isGlobal(callee, "alert");

function isNotice(callee: Value): boolean {
  if (callee.kind === "global") return isDialog(callee);
  const name = callee.kind === "member" ? callee.key : callee.kind === "external" ? callee.path.at(-1) : undefined;
  return name !== undefined && NOTICE_METHODS.test(name);
}

/** `(0, lib.reportError)(...)`, `const {addError} = useAlerts()`, also where the function itself is known. */
function isNamedNotice({ node: { callee }, module }: Sighting<CallLike>, { ev }: ExtractContext): boolean {
  return calleeNames(callee, module, ev).some((name) => /Error/.test(name) && NOTICE_METHODS.test(name));
}

/**
 * `toast.error("...")` of a product's own, whose function a context hands on: what only writes to the console is none, and
 * neither is what throws.
 */
const isOwnNotice = ({ callee }: CallLike, callees: readonly Value[]): boolean =>
  callee.type === "MemberExpression" &&
  memberName(callee) === "error" &&
  callees.some((value) => value.kind === "function" && !logsOrThrows(value));

const logsOrThrows = ({ node: { start, end }, module: { script } }: Extract<Value, { kind: "function" }>): boolean =>
  /\bconsole\.|\bthrow\b/.test(script.text.slice(start, end));

/** `this.$toastr.warning(...)`, `message.warning(...)`: a local name says nothing, a property does. */
function isWarning({ callee }: CallLike): boolean {
  if (callee.type !== "MemberExpression" || !WARNING_METHODS.has(memberName(callee) ?? "")) return false;
  return NOTICE_NAME.test(memberName(callee.object) ?? "");
}

/** `commit("loadError", text)`, `setError("name", {message})`: a message, and the name that it is kept under. */
function kept({ node, module, unit }: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const refused = refusalsOf(node, module, context.ev);
  if (refused.length > 0)
    return refused.flatMap((one) => report(one, { node, module, unit }, context, "refused by a check"));
  const [key, message] = node.arguments;
  const method = memberName(node.callee) ?? (node.callee.type === "Identifier" ? node.callee.name : "");
  const name = literalString(key);
  if (!KEEPS.has(method) || name === undefined || !message) return [];
  if (OF_STORES.has(method) && !isErrorName(name)) return [];
  const at = { node, module, unit };
  const value = context.ev.evaluate(message, module);
  const words = value.kind === "object" ? context.ev.member(value, "message") : value;
  return spreadToCallers(words, at, context).flatMap(({ value: known, at: place }) =>
    report(known, place, context, "named as an error"),
  );
}

/** `addError("saveError", error)`: what shows errors translates the key itself, where no catalogue says what it reads. */
function untranslated(value: Value, at: Sighting<CallLike>, { ev, words }: ExtractContext): readonly Fact[] {
  if (words.all().length > 0) return [];
  const shows = calleeNames(at.node.callee, at.module, ev).some((name) => SHOWS.test(name));
  return shows ? keysOf(value, words).flatMap((key) => bareKeyFact(key, { kind: "shown" }, at, { says: "key" })) : [];
}

/** What keeps an error under the name of a field (`setError`) is given that name first. */
const SHOWS = /^(?!set)\w+Error(?:Message|Text|Toast|Notification|Alert)?$|^error(?:Toast|Notification|Alert|Message)$/;

const isLog = (callee: Value): boolean => callee.kind === "global" && callee.path[0] === "console";

export const shownErrors = {
  name: "shown-errors",
  call(at, context) {
    const { node, module } = at;
    const first = node.arguments[0];
    if (!first) return [];
    const callees = outcomes(context.ev.evaluate(node.callee, module));
    if (callees.some(isLog)) return [];
    const toned = tonedWords(node, callees);
    if (toned) return reportAny(context.ev.evaluate(toned, module), at);
    const known = kept(at, context);
    if (known.length > 0) return known;
    const isShown =
      callees.some(isNotice) ||
      isOwnNotice(node, callees) ||
      isNamedNotice(at, context) ||
      isWarning(node) ||
      isTonedNotice(at, context.ev);
    if (!isShown) return [];
    const keyed = keyedFacts(first, at, context.words);
    const value = context.ev.evaluate(first, module);
    if (callees.some(isDialog) && !tellsOfError(at, messagesOf(value))) return [];
    if (keyed.length > 0) return keyed;
    const bare = untranslated(value, at, context);
    if (bare.length > 0) return bare;
    const words = value.kind === "object" ? WORDS.map((word) => context.ev.member(value, word)) : [value];
    return words.flatMap((word) =>
      spreadToCallers(word, at, context).flatMap(({ value: known, at: place }) => report(known, place, context)),
    );
  },
  page: ({ file, document }) => document.elements.flatMap((element) => withoutScripts(element, file)),
  all({ objects, assignments }, context) {
    const names = setupNames(objects);
    return [
      ...objectsWhere(objects, (key) => saysTone(key) || isErrorName(key)).flatMap((at) => fromObject(at, context)),
      ...assignments.flatMap((at) => fromAssignment(at, names, context)),
    ];
  },
} satisfies Extractor;

/** What a page says where scripts do not run. */
function withoutScripts({ name, content, start, end }: HtmlElement, file: string): readonly Fact[] {
  const message = name === "noscript" ? content?.text : undefined;
  if (message === undefined || !isSentence(message)) return [];
  const evidence = [{ file, start, end, says: "shown without scripts" }] as const;
  const when = "scripts are not run";
  return [{ point: "errors", content: { kind: "shown", message, when }, basis: "shown", evidence }];
}

function fromObject(at: Parameters<typeof isErrorNotice>[1], context: ExtractContext): readonly Fact[] {
  const { node, module, unit } = at;
  if (context.words.holds(module.script.file, module.script.base + node.start)) return [];
  if (isErrorNotice(node, at, context.ev)) {
    const value = context.ev.evaluate(node, module);
    return WORDS.flatMap((word) => report(childText(context.ev.member(value, word), context), at, context));
  }
  return fixedProperties(node).flatMap(([name, property]) => {
    if (!isErrorName(name)) return [];
    return named(property.value, { node: property, module, unit }, context);
  });
}

function fromAssignment(
  at: Sighting<Extract<Node, { type: "AssignmentExpression" }>>,
  names: SetupNames,
  context: ExtractContext,
): readonly Fact[] {
  const { left, right } = at.node;
  if (left.type !== "MemberExpression") return [];
  const { object } = left;
  const binding = bindingAt(object, at.module.script.scopes);
  const key = memberName(left);
  const name = (key === "value" && binding && names.get(binding)?.name) || key;
  if (name === undefined) return [];
  return isErrorName(name) || HOLDS.test(memberName(left.object) ?? "") ? named(right, at, context) : [];
}

/** `this.errors.email = "..."`: what holds an error for each field. */
const HOLDS = /(?:^e|E)rrors$/;

/** A text under the name of an error; functions and elements are looked into elsewhere. */
function named(node: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const value = context.ev.evaluate(node, at.module);
  return value.kind === "element" || value.kind === "function" ? [] : report(value, at, context, "named as an error");
}
