/**
 * Addresses that a function of the program puts together, "url`/users/${id}`", as the call that a template with a tag is: with
 * the list of its texts and then its values (ECMAScript, TaggedTemplate). Others stay what they are: markup, styles,
 * GraphQL and words have readers of their own.
 */
import type { Expression, Node } from "../syntax/nodes.ts";
import { spanOf } from "./build.ts";

type Tagged = Extract<Node, { type: "TaggedTemplateExpression" }>;

/** What an address holds: no white space, no angle brackets, no braces (URL Standard, percent-encode sets). */
const IN_ADDRESS = /^[^\s<>{}]*$/;

export function isTaggedAddress(node: Node): node is Tagged {
  if (node.type !== "TaggedTemplateExpression") return false;
  const texts = node.quasi.quasis.map(({ value }) => value.cooked ?? " ");
  return texts.some((text) => text.includes("/")) && texts.every((text) => IN_ADDRESS.test(text));
}

/** Nothing but what the tag is called with changes. */
export function raisedTagged(node: Node): Node {
  if (!isTaggedAddress(node)) return node;
  const { quasis, expressions } = node.quasi;
  const elements = quasis.map(
    (text): Expression => ({
      type: "TemplateLiteral",
      quasis: [text],
      expressions: [],
      ...spanOf(text),
    }),
  );
  return {
    type: "CallExpression",
    callee: node.tag,
    arguments: [{ type: "ArrayExpression", elements, ...spanOf(node.quasi) }, ...expressions],
    optional: false,
    ...spanOf(node),
  };
}
