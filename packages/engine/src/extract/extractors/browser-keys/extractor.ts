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
import { objectsWith } from "../../objects-with.ts";
import type { ArrayNode, Sighting } from "../../survey.ts";
import { keptDefaults } from "./kept-defaults.ts";
import { OF_RECORD, recordIds, textsIn, versionsIn } from "./records.ts";
import { storageKeys } from "./storage.ts";
import { versionSubjects } from "./version-subjects.ts";

const FILE = /^[\w][\w.-]*\.(?:json|txt|csv|tsv|xlsx?|pdf|zip|gz|tgz|png|jpe?g|svg|ics|xml|ya?ml|log|md|html|sql)$/i;

const VERSION = /^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/;

const FORMS: readonly (readonly [RegExp, string])[] = [
  // letters of Day.js, Moment, Luxon and date-fns; "hy-am" is a language
  [
    /^(?=.{4})(?=.*([DMYHhmsdy])\1|[DMdhH][/.:])(?:[DMYHhmsdyA]{1,4}[\s:./,-]+){1,6}[DMYHhmsdyAa]{1,4}$/,
    "format of a date or time",
  ],
  [VERSION, "version"],
  [/^(?:[<>]=?|[~^]) ?\d+\.\d+\.\d+$/, "range of versions"],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "identifier"],
];

export const browserKeys = {
  name: "browser-keys",
  call(at, context) {
    const { 0: first, 1: second } = at.node.arguments;
    if (!first) return [];
    const keys = storageKeys(at, context).concat(keptDefaults(at, context));
    return keys.length > 0 || !second ? keys : literal(second, FILE, "name of a file", at);
  },
  all(survey, context) {
    const { texts, objects, arrays } = survey;
    const against = versionSubjects(survey, context, VERSION);
    const formats = arrays.filter(({ node }) => isFormats(node));
    const listed = new Set<Node | null>([
      ...formats.flatMap(({ node }) => node.elements),
      ...objects.flatMap(({ node }) => versionsIn(node)),
      ...objectsWith(objects, "requiredVersion", "shareConfig").flatMap(({ node }) => textsIn(node)),
      ...objectsWith(objects, "id", "uuid", "guid").flatMap(({ node }) => recordIds(node)),
    ]);
    return [
      ...formats.map(formatList),
      ...withoutRepeats(
        withoutRecords(texts.flatMap((at) => (listed.has(at.node) ? [] : ofForm(at, against)))),
        "format of a date or time",
      ),
    ];
  },
} satisfies Extractor;

/** Most identifiers of one name; more are of the records that the product carries along. */
const MAX_RECORDS = 3;

function withoutRecords(facts: readonly Fact[]): readonly Fact[] {
  const meaningOf = ({ content }: Fact): string => ("meaning" in content ? (content.meaning ?? "") : "");
  const byMeaning = Map.groupBy(facts, meaningOf);
  return facts.filter((fact) => {
    const meaning = meaningOf(fact);
    return !meaning.startsWith("identifier") || (byMeaning.get(meaning)?.length ?? 0) <= MAX_RECORDS;
  });
}

/** Fewest formats that are a choice. */
const MIN_FORMATS = 2;

/** `["YYYY-MM-DD","DD/MM/YYYY"]`: formats to choose from are one list. */
const isFormats = ({ elements }: ArrayNode): boolean =>
  elements.length >= MIN_FORMATS &&
  elements.every((element) => FORMS[0]?.[0].test(literalString(element) ?? "") === true);

function formatList(at: Sighting<ArrayNode>): Fact {
  const { node, module } = at;
  const value = node.elements.flatMap((element) => literalString(element) ?? []);
  const sources = [placeOfNode(node, module)];
  return constantFact({ value, meaning: "formats of dates or times", sources, says: "formats" }, at);
}

/** Stands for any version; what is taken apart at once, `"19.2.8".split(".")`, is a library's that the bundler wrote in. */
const NO_VERSION = /^(?:0\.0\.0|99+\.\d+\.\d+)$/;

/** Formats, versions and identifiers are told by their form, wherever they stand. */
function ofForm(at: Sighting<Node>, against: ReadonlyMap<Node, string>): readonly Fact[] {
  const value = literalString(at.node);
  const meaning = value === undefined || value.length > 40 ? undefined : FORMS.find(([form]) => form.test(value))?.[1];
  if (value === undefined || meaning === undefined) return [];
  const { script } = at.module;
  const before = script.text.slice(Math.max(0, at.node.start - 70), at.node.start);
  // Sentry's plugins for bundlers put an identifier into each chunk
  if (before.includes("_sentryDebugIds") || (meaning === "identifier" && OF_RECORD.test(before))) return [];
  if (meaning === "version" && (NO_VERSION.test(value) || script.text.startsWith(".split(", at.node.end))) return [];
  const name = nameBefore(script, at.node) ?? against.get(at.node);
  // nothing says whose version it is, or what is identified
  if (name === undefined && (meaning === "version" || meaning === "identifier")) return [];
  const sources = [placeOfNode(at.node, at.module)];
  return [
    constantFact(
      { value, meaning: [meaning, name].filter((one) => one !== undefined).join(", "), sources, says: meaning },
      at,
    ),
  ];
}

function literal(node: Node, pattern: RegExp, meaning: string, at: Sighting<CallLike>): readonly Fact[] {
  const value = literalString(node);
  if (value === undefined || !pattern.test(value)) return [];
  const sources = [placeOfNode(node, at.module)];
  return [constantFact({ value, meaning, sources, says: meaning }, { ...at, node })];
}
