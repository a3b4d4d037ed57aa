/**
 * The forms in which the options of a field are written as objects:
 *
 *     {value: "open", label: "Open"}      {key: "open", text: "Open"}      {key: "open", value: t("open")}
 *     {type: "stdout", label: "Stdout"}      {name: "Total members", value: "total"}
 */
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, isPrototype } from "../../syntax/object-keys.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import { wordsOf } from "../subjects/words.ts";
import type { Entry } from "./records.ts";

export const areOptions = (nodes: readonly (Node | null)[]): boolean =>
  !nodes.every(isChecked) && (nodes.every(isOption) || areNamed(nodes));

/** `{key: "notes", label: "Notes", defaultChecked: true}`: a box of its own, which says yes or no (HTML, React). */
const isChecked = (node: Node | null): boolean =>
  node?.type === "ObjectExpression" && ["checked", "defaultChecked"].some((key) => fixedKeys(node).has(key));

/** `{value: "open", label: "Open"}`, `{key: "open", label: "Open"}`: as the options of a field are written. */
function isOption(node: Node | null): boolean {
  const entries = new Map(node?.type === "ObjectExpression" ? entriesOf(node) : []);
  const keys = new Set(entries.keys());
  if (isWorded(entries)) return true;
  const isLabelled = keys.has("label") || keys.has("text") || keys.has("title");
  return (keys.has("value") || keys.has("key") || isKind(keys)) && isLabelled;
}

/** `{type: "stdout", label: "Stdout"}`: one of several kinds, and no field, which has a name beside its type. */
const isKind = (keys: ReadonlySet<string>): boolean => keys.has("type") && keys.has("label") && !keys.has("name");

/** `{key: "always", value: t("always")}`: words for a key, where the key is what is chosen. */
export function isWorded(keys: ReadonlyMap<string, Node>): boolean {
  const words = keys.get("value");
  if (!keys.has("key") || !words) return false;
  const isTold = words.type === "CallExpression" && words.arguments.length > 0;
  return isTold || /^\p{Lu}/u.test(literalString(words) ?? "");
}

/**
 * `{name: "Total members", value: "total"}`: names for people, of which half share a word with what they stand for. A
 * header of a request or a property of a thing is written alike, and its name says nothing of its value.
 */
function areNamed(nodes: readonly (Node | null)[]): boolean {
  const options = nodes.map((node) => new Map(node?.type === "ObjectExpression" ? entriesOf(node) : []));
  const kin = options.filter((keys) => {
    const value = new Set(lowerWords(literalString(keys.get("value"))));
    return lowerWords(literalString(keys.get("name"))).some((word) => value.has(word));
  });
  const areWords = options.every((keys) => /^\p{Lu}/u.test(literalString(keys.get("name")) ?? ""));
  return areWords && kin.length * 2 >= options.length;
}

const lowerWords = (text = ""): readonly string[] => wordsOf(text).map((word) => word.toLowerCase());

/** The properties of an object, with those that are added under a condition; nothing where not all are known. */
export function allEntries(node: ObjectExpression): readonly Entry[] | undefined {
  const out: Entry[] = [];
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      const added = alternatives(property.argument);
      for (const one of added) {
        if (one.type !== "ObjectExpression") return undefined;
        for (const each of one.properties) if (each.type === "Property") push(each, out);
      }
    } else if (!push(property, out)) return undefined;
  }
  return out;
}

function push(property: ObjectProperty, out: Entry[]): boolean {
  if (isPrototype(property)) return true;
  const key = keyName(property.key, property.computed);
  if (key !== undefined) out.push({ key, at: property.key, value: property.value });
  return key !== undefined;
}

type ObjectProperty = Extract<ObjectExpression["properties"][number], { type: "Property" }>;

export const entriesOf = (node: ObjectExpression): readonly (readonly [string, Node])[] =>
  (allEntries(node) ?? []).map(({ key, value }) => [key, value]);
