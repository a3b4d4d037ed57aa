/**
 * Screens of programs that read the address by themselves, without a router: `if(route.page==="loans")return <Loans/>`,
 * `switch(location.pathname){case "/loans": return <Loans/>}`, `if(found=path.match(/^\/loans\/(\d+)$/))draw(found[1])`,
 * `if(isAt("/loans/:id"))`, where what is asked is the address, wherever it comes from, or its first part. That a place is
 * drawn for each of several addresses tells it from other questions.
 */

import type { Source } from "../../../evaluate/value.ts";
import { rememberFor } from "../../../remember.ts";
import { functionAround, functionsAround } from "../../../scope/enclosing-functions.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { ConditionNode, Sighting, Survey, SwitchNode } from "../../survey.ts";
import { addressReads } from "../own/address-reads.ts";
import { plainScreen } from "../plain-screen.ts";
import { type Asking, askedBy, placeFor } from "./asked-address.ts";
import { drawnBy, statementAfter, writtenBy } from "./drawn-by.ts";
import { isAllOf } from "./given-back.ts";
import { addressListeners } from "./listening.ts";
import { differ, MIN_SCREENS, type Place, pathOf } from "./places.ts";

/** By the path. */
export const addressedScreens = rememberFor((survey: Survey, context: ExtractContext) =>
  askedScreens(survey, context, { ofQuery: false }),
);

export function askedScreens(survey: Survey, context: ExtractContext, how: Pick<Asking, "ofQuery">): readonly Fact[] {
  const reads = addressReads(survey, context);
  const asking: Asking = { ...context, ...how, reads, listeners: addressListeners(survey, context) };
  const found = [
    ...survey.conditions.flatMap((at) => chosen(at, asking)),
    ...survey.switches.flatMap((at) => switched(at, asking)),
  ];
  return screensAmong(found).flatMap(({ at, text, path, body, drawn }) =>
    plainScreen({ path, pieces: piecesOf(text, at, asking), at: { ...at, node: body }, drawn }, asking),
  );
}

/** The text of an address, where it stands: at the place, or where the constant is declared. */
function piecesOf(text: Node, { module }: Sighting<Node>, { ev }: ExtractContext): readonly Source[] {
  const value = literalString(text) === undefined ? ev.evaluate(text, module) : undefined;
  return value?.kind === "constant" && value.sources.length > 0 ? value.sources : [placeOfNode(text, module)];
}

/** What is done for all alike is no drawing of each. */
const MIN_BODIES = 2;

/**
 * Elements wherever they are drawn; what else is drawn only where one function tells the addresses apart, or gives back
 * nothing but one of two for each.
 */
function screensAmong(found: readonly Place[]): readonly Place[] {
  const elements = found.filter(({ isElement }) => isElement);
  const groups = Map.groupBy(found, ({ at }) => functionAround(at.module.script.scopes, at.node.start) ?? at.module);
  const together = [...groups.values()]
    .filter((places) => differ(places, pathOf, leastOf(places)) && differ(places, textOf, MIN_BODIES))
    .flat();
  const alone = elements.filter(({ isAll }) => isAll);
  return [...new Set([...(differ(elements, pathOf) ? elements : alone), ...together])];
}

const leastOf = (places: readonly Place[]): number => (places.every(({ isAll }) => isAll) ? MIN_BODIES : MIN_SCREENS);

const textOf = ({ body, at }: Place): string => at.module.script.text.slice(body.start, body.end);

/** `page==="loans"?draw(Loans):...`, `page==="loans"&&draw(Loans)`, `if(page==="loans"||page==="fines")return draw(Loans)`. */
function chosen(at: Sighting<ConditionNode>, asking: Asking): readonly Place[] {
  const { node, module } = at;
  if (node.type === "LogicalExpression")
    return drawnFor(node.right, at, asking, () => askedBy(node.left, module, asking, node.operator === "&&"));
  const otherwise = node.alternate ?? (node.type === "IfStatement" ? statementAfter(node, module) : undefined);
  const places = [
    ...drawnFor(node.consequent, at, asking, () => askedBy(node.test, module, asking)),
    ...(otherwise ? drawnFor(otherwise, at, asking, () => askedBy(node.test, module, asking, false)) : []),
  ];
  return places.length > 0 && isOneOf(at, asking) ? places.map((place) => ({ ...place, isAll: true })) : places;
}

/** `path==="/loans"?<Loans/>:path==="/fines"?<Fines/>:null`: one of several is drawn, and no other of them beside it. */
function isOneOf({ node, module }: Sighting<ConditionNode>, asking: Asking): boolean {
  const asks = (other: Node | null | undefined): boolean =>
    other?.type === "ConditionalExpression" && askedBy(other.test, module, asking).length > 0;
  if (node.type !== "ConditionalExpression") return false;
  const around = asking.parents.of(node, module.script);
  return (
    asks(node.alternate) || (around?.type === "ConditionalExpression" && around.alternate === node && asks(around))
  );
}

function switched(at: Sighting<SwitchNode>, asking: Asking): readonly Place[] {
  const { discriminant, cases } = at.node;
  if (cases.length < MIN_SCREENS) return [];
  const tellsAll = cases.some(({ test, consequent }) => !test && consequent.length > 0);
  const bodies = bodiesOf(cases);
  return cases.flatMap(({ test }, index) => {
    const body = bodies[index];
    if (!test || !body) return [];
    const places = drawnFor(body, at, asking, () => placeFor(discriminant, test, at.module, asking));
    return tellsAll ? places.map((place) => ({ ...place, isAll: true })) : places;
  });
}

/** What each case does: an empty one is drawn as the next one. */
function bodiesOf(cases: SwitchNode["cases"]): readonly (Node | undefined)[] {
  let next: Node | undefined;
  const bodies = cases.toReversed().map(({ consequent }) => {
    if (consequent.length > 0) next = bodyOf(consequent);
    return next;
  });
  return bodies.reverse();
}

function bodyOf(statements: readonly Node[]): Node | undefined {
  const last = statements.at(-1);
  return last?.type === "BreakStatement" ? statements.at(-2) : last;
}

function drawnFor(
  body: Node,
  at: Sighting<Node>,
  asking: Asking,
  asked: () => ReturnType<typeof askedBy>,
): readonly Place[] {
  const places = asked();
  if (places.length === 0) return [];
  const elements = drawnBy(body, at, asking);
  const around = functionsAround(at.module.script.scopes, at.node.start);
  const drawn = elements.length > 0 ? elements : writtenBy(body, at.module, asking);
  // what is told of a new address has something done for it, whatever draws it then
  if (!drawn && !around.some((fn) => asking.listeners.has(fn))) return [];
  return places.map(({ text, path, isCertain }) => ({
    at,
    text,
    path,
    body,
    drawn: drawn ?? [],
    isElement: isCertain && elements.length > 0,
    isAll: isAllOf(body, at),
  }));
}
