/**
 * Screens of programs that read the address by themselves, without a router: `if(route.page==="loans")return <Loans/>`,
 * `switch(location.pathname){case "/loans": return <Loans/>}`, where what is compared is `location.hash` or
 * `location.pathname`, or its first part. That a place is drawn for each of several addresses tells it from other questions.
 */
import type { Value } from "../../../evaluate/value.ts";
import { lastExpression } from "../../../syntax/last-expression.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import { placeOfNode } from "../../name-place.ts";
import { plainScreen } from "../../routes/plain-screen.ts";
import type { ConditionNode, Sighting, SwitchNode } from "../../survey.ts";
import { type AddressPart, addressPart } from "./address-part.ts";
import { drawnBy } from "./drawn-by.ts";

export const addressedScreens = {
  name: "addressed-screens",
  all({ conditions, switches }, context) {
    const found = [
      ...conditions.flatMap((at) => chosen(at, context)),
      ...switches.flatMap((at) => switched(at, context)),
    ];
    // one place or two may be a special case beside a router
    if (new Set(found.map(({ path }) => path)).size < MIN_SCREENS) return [];
    return found.flatMap(({ at, text, path, body, drawn }) =>
      plainScreen({ path, pieces: [placeOfNode(text, at.module)], at: { ...at, node: body }, drawn }, context),
    );
  },
} satisfies Extractor;

/** Fewer places are no program that leads to its screens by itself. */
const MIN_SCREENS = 3;

interface Place {
  readonly at: Sighting<Node>;
  readonly text: Node;
  readonly path: string;
  readonly body: Node;
  readonly drawn: readonly Value[];
}

/** `page==="loans"?draw(Loans):...`, `page==="loans"&&draw(Loans)`, `if(page==="loans"||page==="fines")return draw(Loans)`. */
function chosen(at: Sighting<ConditionNode>, context: ExtractContext): readonly Place[] {
  const { node } = at;
  if (node.type === "LogicalExpression" && node.operator !== "&&") return [];
  const [test, body] = node.type === "LogicalExpression" ? [node.left, node.right] : [node.test, node.consequent];
  const asked = comparisonsIn(test);
  const drawn = asked.length === 0 ? [] : drawnBy(body, at, context);
  if (drawn.length === 0) return [];
  return asked.flatMap(({ tested, text }) => placesOf(tested, text, { at, body, drawn }, context));
}

function switched(at: Sighting<SwitchNode>, context: ExtractContext): readonly Place[] {
  const { discriminant, cases } = at.node;
  if (cases.length < MIN_SCREENS || !cases.some(({ test }) => test && literalString(test) !== undefined)) return [];
  if (!partOf(discriminant, at, context)) return [];
  return cases.flatMap(({ test, consequent }) => {
    const last = consequent.at(-1);
    const body = last?.type === "BreakStatement" ? consequent.at(-2) : last;
    const drawn = test && body ? drawnBy(body, at, context) : [];
    return test && body && drawn.length > 0 ? placesOf(discriminant, test, { at, body, drawn }, context) : [];
  });
}

interface Asked {
  readonly tested: Node;
  readonly text: Node;
}

/** What is compared with a text, also one of several: `page==="loans"||page==="fines"`. */
function comparisonsIn(node: Node): readonly Asked[] {
  const test = lastInParentheses(node);
  if (test.type === "LogicalExpression" && test.operator === "||")
    return [...comparisonsIn(test.left), ...comparisonsIn(test.right)];
  if (test.type !== "BinaryExpression" || !/^===?$/.test(test.operator)) return [];
  const { left, right } = test;
  if (literalString(right) !== undefined) return [{ tested: left, text: right }];
  return literalString(left) === undefined ? [] : [{ tested: right, text: left }];
}

function placesOf(
  tested: Node,
  text: Node,
  drawing: Pick<Place, "at" | "body" | "drawn">,
  context: ExtractContext,
): readonly Place[] {
  const written = literalString(text);
  const part = written === undefined ? undefined : partOf(tested, drawing.at, context);
  const path = part && pathOf(written ?? "", part);
  return path === undefined ? [] : [{ ...drawing, text, path }];
}

const ASKED: ReadonlySet<Node["type"]> = new Set(["Identifier", "MemberExpression", "CallExpression"]);

const partOf = (node: Node, { module }: Sighting<Node>, { ev }: ExtractContext): AddressPart | undefined =>
  ASKED.has(lastInParentheses(node).type) ? addressPart(ev.assume(ev.evaluate(node, module))) : undefined;

function lastInParentheses(node: Node): Node {
  const inner = node.type === "ParenthesizedExpression" ? node.expression : lastExpression(node);
  return inner === node ? node : lastInParentheses(inner);
}

/** `#/loans`, `/loans`, `loans`; of the first part one name. */
function pathOf(written: string, part: AddressPart): string | undefined {
  const path = written.replace(/^#?\/?/, "");
  const isPath = part === "first" ? /^[\w-]+$/.test(written) : /^(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path);
  return isPath ? `/${path}` : undefined;
}
