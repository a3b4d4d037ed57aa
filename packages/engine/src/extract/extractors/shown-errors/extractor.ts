/**
 * Errors that are shown to the user: `toast.error("...")` and its kin, `alert("...")`, objects that describe a notice
 * (`{type:"error",title:"..."}`), alert elements (`severity:"error"`, `role:"alert"`), texts that are kept under the name
 * of an error (`{nameError:"..."}`, `form.error="..."`), and what is written to the console as an error.
 */
import type { Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { childText } from "../../errors/child-text.ts";
import { errorFact } from "../../errors/error-fact.ts";
import { isErrorName } from "../../errors/wording.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence, messagesOf } from "../../message.ts";
import { spreadToCallers } from "../../spread-to-callers.ts";
import type { Sighting } from "../../survey.ts";
import { isErrorNotice, WORDS } from "./notice.ts";

/** Methods of notice libraries. */
const NOTICE_METHODS = new Set(["error", "danger", "showError", "addError", "notifyError"]);

function report(value: Value, at: Sighting<Node>, says = "shown"): readonly Fact[] {
  const when = says === "logged" ? { when: "logged to the console" } : {};
  return messagesOf(value)
    .filter(({ text }) => isSentence(text))
    .map((message) => errorFact(message, { kind: "shown", ...when }, at, { says }));
}

function isNotice(callee: Value): boolean {
  if (callee.kind === "global") return callee.path.length === 1 && callee.path[0] === "alert";
  const name = callee.kind === "member" ? callee.key : callee.kind === "external" ? callee.path.at(-1) : undefined;
  return name !== undefined && NOTICE_METHODS.has(name);
}

const isLog = (callee: Value): boolean => callee.kind === "global" && callee.path.join(".") === "console.error";

export const shownErrors = {
  name: "shown-errors",
  call(at, context) {
    const { node, module } = at;
    const first = node.arguments[0];
    if (!first) return [];
    const callees = outcomes(context.ev.evaluate(node.callee, module));
    if (callees.some(isLog)) return report(context.ev.evaluate(first, module), at, "logged");
    if (!callees.some(isNotice)) return [];
    const value = context.ev.evaluate(first, module);
    const words = value.kind === "object" ? WORDS.map((word) => context.ev.member(value, word)) : [value];
    return words.flatMap((word) =>
      spreadToCallers(word, at, context).flatMap(({ value: known, at: place }) => report(known, place)),
    );
  },
  all({ objects, assignments }, context) {
    return [
      ...objects.flatMap((at) => fromObject(at, context)),
      ...assignments.flatMap((at) => fromAssignment(at, context)),
    ];
  },
} satisfies Extractor;

function fromObject(at: Parameters<typeof isErrorNotice>[1], context: ExtractContext): readonly Fact[] {
  const { node, module, unit } = at;
  if (context.words.holds(module.script.file, module.script.base + node.start)) return [];
  if (isErrorNotice(node, at, context.ev)) {
    const value = context.ev.evaluate(node, module);
    return WORDS.flatMap((word) => report(childText(context.ev.member(value, word), context), at));
  }
  return node.properties.flatMap((property) => {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || name === undefined || !isErrorName(name)) return [];
    return named(property.value, { node: property, module, unit }, context);
  });
}

function fromAssignment(
  at: Sighting<Extract<Node, { type: "AssignmentExpression" }>>,
  context: ExtractContext,
): readonly Fact[] {
  const { left, right } = at.node;
  const name = memberName(left);
  return name !== undefined && isErrorName(name) ? named(right, at, context) : [];
}

/** A text under the name of an error; functions and elements are looked into elsewhere. */
function named(node: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Fact[] {
  const value = ev.evaluate(node, at.module);
  return value.kind === "element" || value.kind === "function" ? [] : report(value, at, "named as an error");
}
