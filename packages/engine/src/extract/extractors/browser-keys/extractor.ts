/**
 * Texts that the product agrees on with its users and their browsers: keys of what is kept in the browser, names of
 * files that are saved, formats of dates and times, by the function that they are given to.
 */

import { keyName, literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import { keptWords } from "../../constants/surroundings.ts";
import { textsOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { objectsWith } from "../../objects-with.ts";
import { spreadToCallers } from "../../spread-to-callers.ts";
import type { Sighting } from "../../survey.ts";

const STORAGE = /^(?:localStorage|sessionStorage)$/;
const STORAGE_METHODS = new Set(["getItem", "setItem", "removeItem"]);
const FILE = /^[\w][\w.-]*\.(?:json|txt|csv|tsv|xlsx?|pdf|zip|gz|tgz|png|jpe?g|svg|ics|xml|ya?ml|log|md|html|sql)$/i;

/** Several signs between the parts of a text, no single one that any program splits at. */
const SEPARATOR = /^(?=.{3,8}$)(?!\s+$)[^\p{L}\d]+$/u;

const FORMS: readonly (readonly [RegExp, string])[] = [
  // letters of Day.js, Moment, Luxon and date-fns; "hy-am" is a language
  [
    /^(?=.{4})(?=.*([DMYHhmsdy])\1|[DMdhH][/.:])(?:[DMYHhmsdyA]{1,4}[\s:./,-]+){1,6}[DMYHhmsdyAa]{1,4}$/,
    "format of a date or time",
  ],
  [/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/, "version"],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "identifier"],
];

export const browserKeys = {
  name: "browser-keys",
  call(at, context) {
    const { callee, arguments: args } = at.node;
    const method = memberName(callee);
    const { 0: first, 1: second } = args;
    if (!first) return [];
    if (method !== undefined && STORAGE_METHODS.has(method) && isStorage(callee)) return keyOf(first, at, context);
    if (method === "split" && args.length === 1) return literal(first, SEPARATOR, "separator", at);
    if (method === "open" && /caches$/.test(sourceOf(callee, at))) return keyOf(first, at, context);
    return second ? literal(second, FILE, "name of a file", at) : [];
  },
  all({ texts, objects }) {
    const listed = new Set([
      ...objects.flatMap(({ node }) => versionsIn(node)),
      ...objectsWith(objects, "id").flatMap(({ node }) => recordIds(node)),
    ]);
    return withoutRepeats(
      texts.flatMap((at) => (listed.has(at.node) ? [] : ofForm(at))),
      /^format of a date or time/,
    );
  },
} satisfies Extractor;

/** More versions beside each other are those of packages. */
const MAX_VERSIONS = 3;

function versionsIn({ properties }: ObjectExpression): readonly Node[] {
  const found = properties.flatMap((property) =>
    property.type === "Property" && /^\D?\d+\.\d+\.\d+/.test(literalString(property.value) ?? "")
      ? [property.value]
      : [],
  );
  return found.length > MAX_VERSIONS ? found : [];
}

/** `{id:"4af53e2a-..."}`: a record of data that the product carries along has an identifier of its own. */
const recordIds = (node: ObjectExpression): readonly Node[] =>
  fixedProperties(node).flatMap(([key, { value }]) => (key === "id" ? [value] : []));

/** `localStorage.getItem`, `window.sessionStorage.setItem`. */
const isStorage = (callee: Node): boolean => {
  if (callee.type !== "MemberExpression") return false;
  const { object } = callee;
  if (object.type === "Identifier") return STORAGE.test(object.name);
  return object.type === "MemberExpression" && STORAGE.test(keyName(object.property, object.computed) ?? "");
};

const sourceOf = (callee: Node, { module }: Sighting<Node>): string =>
  callee.type === "MemberExpression" ? module.script.text.slice(callee.object.start, callee.object.end) : "";

/** Written and removed at once, to see whether the browser keeps anything. */
const PROBE = /^_*(?:(?:storage|local_?storage)_*)?(?:test|probe|check)_*$/i;

/** Also where a function of the product's own hands the key on. */
function keyOf(node: Node, at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const meaning = "key of what is kept in the browser";
  return spreadToCallers(context.ev.evaluate(node, at.module), at, context).flatMap(({ value, at: place }) =>
    textsOf(value)
      .filter((found) => found.value.length > 2 && !/\s/.test(found.value) && !PROBE.test(found.value))
      .map((found) => constantFact({ ...found, meaning, says: "kept in the browser" }, place)),
  );
}

/** `webhookId:"65c7..."`, `example:"9b1c..."`: in records that the product carries along, and in samples. */
const OF_RECORD = /(?:\wId|example|sample)["']?\s*:\s*\[?$/;
/** Stands for any version; what is taken apart at once, `"19.2.8".split(".")`, is a library's that the bundler wrote in. */
const NO_VERSION = /^(?:0\.0\.0|99+\.\d+\.\d+)$/;

/** Formats, versions and identifiers are told by their form, wherever they stand. */
function ofForm(at: Sighting<Node>): readonly Fact[] {
  const value = literalString(at.node);
  const meaning = value === undefined || value.length > 40 ? undefined : FORMS.find(([form]) => form.test(value))?.[1];
  if (value === undefined || meaning === undefined) return [];
  const { script } = at.module;
  const before = script.text.slice(Math.max(0, at.node.start - 70), at.node.start);
  // Sentry's plugins for bundlers put an identifier into each chunk
  if (before.includes("_sentryDebugIds") || (meaning === "identifier" && OF_RECORD.test(before))) return [];
  if (meaning === "version" && (NO_VERSION.test(value) || script.text.startsWith(".split(", at.node.end))) return [];
  const words = keptWords(script, { start: Math.max(0, at.node.start - 70), end: at.node.start }, 3);
  const sources = [{ script, start: at.node.start, end: at.node.end }];
  return [constantFact({ value, meaning: [meaning, ...words].join(", "), sources, says: meaning }, at)];
}

function literal(node: Node, pattern: RegExp, meaning: string, at: Sighting<CallLike>): readonly Fact[] {
  const value = literalString(node);
  if (value === undefined || !pattern.test(value)) return [];
  const sources = [{ script: at.module.script, start: node.start, end: node.end }];
  return [constantFact({ value, meaning, sources, says: meaning }, { ...at, node })];
}
