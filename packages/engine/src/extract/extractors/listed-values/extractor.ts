/**
 * Lists by which the product decides: texts that something is looked for in (`const HIDDEN=["id","secret"];
 * HIDDEN.includes(name)`), and lists whose property says what they are for (`{order:["name","due"]}`). A list of the values of one thing is one of its states, and told there.
 */

import type { Binding } from "../../../scope/binding.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import { around, aroundEvidence, keptWords } from "../../constants/surroundings.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { ArrayNode, DeclaratorNode, Sighting } from "../../survey.ts";

/** More texts are data. */
const MAX_TEXTS = 40;
const MAX_TEXT = 60;
const MAX_USES = 4;
/** A name that a person wrote. */
const UPPER = /^(?=.*[A-Z]{2})[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
/** What follows a list in which something is looked for, and a set. */
const SEARCHED = /^\)?\.(?:includes|indexOf|some|every|concat|has)\(/;
/** Longest name that is asked, in code units. */
const MAX_NAME = 200;
/** Properties that say what a list is for. */
const PURPOSE =
  /(?:^|[\W_a-z])(?:[oO]rder|[iI]gnored?|[eE]xcluded?|[hH]idden|[aA]llowed|[bB]locked|[dD]isallowed|[sS]upported|[aA]ccepted|[wW]hitelist(?:ed)?|[bB]lacklist(?:ed)?|[aA]llowlist|[dD]enylist)(?:[A-Z_]\w*)?$/;
/** Names of languages, `pt-br`, which have less than a word. */
const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;

export const listedValues = {
  name: "listed-values",
  all: ({ declarators, objects }) => [
    ...withoutRepeats(declarators.flatMap(searched), "list that is searched"),
    ...objects.flatMap(ofPurpose),
  ],
} satisfies Extractor;

function searched(at: Sighting<DeclaratorNode>): readonly Fact[] {
  const { id } = at.node;
  const init = listIn(at.node.init);
  const { script } = at.module;
  const texts = id.type === "Identifier" && init?.type === "ArrayExpression" ? textsIn(init) : undefined;
  const binding = texts && bindingAt(id, script.scopes);
  if (!texts || !binding || !init || !isFixed(binding)) return [];
  const uses = binding.references.filter((one) => one !== id);
  const inSearch = uses.filter((use) => SEARCHED.test(script.text.slice(use.end, use.end + 12)));
  if (inSearch.length === 0) return [];
  const words = [...new Set(inSearch.flatMap((use) => keptWords(script, around(script, use), 3)))].slice(0, 5);
  const name = UPPER.test(binding.name) ? binding.name : undefined;
  if (name === undefined) return [];
  const meaning = ["list that is searched", ...words].join(", ");
  const sources = [placeOfNode(init, at.module)];
  const fact = constantFact({ ...(name ? { name } : {}), value: texts, meaning, sources, says: "list" }, at);
  const [first, ...rest] = fact.evidence;
  const used = inSearch.slice(0, MAX_USES).map((use) => aroundEvidence(script, use, "used"));
  return [{ ...fact, evidence: [first, ...used, ...rest] }];
}

/** `["id","secret"]`, `new Set(["id","secret"])`. */
function listIn(node: DeclaratorNode["init"]): DeclaratorNode["init"] {
  if (node?.type !== "NewExpression" || node.callee.type !== "Identifier" || node.callee.name !== "Set") return node;
  const [list] = node.arguments;
  return list?.type === "ArrayExpression" ? list : node;
}

const isFixed = ({ definitions, writes }: Binding): boolean => definitions.length === 1 && writes.length === 0;

function ofPurpose({ node, module, unit }: Sighting<ObjectExpression>): readonly Fact[] {
  return fixedProperties(node).flatMap(([name, property]) => {
    const { key, value } = property;
    const texts =
      value.type === "ArrayExpression" && name.length <= MAX_NAME && PURPOSE.test(name) && !isStyleName(name)
        ? textsIn(value)
        : undefined;
    if (!texts) return [];
    const parts = { name, named: [placeOfNode(key, module)], value: texts, says: "list" };
    return [constantFact({ ...parts, sources: [placeOfNode(value, module)] }, { node: property, module, unit })];
  });
}

/** Tags, attributes, events, classes and colours: what is drawn, and what a library of components hands on. */
const DRAWN =
  /^(?:on[A-Z]\w*|aria-[\w-]+|data-[\w-]+|className|children|style|div|span|input|button|textarea|select|img|svg|#[\da-fA-F]{3,8}|[.#][a-z]\w*-[\w-]+)$/;

/** What every program looks out for: members of all objects, schemes of addresses, words for yes and no. */
const EVERYWHERE = /^(?:__proto__|prototype|constructor|hasOwnProperty|https?:?|wss?:?|true|false|yes|no|on|off|[01])$/;

/** Formats of dates are told by their form. */
const FORMAT = /^[YMDHhmsSAa.:/ -]+$/;

function textsIn({ elements }: ArrayNode): readonly string[] | undefined {
  if (elements.length < 2 || elements.length > MAX_TEXTS) return undefined;
  const texts = elements.flatMap((element) => literalString(element) ?? []);
  if (texts.length < elements.length || new Set(texts).size < texts.length) return undefined;
  return texts.every((text) => text.length > 0 && text.length <= MAX_TEXT && !DRAWN.test(text)) &&
    (texts.some((text) => /\p{L}{3}/u.test(text)) || texts.every((text) => LANGUAGE.test(text))) &&
    !texts.every((text) => FORMAT.test(text)) &&
    !texts.every((text) => EVERYWHERE.test(text)) &&
    !texts.includes("prototype")
    ? texts
    : undefined;
}
