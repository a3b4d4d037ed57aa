/** Errors that the program throws with words: `throw new Error("...")`, `throw TypeError("...")`, own error classes. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence, type Message, messagesOf } from "../../message.ts";
import type { Sighting, ThrowNode } from "../../survey.ts";

/** Arguments of what is thrown: `new X(message)`, `X(message)`. */
const argumentsOf = (thrown: Node): readonly Node[] =>
  thrown.type === "NewExpression" || thrown.type === "CallExpression" ? thrown.arguments : [];

/** The first argument is the message of a built-in error; own classes may take it anywhere, so there only sentences count. */
function wordsOf(node: Node, at: Sighting<ThrowNode>, ev: Evaluator): readonly Message[] {
  return argumentsOf(node).flatMap((argument, index) => {
    const messages = outcomes(ev.evaluate(argument, at.module)).flatMap(messagesOf);
    return index === 0 ? messages : messages.filter(({ text }) => isSentence(text));
  });
}

export const thrownErrors = {
  name: "thrown-errors",
  throws(at, { ev }) {
    const { node, module, unit } = at;
    return wordsOf(node.argument, at, ev).map(
      ({ text, sources, built }): Fact => ({
        point: "errors",
        content: { kind: "thrown", message: text },
        basis: built ? "derived" : "shown",
        evidence: [
          { script: module.script, start: node.start, end: node.end, says: "thrown" },
          ...sources.map((source) => ({ ...source, says: "message", for: "/message" })),
        ],
        unit,
      }),
    );
  },
} satisfies Extractor;
