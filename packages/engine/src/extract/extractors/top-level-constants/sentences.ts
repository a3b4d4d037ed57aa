/**
 * Sentences with a value in them: `` `There is room for at most ${MOST} people.` ``. Takes the texts of the program, gives
 * for each name that stands in one the words on both sides; addresses, markup and styles are no sentences.
 */
import type { Node } from "../../../syntax/nodes.ts";
import type { Survey } from "../../survey.ts";

/** Most of a sentence that is shown on each side of the value, in code units. */
const SIDE = 48;
/** Signs that no sentence has: markup, addresses, styles and code. */
const CODE = /[<>{}=;&|\\/_@]|\w\(/;
/** A word of two letters at least beside the value, with a space between. */
const WORDS = /\p{L}{2,}[\p{L},.'’-]*\s+\{\}|\{\}\s+\p{L}{2,}/u;

export function sentencesAround({ texts }: Survey): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>();
  for (const { node } of texts) {
    const parts = partsOf(node);
    parts.forEach((part, index) => {
      if (typeof part === "string" || part.type !== "Identifier") return;
      const sentence = around(parts, index);
      if (sentence !== undefined) found.set(part, sentence);
    });
  }
  return found;
}

function around(parts: readonly (string | Node)[], index: number): string | undefined {
  const [before, after] = [parts[index - 1], parts[index + 1]];
  const left = typeof before === "string" ? tail(before) : "";
  const right = typeof after === "string" ? head(after) : "";
  const sentence = `${left}{}${right}`.replace(/\s+/g, " ").trim();
  return WORDS.test(sentence) && !CODE.test(sentence.replace("{}", "")) ? sentence : undefined;
}

/** From the last sentence on that ends in it, whole words. */
const tail = (text: string): string => {
  const last = text.split(/(?<=[.!?:])\s+/).at(-1) ?? "";
  return last.length > SIDE ? last.slice(-SIDE).replace(/^\S*\s/, "") : last;
};

const head = (text: string): string => {
  const [first = ""] = text.split(/(?<=[.!?])\s/);
  return first.length > SIDE ? first.slice(0, SIDE).replace(/\s\S*$/, "") : first;
};

/** A template, or texts and values that are joined: both sides of each value in order. */
function partsOf(node: Node): readonly (string | Node)[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [node];
  if (node.type === "TemplateLiteral")
    return node.quasis.flatMap(({ value }, index) => [value.cooked ?? "", ...node.expressions.slice(index, index + 1)]);
  if (node.type === "BinaryExpression" && node.operator === "+") return [...partsOf(node.left), ...partsOf(node.right)];
  return [node];
}
