/** Objects in which a product names itself: `{name:"...",version:"1.2.3",slogan:"..."}`, `{appName:"..."}`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { joinSources, stringOf } from "../../evaluate/value.ts";
import { keyName } from "../../syntax/literals.ts";
import type { ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { Sighting } from "../survey.ts";

const NAMES = new Set(["productName", "appName", "applicationName", "featureName", "siteName", "moduleName"]);
const SLOGANS = new Set(["slogan", "tagline", "motto"]);
/** Beside a version, these tell of the same thing. */
const BESIDE_VERSION = new Map([
  ["name", "name"],
  ["displayName", "name"],
  ["description", "description"],
] as const);

export function selfNames({ node, module, unit }: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  if (!mayName(fixedKeys(node))) return [];
  const keys = node.properties.map((p) => (p.type === "Property" ? keyName(p.key, p.computed) : undefined));
  const told = keys.some(
    (key) => key === "description" || key === "displayName" || (key !== undefined && SLOGANS.has(key)),
  );
  const versioned =
    told &&
    node.properties.some((property, index) => {
      if (keys[index] !== "version" || property.type !== "Property") return false;
      return /^\d+\.\d+\.\d+/.test(stringOf(ev.evaluate(property.value, module)) ?? "");
    });
  return node.properties.flatMap((property, index): readonly Fact[] => {
    const key = keys[index] ?? "";
    const kind = kindOf(key, versioned);
    const value = kind && property.type === "Property" ? ev.evaluate(property.value, module) : undefined;
    const text = value && stringOf(value);
    if (!kind || !value || text === undefined || !isFit(kind, text)) return [];
    const place = { script: module.script, start: property.start, end: property.end, says: key };
    return [{ point: "purpose", content: { kind, text }, basis: "shown", evidence: [place, ...written(value)], unit }];
  });
}

/** A kit's modules name themselves, too, `moduleName:"TextFilter"`: a key of several names is not the product's. */
export function alone(named: readonly Fact[]): readonly Fact[] {
  const texts = new Map<string, Set<string>>();
  for (const fact of named) {
    const key = keyOf(fact);
    if (key !== undefined && "text" in fact.content)
      texts.set(key, (texts.get(key) ?? new Set()).add(fact.content.text));
  }
  return named.filter((fact) => (texts.get(keyOf(fact) ?? "")?.size ?? 0) < 2);
}

const keyOf = ({ content, evidence: [first] }: Fact): string | undefined =>
  "kind" in content && content.kind === "name" ? first?.says : undefined;

/** The text, where it stands elsewhere. */
const written = (value: Value): readonly FactEvidence[] =>
  joinSources([value]).map((source) => ({ ...source, says: "text", for: "/text" }));

/** Whether some key has a chance: one that names the product, or a version with a word of the same thing. */
function mayName(keys: ReadonlySet<string>): boolean {
  for (const key of keys) if (NAMES.has(key) || SLOGANS.has(key)) return true;
  return keys.has("version") && (keys.has("description") || keys.has("displayName"));
}

function kindOf(key: string, versioned: boolean): "name" | "description" | undefined {
  if (NAMES.has(key)) return "name";
  if (SLOGANS.has(key)) return "description";
  return versioned ? [...BESIDE_VERSION].find(([name]) => name === key)?.[1] : undefined;
}

const isFit = (kind: "name" | "description", text: string): boolean =>
  kind === "name"
    ? /^(?:@[\w-]+\/\p{L}|\p{Lu})[\p{L}\d .'_-]{2,60}$/u.test(text)
    : /\p{L}\s+\p{L}/u.test(text) && text.length < 400;
