/**
 * Texts that the product agrees on with its users and their browsers: keys of what is kept in the browser, names of
 * files that are saved, formats of dates and times, by the function that they are given to.
 */
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import { nameBefore } from "../../constants/surroundings.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { keptDefaults } from "./kept-defaults.ts";
import { storageKeys } from "./storage.ts";

const FILE = /^[\w][\w.-]*\.(?:json|txt|csv|tsv|xlsx?|pdf|zip|gz|tgz|png|jpe?g|svg|ics|xml|ya?ml|log|md|html|sql)$/i;

/** Letters of Day.js, Moment, Luxon and date-fns; "hy-am" is a language. */
const FORMAT = /^(?=.{4})(?=.*([DMYHhmsdy])\1|[DMdhH][/.:])(?:[DMYHhmsdyA]{1,4}[\s:./,-]+){1,6}[DMYHhmsdyAa]{1,4}$/;
const FORMATTED = "format of a date or time";

export const browserKeys = {
  name: "browser-keys",
  call(at, context) {
    const { 0: first, 1: second } = at.node.arguments;
    if (!first) return [];
    const keys = storageKeys(at, context).concat(keptDefaults(at, context));
    return keys.length > 0 || !second ? keys : literal(second, FILE, "name of a file", at);
  },
  all: ({ texts }) => withoutRepeats(texts.flatMap(ofForm), FORMATTED),
} satisfies Extractor;

/** A format is told by its form, wherever it stands. */
function ofForm(at: Sighting<Node>): readonly Fact[] {
  const value = literalString(at.node);
  if (value === undefined || value.length > 40 || !FORMAT.test(value)) return [];
  const name = nameBefore(at.module.script, at.node);
  const meaning = name === undefined ? FORMATTED : `${FORMATTED}, ${name}`;
  return [constantFact({ value, meaning, sources: [placeOfNode(at.node, at.module)], says: FORMATTED }, at)];
}

function literal(node: Node, pattern: RegExp, meaning: string, at: Sighting<CallLike>): readonly Fact[] {
  const value = literalString(node);
  if (value === undefined || !pattern.test(value)) return [];
  const sources = [placeOfNode(node, at.module)];
  return [constantFact({ value, meaning, sources, says: meaning }, { ...at, node })];
}
