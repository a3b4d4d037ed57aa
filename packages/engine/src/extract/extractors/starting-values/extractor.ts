/**
 * Numbers that the state of a component begins with: `const [rows,setRows]=useState(25)`, whatever a minifier calls the
 * function and the pair; `this.state={zoom:14}` and `this.setState({countDown:10})` of a class. What the state is used
 * as, `{pageSize:rows}`, is its name. Also what a record begins with that is otherwise blank.
 */
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import { around, keptWords, nameBefore } from "../../constants/surroundings.ts";
import { type Known, numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { DeclaratorNode, Sighting } from "../../survey.ts";
import { blankRecords } from "./blank-records.ts";
import { LEAST, statesOfClasses } from "./class-state.ts";

/** Longest name that a minifier gives. */
const LOST = 3;
/** A name that a person wrote. */
const WRITTEN = /^[a-z]+(?:[A-Z][a-z\d]*)+$/;
/** Most uses of a state that are looked at. */
const MAX_USES = 12;

export const startingValues = {
  name: "starting-values",
  all: (survey, context) => [
    ...survey.declarators.flatMap((at) => ofPair(at, context)),
    ...statesOfClasses(survey, context),
    ...blankRecords(survey, context),
  ],
} satisfies Extractor;

/** `[rows,setRows]=useState(25)`, also `(0,r.useState)(25)`; the setter of a pair that is unpacked otherwise is unknown. */
function ofPair(at: Sighting<DeclaratorNode>, { ev }: ExtractContext): readonly Fact[] {
  const { id, init } = at.node;
  if (id.type !== "ArrayPattern" || id.elements.length !== 2 || init?.type !== "CallExpression") return [];
  const [state, set] = id.elements;
  const [value, ...more] = init.arguments;
  if (state?.type !== "Identifier" || set?.type !== "Identifier" || !value || more.length > 0) return [];
  if (value.type !== "Literal" && value.type !== "TemplateLiteral" && value.type !== "BinaryExpression") return [];
  const hook = init.callee.type === "Identifier" ? init.callee.name : memberName(init.callee);
  if (hook !== undefined && hook.length > LOST && !/^(?:use|create)[A-Z]/.test(hook)) return [];
  const { script } = at.module;
  const references = script.scopes.bindingOf.get(state)?.references ?? [];
  const uses = references.filter((one) => one !== state).slice(0, MAX_USES);
  const names = [...new Set(uses.flatMap((use) => nameBefore(script, use) ?? []))];
  const name = WRITTEN.test(state.name) ? state.name : names.length === 1 ? names[0] : undefined;
  if ([state.name, ...names].some(isStyleName)) return [];
  const words = name === undefined ? uses.flatMap((use) => keptWords(script, around(script, use), 2)) : [];
  const said = [...new Set([...names, ...words])].slice(0, 5);
  if (name === undefined && said.length === 0) return [];
  const meaning = ["starting value of a state", memberName(init.callee), ...said].filter(Boolean).join(", ");
  return [...numbersOf(ev.evaluate(value, at.module)), ...digitsOf(value, at)]
    .filter((found) => Number(found.value) >= LEAST)
    .map((found) => constantFact({ ...(name ? { name } : {}), ...found, meaning, says: "starting value" }, at));
}

/** `useState("8080")`: a number that a field of text holds; a single digit is the value of a choice. */
function digitsOf(node: Node, { module }: Sighting<Node>): readonly Known<string>[] {
  const value = literalString(node);
  return value !== undefined && /^[1-9]\d{1,8}$/.test(value) ? [{ value, sources: [placeOfNode(node, module)] }] : [];
}
