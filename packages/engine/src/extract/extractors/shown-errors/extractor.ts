/**
 * Errors that are shown to the user: `toast.error("...")` and its kin, `alert("...")`, objects that describe a notice
 * (`{type:"error",title:"..."}`), and alert elements (`severity:"error"`, `role:"alert"`).
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Source, Value } from "../../../evaluate/value.ts";
import { outcomes, stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence, messagesOf } from "../../message.ts";
import type { Sighting } from "../../survey.ts";

/** Properties that say how a notice is meant, and the words for "error" there (antd, MUI, Chakra, Bootstrap, notistack). */
const TONE = new Set(["type", "severity", "variant", "status", "level", "color", "intent", "tone", "appearance"]);
const ERROR = new Set(["error", "danger", "failure", "critical", "negative", "destructive"]);
const WORDS = ["title", "message", "text", "description", "content", "detail", "body", "children"];

/** Methods of notice libraries; `console.error` is none. */
const NOTICE_METHODS = new Set(["error", "danger", "showError", "addError", "notifyError"]);

function report(value: Value, at: Sighting<Node>, basis: Fact["basis"]): readonly Fact[] {
  return messagesOf(value)
    .filter(({ text }) => isSentence(text))
    .map(({ text, sources, built }) => ({
      point: "errors",
      content: { kind: "shown", message: text },
      basis: basis === "inferred" ? "inferred" : built ? "derived" : "shown",
      evidence: [place(at), ...sources.map((source: Source) => ({ ...source, says: "message", for: "/message" }))],
      unit: at.unit,
    }));
}

const place = ({ node, module }: Sighting<Node>): Fact["evidence"][0] => ({
  script: module.script,
  start: node.start,
  end: Math.min(node.end, node.start + 400),
  says: "shown",
});

function isNotice(callee: Value): boolean {
  if (callee.kind === "global") return callee.path.length === 1 && callee.path[0] === "alert";
  const name = callee.kind === "member" ? callee.key : callee.kind === "external" ? callee.path.at(-1) : undefined;
  return name !== undefined && NOTICE_METHODS.has(name);
}

/** Whether an object says that it is about an error. */
function isErrorNotice(node: ObjectExpression, at: Sighting<Node>, ev: Evaluator): boolean {
  return node.properties.some((property) => {
    if (property.type !== "Property") return false;
    const key = keyName(property.key, property.computed);
    if (key === "role") return stringOf(ev.evaluate(property.value, at.module)) === "alert";
    return (
      key !== undefined &&
      TONE.has(key) &&
      outcomes(ev.evaluate(property.value, at.module)).some((v) => ERROR.has(stringOf(v) ?? ""))
    );
  });
}

export const shownErrors = {
  name: "shown-errors",
  call(at, { ev }) {
    const { node, module } = at;
    const [first] = node.arguments;
    if (!first || !outcomes(ev.evaluate(node.callee, module)).some(isNotice)) return [];
    const value = ev.evaluate(first, module);
    const words = value.kind === "object" ? WORDS.map((word) => ev.member(value, word)) : [value];
    return words.flatMap((word) => report(word, at, "shown"));
  },
  all({ objects }, { ev }) {
    return objects.flatMap((at) => {
      if (!isErrorNotice(at.node, at, ev)) return [];
      const value = ev.evaluate(at.node, at.module);
      return WORDS.flatMap((word) => report(wordsIn(ev.member(value, word)), at, "shown"));
    });
  },
} satisfies Extractor;

/** The text of children: a text, or the text among several. */
const wordsIn = (value: Value): Value =>
  value.kind === "array" ? (value.elements.find((v) => stringOf(v) !== undefined) ?? value) : value;
