/**
 * What the product says that its parts are for: the paragraph directly below a heading of the first or second level,
 * `<h1>API keys</h1><p>Manage the keys that programs sign in with</p>`, as scripts make them. Verbatim. Where a component
 * is given both, `<h3>{title}</h3><p>{lead}</p>`, each of its uses says what a part is for, and the third level counts.
 */

import type { Value } from "../../../evaluate/value.ts";
import { demands } from "../../../language/demands.ts";
import { isErrorWording, isProgress, saysNothingIsThere } from "../../../language/failures.ts";
import { hasSeveralWords } from "../../../language/sentence.ts";
import { isNothing, literalNumber, literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { allAtCallSites, isGiven } from "../../at-call-sites.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";
import { templatesIn } from "../../template-elements.ts";
import { wordingOf } from "../../validation/wording.ts";

const HEADINGS: ReadonlySet<string> = new Set(["h1", "h2"]);
const OF_PARTS: ReadonlySet<string> = new Set(["h3"]);
const BELOW: ReadonlySet<string> = new Set(["p"]);

export const headedPurpose = {
  name: "headed-purpose",
  all: ({ calls }, context) => [
    ...calls.flatMap((at) => {
      const children = childrenOf(at.node);
      return children.flatMap((child, index) => {
        const below = wordsOf(children[index + 1], BELOW);
        const heading = below && (wordsOf(child, HEADINGS) ?? headingIn(child));
        if (heading) return facts([heading, below], at, context);
        const ofPart = below && wordsOf(child, OF_PARTS);
        return ofPart ? facts([ofPart, below], at, context, true) : [];
      });
    }),
    // an element and the text in it follow each other
    ...[...templatesIn(calls).values()].flatMap((made) =>
      made.flatMap(({ tag, at }, index) => {
        const [heading, next, below] = made.slice(index + 1, index + 4).map(({ at: { node } }) => node.arguments[1]);
        const isHeaded = HEADINGS.has(tag) && BELOW.has(literalString(next) ?? "");
        return isHeaded && heading && below ? facts([heading, below], at, context) : [];
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

/** `<div><Icon /><h1>Keys</h1></div><p>...</p>`: the heading in a box of its own. */
function headingIn(node: Node | null | undefined): Node | undefined {
  if (node?.type !== "CallExpression" || literalString(node.arguments[0]) === undefined) return undefined;
  const inside = childrenOf(node).flatMap((child) => wordsOf(child, HEADINGS) ?? []);
  return inside.length === 1 ? inside[0] : undefined;
}

/** What such an element holds, where it is one thing. Vue's compiler keeps what never changes: `c[0] || (c[0] = h("p", null, "...", -1))`. */
function wordsOf(node: Node | null | undefined, tags: ReadonlySet<string>): Node | undefined {
  if (node?.type === "LogicalExpression" || node?.type === "AssignmentExpression") return wordsOf(node.right, tags);
  if (node?.type !== "CallExpression" || !tags.has(literalString(node.arguments[0]) ?? "")) return undefined;
  const [said, ...more] = childrenOf(node).filter((child) => literalNumber(child) === undefined);
  return said && more.length === 0 ? said : undefined;
}

/** What stands there, or what each use of the component gives both. `isGivenOnly`: only that. */
function facts(
  nodes: readonly [Node, Node],
  at: Sighting<CallLike>,
  context: ExtractContext,
  isGivenOnly = false,
): readonly Fact[] {
  const values = nodes.map((node) => context.ev.evaluate(node, at.module));
  return allAtCallSites({ values, at }, context, (all) => all.filter(isGiven)).flatMap((given): readonly Fact[] => {
    if (isGivenOnly && given.at === at) return [];
    const here = given.at === at ? nodes : [];
    const [of, said] = given.values.map((value, index) => wordsIn(value, here[index], at, context));
    if (!of || !said || !isTelling(said.text)) return [];
    const content = { kind: "feature" as const, text: said.text, of: of.text };
    const headed = { ...of.shown, says: "heading", for: "/of" };
    const evidence = [{ ...said.shown, says: "text", for: "/text" }, headed] as const;
    return [{ point: "purpose", content, basis: "shown", evidence, unit: given.at.unit }];
  });
}

/** `node`: where the words stand, unless another place gives them. */
function wordsIn(value: Value, node: Node | undefined, { module }: Sighting<CallLike>, context: ExtractContext) {
  const { message, written } = wordingOf(value, context) ?? {};
  const own = node ? { script: module.script, start: node.start, end: node.end } : message?.sources[0];
  const shown = written ?? own;
  return message && !message.built && shown ? { text: message.text, shown } : undefined;
}

/** What asks or demands, what went wrong, what is being done and what is not there tells of the moment. */
const isTelling = (text: string): boolean =>
  hasSeveralWords(text) &&
  !/[?:]$/.test(text) &&
  ![isErrorWording, demands, isProgress, saysNothingIsThere].some((tells) => tells(text));
