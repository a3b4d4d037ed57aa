/**
 * Texts that the product agrees on with its users and their browsers: keys of what is kept in the browser, names of
 * files that are saved, formats of dates and times, by the function that they are given to.
 */
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import { nameBefore } from "../../constants/surroundings.ts";
import { writtenTexts } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { keptDefaults } from "./kept-defaults.ts";
import { storageKeys } from "./storage.ts";

const FILE = /^[\w{][\w{}.-]*\.(?:json|txt|csv|tsv|xlsx?|pdf|zip|gz|tgz|png|jpe?g|svg|ics|xml|ya?ml|log|md|html|sql)$/i;

/** Letters of Day.js, Moment, Luxon, date-fns and Angular; "hy-am" is a language. */
const FORMAT =
  /^(?=.{4})(?=.*([DMYHhmsdy])\1|[DMdhH][/.:])(?:(?:[DMYHhmsdySA]{1,4}o?|E{3,4})[\s:./,-]+){1,6}[DMYHhmsdySAa]{1,4}o?(?:\[\w+\])?$/;
const FORMATTED = "format of a date or time";

export const browserKeys = {
  name: "browser-keys",
  call(at, context) {
    const { 0: first, 1: second } = at.node.arguments;
    if (!first) return [];
    const keys = storageKeys(at, context).concat(keptDefaults(at, context));
    return keys.length > 0 || !second || literalString(second) === undefined
      ? keys
      : saved(second, at, context, memberName(at.node.callee) === "saveAs");
  },
  all: ({ texts, assignments }, context) => [
    ...withoutRepeats(texts.flatMap(ofForm), FORMATTED),
    ...assignments.flatMap((at) =>
      memberName(at.node.left) === "download" ? saved(at.node.right, at, context, true) : [],
    ),
  ],
} satisfies Extractor;

/** A format is told by its form, wherever it stands. */
function ofForm(at: Sighting<Node>): readonly Fact[] {
  const value = literalString(at.node);
  if (value === undefined || value.length > 40 || !FORMAT.test(value)) return [];
  const name = nameBefore(at.module.script, at.node);
  const meaning = name === undefined ? FORMATTED : `${FORMATTED}, ${name}`;
  return [constantFact({ value, meaning, sources: [placeOfNode(at.node, at.module)], says: FORMATTED }, at)];
}

/**
 * `link.download = "loans.csv"` (HTML, 4.6), `saveAs(blob, "loans.csv")`: also where a function is given the name; of any
 * ending, `orders.dat`, where it is told to save.
 */
const saved = (node: Node, at: Sighting<Node>, context: ExtractContext, isTold: boolean): readonly Fact[] =>
  wholeAtCallSites(context.ev.evaluate(node, at.module), at, context).flatMap(({ value, at: place }) =>
    writtenTexts(value)
      .filter(({ value: name }) => FILE.test(name) || (isTold && name.indexOf(".") > 0 && !name.includes("/")))
      .map((found) => constantFact({ ...found, meaning: "name of a file", says: "name of a file" }, place)),
  );
