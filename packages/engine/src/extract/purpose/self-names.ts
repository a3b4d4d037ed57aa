/** Objects in which a product names itself: `{name:"...",version:"1.2.3",description:"..."}`, `{appName:"..."}`. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { joinSources, stringOf, type Value } from "../../evaluate/value.ts";
import { hasSeveralWords } from "../../language/sentence.ts";
import { addTo } from "../../multimap.ts";
import { literalString } from "../../syntax/literals.ts";
import type { ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { Sighting } from "../survey.ts";

const NAMES = new Set(["productName", "appName", "applicationName", "featureName", "siteName", "moduleName"]);
/** Beside a version, these tell of the same thing. */
const BESIDE_VERSION = new Map([
  ["name", "name"],
  ["displayName", "name"],
  ["description", "description"],
] as const);

export function selfNames({ node, module, unit }: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  const properties = fixedProperties(node);
  const told = properties.some(([key]) => key === "description" || key === "displayName");
  const versioned =
    (told || isPackage(node)) &&
    properties.some(
      ([key, { value }]) => key === "version" && /^\d+\.\d+\.\d+/.test(stringOf(ev.evaluate(value, module)) ?? ""),
    );
  return properties.flatMap(([key, property]): readonly Fact[] => {
    const kind = kindOf(key, versioned);
    const value = kind && ev.evaluate(property.value, module);
    const text = value && stringOf(value);
    if (!kind || !value || text === undefined || !(isFit(kind, text) || (kind === "name" && isPackage(node))))
      return [];
    const place = { script: module.script, start: property.start, end: property.end, says: key };
    return [{ point: "purpose", content: { kind, text }, basis: "shown", evidence: [place, ...written(value)], unit }];
  });
}

/** The whole `package.json` of the product, as bundlers put it in: what a package publishes has no need of the scripts. */
const isPackage = (node: ObjectExpression): boolean =>
  ["name", "version", "scripts", "devDependencies"].every((key) => fixedKeys(node).has(key));

/** A kit's modules name themselves, too, `moduleName:"TextFilter"`: a key of several texts is not the product's. */
export function alone(named: readonly Fact[]): readonly Fact[] {
  const texts = new Map<string, Set<string>>();
  for (const { content, evidence } of named) if ("text" in content) addTo(texts, evidence[0].says, content.text);
  return named.filter(({ evidence }) => texts.get(evidence[0].says)?.size === 1);
}

/**
 * Libraries have their `package.json` put in, too, for the version in it. Of several, the product's is the one that depends
 * on another and that none depends on; where no such is there, all are of libraries. Takes objects, gives those without the
 * packages of others.
 */
export function withoutOthersPackages(objects: readonly Sighting<ObjectExpression>[]): typeof objects {
  const packages = objects.filter(({ node }) => isPackage(node));
  if (packages.length < 2) return objects;
  const names = new Set(packages.map(({ node }) => packageName(node)));
  const asked = new Set(packages.flatMap(({ node }) => dependenciesOf(node)));
  const others = new Set(
    packages.filter(
      ({ node }) => asked.has(packageName(node)) || !dependenciesOf(node).some((name) => names.has(name)),
    ),
  );
  return objects.filter((one) => !others.has(one));
}

const packageName = (node: ObjectExpression): string => literalString(propertyOf(node, "name")) ?? "";

function dependenciesOf(node: ObjectExpression): readonly string[] {
  return ["dependencies", "devDependencies", "peerDependencies"].flatMap((key) => {
    const listed = propertyOf(node, key);
    return listed?.type === "ObjectExpression" ? [...fixedKeys(listed)] : [];
  });
}

/** The text, where it stands elsewhere. */
const written = (value: Value): readonly FactEvidence[] =>
  joinSources([value]).map((source) => ({ ...source, says: "text", for: "/text" }));

/** Whether an object with such a key has a chance: one that names the product, or a version. */
export const mayName = (key: string): boolean => NAMES.has(key) || key === "version";

function kindOf(key: string, versioned: boolean): "name" | "description" | undefined {
  if (NAMES.has(key)) return "name";
  return versioned ? [...BESIDE_VERSION].find(([name]) => name === key)?.[1] : undefined;
}

/** A class of a style sheet: `{appName:"E4G0VSqNcUe"}`. */
const STYLE_CLASS = /^(?=.*\d)(?=.*\p{Ll})(?=.*\p{Lu})[\w-]{10,}$/u;
/** The label of a field: `{appName:"Name of the app"}`, `"App name"`. */
const LABEL = /^Name\b|\b[Nn]ame$/u;

const isFit = (kind: "name" | "description", text: string): boolean =>
  kind === "name"
    ? !STYLE_CLASS.test(text) && !LABEL.test(text) && /^(?:@[\w-]+\/\p{L}|\p{Lu})[\p{L}\d .'_-]{2,60}$/u.test(text)
    : hasSeveralWords(text) && text.length < 400;
