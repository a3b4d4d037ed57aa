/**
 * Errors that are shown to the user: `toast.error("...")` and its kin, `alert("...")`, objects that describe a notice
 * (`{type:"error",title:"..."}`), alert elements (`severity:"error"`, `role:"alert"`), and texts that are kept under the
 * name of an error (`{nameError:"..."}`, `form.error="..."`). What is written to the console is no message to anybody.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../../evaluate/returns.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import type { HtmlElement } from "../../../html/document.ts";
import { isErrorName, isErrorWording, isProgress } from "../../../language/failures.ts";
import { isSentence } from "../../../language/sentence.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { ancestors } from "../../../syntax/ancestors.ts";
import { guardOf } from "../../../syntax/conditions-around.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { reached } from "../../../syntax/reached.ts";
import type { Module } from "../../../unpack/module.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { bareKeyFact, keysOf, saidBy, translatedKeys } from "../../errors/bare-keys.ts";
import { childText } from "../../errors/child-text.ts";
import { errorFact } from "../../errors/error-fact.ts";
import { runsOnFailure } from "../../errors/failure-place.ts";
import { keyedFact, keyedTexts } from "../../errors/keyed-text.ts";
import { type Told, toldAt } from "../../errors/told.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { type Message, messagesOf } from "../../message.ts";
import { objectsWhere } from "../../objects-with.ts";
import { type SetupNames, setupNames } from "../../setup-names.ts";
import type { Sighting } from "../../survey.ts";
import { isErrorNotice, isTonedNotice, saysTone, tonedWords, WORDS } from "./notice.ts";

/** What keeps a message under a name (Vuex 3 and 4): the name says what it is. */
const KEEPS = new Set(["commit", "dispatch"]);

function report(value: Value, at: Sighting<Node>, context: ExtractContext, says = "shown"): readonly Fact[] {
  const keys = translatedKeys(value, context);
  return [
    ...saidBy(value, context)
      .filter(({ message: { text } }) => isSentence(text) && !isProgress(text))
      .map(({ message, key }) =>
        errorFact(message, { kind: "shown", ...(key !== undefined && { messageKey: key }) }, at, { says }),
      ),
    ...keys.flatMap((key) => bareKeyFact(key, { kind: "shown" }, at, { says: `${says}, by its key` })),
  ];
}

/** The same, also where a function of the program is given the words: each call of it is a place then. */
const wherever = (words: Value, at: Sighting<Node>, context: ExtractContext, says?: string): readonly Fact[] =>
  wholeAtCallSites(words, at, context).flatMap(({ value, at: place }) => report(value, place, context, says));

/** Words that are said to be an error's may be one: "Unauthorized"; `t("error","Error")` only translates. */
const reportAny = (value: Value, at: Sighting<Node>): readonly Fact[] =>
  messagesOf(value)
    .filter(({ text }) => /^\p{Lu}/u.test(text) && !/^errors?$/i.test(text))
    .map((message) => errorFact(message, { kind: "shown" }, at, { says: "shown" }));

/** What a library tells. */
function told({ words, meant, key, at }: Told, context: ExtractContext): readonly Fact[] {
  if (meant === "other") return [];
  const found = words.flatMap((word) => {
    const value = childText(word, context);
    if (meant !== "error" && !tellsOfError(at, messagesOf(value), meant === "interrupts")) return [];
    const keyed = keyedTexts(value, context);
    if (keyed.length > 0) return keyed.map(({ key, entry }) => keyedFact(at, key, entry));
    return report(value, at, context);
  });
  return found.length > 0 ? found : untranslated(key, at, context);
}

/** `addError("saveError", error)`: what shows errors translates the key itself, where no catalogue says what it reads. */
const untranslated = (value: Value, at: Sighting<Node>, { words }: ExtractContext): readonly Fact[] =>
  words.all().length > 0
    ? []
    : keysOf(value, words).flatMap((key) => bareKeyFact(key, { kind: "shown" }, at, { says: "key" }));

/** `commit("loadError", text)`: a message, and the name that it is kept under. */
function kept(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const refused = refusalsOf(node, module, context.ev);
  if (refused.length > 0) return refused.flatMap((one) => report(one, at, context, "refused by a check"));
  const [key, message] = node.arguments;
  const name = literalString(key);
  if (!message || name === undefined || !isErrorName(name) || !KEEPS.has(memberName(node.callee) ?? "")) return [];
  return wherever(context.ev.evaluate(message, module), at, context, "named as an error");
}

export const shownErrors = {
  name: "shown-errors",
  call(at, context) {
    const { node, module } = at;
    if (node.arguments.length === 0) return [];
    const notices = toldAt(at, context);
    if (notices) return notices.flatMap((one) => told(one, context));
    const callees = outcomes(context.ev.evaluate(node.callee, module));
    if (callees.some((one) => one.kind === "global" && one.path[0] === "console")) return [];
    const toned = tonedWords(node, callees);
    if (toned) return reportAny(context.ev.evaluate(toned, module), at);
    const known = kept(at, context);
    if (known.length > 0) return known;
    const first = isTonedNotice(at, context) ? node.arguments[0] : undefined;
    if (!first) return [];
    return wherever(context.ev.evaluate(first, module), at, context);
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
    const words = WORDS.map((word) => childText(context.ev.member(value, word), context));
    return words.flatMap((word) => wherever(word, at, context));
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

/** Zod 3 and 4, Superstruct 2, Valibot 1 (`check`); `validator` is the name of single checks in many schemas. */
const CHECKS = new Set(["validator", "refine", "check"]);

function refusalsOf({ callee, arguments: [check, message] }: CallLike, module: Module, ev: Evaluator): Value[] {
  if (!check || !message || !isFunction(check) || !CHECKS.has(memberName(reached(callee)) ?? "")) return [];
  if (isFunction(message)) return returnedExpressions(message).map((one: Node) => ev.evaluate(one, module));
  const value = ev.evaluate(message, module);
  return value.kind === "object" ? [ev.member(value, "message")] : [value];
}

/**
 * Whether what is told without a kind tells of an error: something failed, or the words say so; of a dialog that has to be
 * answered, `alert("...")`, also where a test leads to it before anything was done. What is told at the end of some work is
 * how that went.
 *
 *     if (!file) { alert("First a file"); return }     await send(); alert("Sent")
 */
const tellsOfError = (at: Sighting<Node>, messages: readonly Message[], interrupts: boolean): boolean =>
  messages.some(({ text }) => isErrorWording(text)) || runsOnFailure(at) || (interrupts && isFirstUnderTest(at));

function isFirstUnderTest({ node, unit }: Sighting<Node>): boolean {
  const around = ancestors(unit.node, node.start);
  for (let index = around.lastIndexOf(node) - 1; index >= 0; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner || isFunction(outer)) return false;
    if (guardOf(outer, inner)) return true;
    const first =
      outer.type === "BlockStatement"
        ? outer.body[0]
        : outer.type === "SequenceExpression"
          ? outer.expressions[0]
          : inner;
    if (first !== inner) return false;
  }
  return false;
}
