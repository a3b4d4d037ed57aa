/** Errors that the program throws with words: `throw new Error("...")`, `throw TypeError("...")`, own error classes. */
import type { Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { messagesOf } from "../../message.ts";

/** Arguments of what is thrown: `new X(message)`, `X(message)`. */
const argumentsOf = (thrown: Node): readonly Node[] =>
  thrown.type === "NewExpression" || thrown.type === "CallExpression" ? thrown.arguments : [];

export const thrownErrors = {
  name: "thrown-errors",
  throws({ node, module, unit }, { ev }) {
    const [message] = argumentsOf(node.argument);
    if (!message) return [];
    const { script } = module;
    return outcomes(ev.evaluate(message, module)).flatMap((value: Value): readonly Fact[] =>
      messagesOf(value).map(({ text, sources, built }) => ({
        point: "errors",
        content: { kind: "thrown", message: text },
        basis: built ? "derived" : "shown",
        evidence: [
          { script, start: node.start, end: node.end, says: "thrown" },
          ...sources.map((source) => ({ ...source, says: "message", for: "/message" })),
        ],
        unit,
      })),
    );
  },
} satisfies Extractor;
