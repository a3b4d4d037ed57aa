/**
 * What the product says that its parts are for: the paragraph directly below a heading of the first or second level,
 * `<h1>API keys</h1><p>Manage the keys that programs sign in with</p>`, as scripts make them. Verbatim.
 */
import { demands } from "../../../language/demands.ts";
import { isErrorWording } from "../../../language/failures.ts";
import { hasSeveralWords } from "../../../language/sentence.ts";
import { isNothing, literalNumber, literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";
import { templatesIn } from "../../template-elements.ts";
import { wordingOf } from "../../validation/wording.ts";

const HEADINGS: ReadonlySet<string> = new Set(["h1", "h2"]);
const BELOW: ReadonlySet<string> = new Set(["p"]);

export const headedPurpose = {
  name: "headed-purpose",
  all: ({ calls }, context) => [
    ...calls.flatMap((at) => {
      const children = childrenOf(at.node);
      return children.flatMap((child, index) => {
        const heading = wordsOf(child, HEADINGS);
        const below = heading && wordsOf(children[index + 1], BELOW);
        return below ? fact(heading, below, at, context) : [];
      });
    }),
    // an element and the text in it follow each other
    ...[...templatesIn(calls).values()].flatMap((made) =>
      made.flatMap(({ tag, at }, index) => {
        const [heading, next, below] = made.slice(index + 1, index + 4).map(({ at: { node } }) => node.arguments[1]);
        const isHeaded = HEADINGS.has(tag) && BELOW.has(literalString(next) ?? "");
        return isHeaded && heading && below ? fact(heading, below, at, context) : [];
      }),
    ),
  ],
} satisfies Extractor;

/** `h("div", props, a, b)`, `h("div", props, [a, b])`, `jsxs("div", { children: [a, b] })`. */
const childrenOf = ({ arguments: [, ...more] }: CallLike): readonly (Node | null)[] =>
  more.flatMap((node) => {
    const own = node.type === "ObjectExpression" ? propertyOf(node, "children") : node;
    if (!own || isNothing(own)) return [];
    return own.type === "ArrayExpression" ? own.elements : [own];
  });

/** What such an element holds, where it is one thing. Vue's compiler keeps what never changes: `c[0] || (c[0] = h("p", null, "...", -1))`. */
function wordsOf(node: Node | null | undefined, tags: ReadonlySet<string>): Node | undefined {
  if (node?.type === "LogicalExpression" || node?.type === "AssignmentExpression") return wordsOf(node.right, tags);
  if (node?.type !== "CallExpression" || !tags.has(literalString(node.arguments[0]) ?? "")) return undefined;
  const [said, ...more] = childrenOf(node).filter((child) => literalNumber(child) === undefined);
  return said && more.length === 0 ? said : undefined;
}

function fact(heading: Node, below: Node, { module, unit }: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const [of, said] = [heading, below].map((node) => {
    const { message, written } = wordingOf(context.ev.evaluate(node, module), context) ?? {};
    const shown = written ?? { script: module.script, start: node.start, end: node.end };
    return message && !message.built ? { text: message.text, shown } : undefined;
  });
  if (!of || !said || !isTelling(said.text)) return [];
  const content = { kind: "feature" as const, text: said.text, of: of.text };
  const headed = { ...of.shown, says: "heading", for: "/of" };
  const evidence = [{ ...said.shown, says: "text", for: "/text" }, headed] as const;
  return [{ point: "purpose", content, basis: "shown", evidence, unit }];
}

/** What asks or demands, and what went wrong, tells of the moment. */
const isTelling = (text: string): boolean =>
  hasSeveralWords(text) && !/[?:]$/.test(text) && !isErrorWording(text) && !demands(text);
