/**
 * Numbers to choose from, where they stand in place: `{position:[0,25,50,75,100].map(option)}`, sizes of pages above
 * a table. They rise and are round.
 */
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import { keptWords, nameBefore } from "../../constants/surroundings.ts";
import { listOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { near } from "../../near.ts";
import type { ArrayNode, DeclaratorNode, Sighting } from "../../survey.ts";

const MIN_NUMBERS = 4;
const MAX_NUMBERS = 12;
/** What all of them are multiples of. */
const ROUND = 5;
/** What is made of a list that is offered; behind a call where an older browser is served, `map(e=[10,20]).call(e,f)`. */
const OFFERED = /^\)?\.(?:map|flatMap|call)\(/;
/** Stops of gradients, sections of circles, scales of what is drawn. */
const DRAWN = /(?:Stop|color|gradient|dash|font|domain|range|ticks?|viewBox|thresholds?|rootMargin|breakpoints?)/i;

/** `const INTERVALS=[5,10,15,30,60]; INTERVALS.map(command)`: where the name is one that a person wrote. */
export function namedChoice(at: Sighting<DeclaratorNode>, context: ExtractContext): readonly Fact[] {
  const { id, init } = at.node;
  const { script } = at.module;
  if (id.type !== "Identifier" || init?.type !== "ArrayExpression" || !UPPER.test(id.name)) return [];
  const { references = [], writes = [] } = script.scopes.bindingOf.get(id) ?? {};
  const isOffered = references.some((one) => OFFERED.test(script.text.slice(one.end, one.end + 10)));
  return isOffered && writes.length === 0 ? choice({ ...at, node: init }, id.name, context) : [];
}

const UPPER = /^[A-Z][A-Z\d]{2,}(?:_[A-Z\d]+)*$/;

export function choiceOf(at: Sighting<ArrayNode>, context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const isOffered = OFFERED.test(module.script.text.slice(node.end, node.end + 10));
  return isOffered ? choice(at, nameBefore(module.script, node), context) : [];
}

function choice(at: Sighting<ArrayNode>, name: string | undefined, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const { script } = module;
  if (node.elements.length < MIN_NUMBERS || node.elements.length > MAX_NUMBERS) return [];
  const known = listOf(ev.evaluate(node, module));
  if (!known?.value.every(isNext)) return [];
  const words = keptWords(script, near(at, node), 4);
  const isNamed = name !== undefined && name.length > 2;
  // a name that a person wrote says what it is for, whatever stands around
  const telling = UPPER.test(name ?? "") ? [name ?? ""] : [name ?? "", ...words];
  if (telling.some((word) => isStyleName(word) || (word === name && DRAWN.test(word)))) return [];
  if (!isNamed && words.length === 0) return [];
  const meaning = ["choice of values", ...words].join(", ");
  return [constantFact({ ...(isNamed ? { name } : {}), ...known, meaning, says: "choice of values" }, at)];
}

const isNext = (value: number, index: number, all: readonly number[]): boolean =>
  value % ROUND === 0 && (index === 0 ? value >= 0 : value > (all[index - 1] ?? 0));
