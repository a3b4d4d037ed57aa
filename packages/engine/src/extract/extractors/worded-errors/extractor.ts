/**
 * Texts of the product that are worded as errors, wherever they stand: returned by a check, kept in state, given to a
 * component of the product's own. The wording alone shows what they are, so they are inferred.
 */

import { isErrorWording, mayBeErrorWording } from "../../../language/failures.ts";
import { isSentence } from "../../../language/sentence.ts";
import { partitionPoint } from "../../../partition-point.ts";
import { rememberFor } from "../../../remember.ts";
import { guardOf } from "../../../syntax/conditions-around.ts";
import { keyName, literalString, literalValue } from "../../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { isAssertion } from "../../errors/assertions.ts";
import { childText } from "../../errors/child-text.ts";
import { errorFact } from "../../errors/error-fact.ts";
import { possibleText } from "../../errors/possible-text.ts";
import { isConsoleCall, isThrownToNobody } from "../../errors/reception.ts";
import { textsOfStatus } from "../../errors/status-texts.ts";
import { areErrors, tableAround } from "../../errors/text-tables.ts";
import { isForNobody } from "../../errors/text-use.ts";
import { thingLabels } from "../../errors/thing-labels.ts";
import { isLogged, toldAt } from "../../errors/told.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { messagesOf } from "../../message.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting, Survey } from "../../survey.ts";

/** Longer code is no message. */
const MAX_CODE = 1200;

export const wordedErrors = {
  name: "worded-errors",
  all(survey, context) {
    const inLists = new Set<Node>();
    const lists = objectsWith(survey.objects, "children").flatMap((at) => fromChildren(at, inLists, context));
    const labels = thingLabels(survey.objects);
    const isNone = otherwiseSaid(survey.calls, context);
    const ofStatus = textsOfStatus(survey.conditions, context);
    const read = new Set<unknown>([
      ...survey.members.map(({ node }) => keyName(node.property, node.computed)),
      ...survey.patterns.flatMap(({ node }) =>
        node.properties.map((one) => one.type === "Property" && keyName(one.key, one.computed)),
      ),
    ]);
    const texts = survey.texts.flatMap((at) => {
      const facts = inLists.has(at.node) || labels.has(at.node) || isNone(at) ? [] : fromText(at, ofStatus, context);
      return facts.length > 0 && isUnread(at, read, context) ? [] : facts;
    });
    return [...lists, ...texts];
  },
} satisfies Extractor;

/** `return {valid: false, reason: "A name must not be empty"}`, what a check came to, where nothing asks for the reason. */
function isUnread({ node, module: { script } }: Sighting<Node>, read: Set<unknown>, { parents }: ExtractContext) {
  const property = parents.of(node, script);
  if (property?.type !== "Property" || property.value !== node) return false;
  const record = parents.of(property, script);
  if (record?.type !== "ObjectExpression" || read.has(keyName(property.key, property.computed))) return false;
  let around = parents.of(record, script);
  while (around?.type === "ConditionalExpression" || around?.type === "SequenceExpression")
    around = parents.of(around, script);
  const isReturned = around?.type === "ReturnStatement" || around?.type === "ArrowFunctionExpression";
  return isReturned && saysNo(record);
}

const saysNo = rememberFor((record: ObjectExpression): boolean =>
  ["ok", "valid", "isValid", "success"].some((key) => literalValue(propertyOf(record, key))?.value === false),
);

/** `children:["a ",b," c"]`, as one text; its pieces are no texts of their own. */
function fromChildren(
  { node, module, unit }: Survey["objects"][number],
  inLists: Set<Node>,
  context: ExtractContext,
): readonly Fact[] {
  return node.properties.flatMap((property) => {
    if (property.type !== "Property" || property.value.type !== "ArrayExpression") return [];
    if (property.key.type !== "Identifier" || property.key.name !== "children") return [];
    const list = property.value;
    if (isFallback({ node: list, module, unit }, context)) return [];
    const value = childText(context.ev.evaluate(list, module), context);
    const found = reported(value, { node: list, module, unit });
    if (found.length > 0) for (const element of list.elements) if (element) inLists.add(element);
    return found;
  });
}

/** `user.name || "Unknown user"`: what stands for a name that is not known. */
const IS_NAME = /(?:^|[.\]]|\?\.)\w*(?:name|Name|title|Title)\s*(?:\|\||\?\?)\s*$/;
/** Longest name that is looked at before a text, in UTF-16 code units. */
const BEFORE = 40;

function fromText(at: Sighting<Node>, ofStatus: ReadonlySet<Node>, context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const { script } = module;
  const isOfStatus = ofStatus.has(node);
  if (node.end - node.start > MAX_CODE) return [];
  if (!isOfStatus && !mayBeErrorWording(script.text.slice(node.start, node.end))) return [];
  const table = tableAround(at, context);
  if (table ? !areErrors(table) : context.words.holds(script.file, script.base + node.start)) return [];
  const before = script.text.slice(Math.max(0, node.start - BEFORE), node.start);
  if (IS_NAME.test(before) || isFallback(at, context)) return [];
  const facts = reported(possibleText(at, context.ev), at, isOfStatus);
  const isForDevelopers = facts.length > 0 && (isAssertion(at) || isThrownToNobody(at, context.calls));
  return isForDevelopers || (facts.length > 0 && isForNobody(at, context)) ? [] : facts;
}

/** What browsers show that do not know the element (HTML, 4.7 and 4.8): `<video>Your browser cannot play this.</video>`. */
const WITH_FALLBACK: ReadonlySet<string | undefined> = new Set(["audio", "video", "canvas", "object", "iframe"]);
/** What lists, tables of terms and labels hold, where nothing decides whether it is there: "Use: It cannot be changed". */
const ITEMS: ReadonlySet<string | undefined> = new Set(["li", "dd", "dt", "label"]);
/** From a text up to the call that makes the element: lists, properties, what makes a node of the text, a cache of it. */
const MAX_STEPS = 16;

function isFallback({ node, module: { script } }: Sighting<Node>, { parents }: ExtractContext): boolean {
  let [isItem, isSometimes] = [false, false];
  let at = node;
  for (let step = 0; step < MAX_STEPS; step++) {
    const around = parents.of(at, script);
    if (!around || isFunction(around)) break;
    // `cache[0] || (cache[0] = ...)` of Vue 3 is always drawn
    isSometimes ||= at.type !== "AssignmentExpression" && guardOf(around, at) !== undefined;
    const tag = around.type === "CallExpression" ? literalString(around.arguments[0]) : undefined;
    if (WITH_FALLBACK.has(tag)) return true;
    isItem ||= ITEMS.has(tag);
    at = around;
  }
  return isItem && !isSometimes;
}

/**
 * Asks whether a text stands in a call that says what it is, whatever its words: of the console, which is no message to
 * anybody, or of a notice of success.
 */
function otherwiseSaid(calls: Survey["calls"], context: ExtractContext): (at: Sighting<Node>) => boolean {
  const said = calls.flatMap((at): readonly Sighting<Node>[] => {
    if (isConsoleCall(at.node) || isLogged(at, context)) return [at];
    return toldAt(at, context)?.flatMap((one) => (one.meant === "other" ? one.at : [])) ?? [];
  });
  const sorted = said.sort((a, b) => a.node.start - b.node.start);
  const byScript = Map.groupBy(sorted, ({ module }) => module.script);
  return ({ node: { start, end }, module }) => {
    const own = byScript.get(module.script) ?? [];
    const next = partitionPoint(own, (log) => log.node.start > start);
    const around = own[next - 1]?.node;
    return around !== undefined && around.start <= start && end <= around.end;
  };
}

/** @param isOfStatus whether the place says that it is one, whatever its words */
function reported(value: Parameters<typeof messagesOf>[0], at: Sighting<Node>, isOfStatus = false): readonly Fact[] {
  const isMeant = isOfStatus ? isSentence : isErrorWording;
  return messagesOf(value)
    .map((message) => ({ ...message, text: withoutTag(message.text) }))
    .filter(({ text }) => !isPiece(text) && isMeant(text))
    .map((message) =>
      errorFact(message, { kind: "shown" }, at, {
        says: isOfStatus ? "told of a status" : "worded as an error",
        inferred: true,
      }),
    );
}

/** `<h1>There is no such page</h1>`: the text of one element, as code writes it into the page. */
const ONE_ELEMENT = /^<(?:[a-z][\w-]{0,20})(?: [^<>]{0,200})?>([^<>]+)(?:<\/[a-z][\w-]{0,20}>)?$/;
const withoutTag = (text: string): string => ONE_ELEMENT.exec(text.trim())?.[1]?.trim() ?? text;

/** A piece of a page, with elements beside each other, and no message; what goes on after a name: `" has not been kept yet`. */
const isPiece = (text: string): boolean =>
  (text.startsWith("<") && text.split("</").length > 2) || /^["'”’)\]]\s/.test(text);
