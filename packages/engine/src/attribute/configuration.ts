/**
 * Data that configures a program: manifests of npm packages that a bundler made a module of
 * (`t.exports={name:"shop",version:"1.2.0",license:"MIT"}`), environments of Angular's command line
 * (`{production:true,...}`). Whose they are is said by who uses them, and not by what they look like.
 */
import type { Node } from "@oxc-project/types";
import { walk } from "../syntax/walk.ts";
import { wordSet } from "../word-set.ts";

/** Members that npm documents for package.json, beside name and version. */
const MEMBERS = wordSet(`
  description keywords homepage bugs license author contributors funding files exports main browser bin man
  directories repository scripts dependencies devDependencies peerDependencies bundleDependencies optionalDependencies
  engines private publishConfig workspaces
`);
/** Fewest of them. */
const MIN_MEMBERS = 3;
/** Nodes up to the object: a wrapper, an assignment. */
const MAX_NODES = 24;
/** Longest code of a manifest, in UTF-16 code units. */
const MAX_LENGTH = 20_000;

/** One of them stands in all: a quick look before anything is walked. */
const WORD = /version|production/;

/** @param text that of the unit */
export function isConfiguration(unit: Node, text: string): boolean {
  if (unit.end - unit.start > MAX_LENGTH || !WORD.test(text)) return false;
  let nodes = 0;
  let found = false;
  walk(unit, (node) => {
    if (found || ++nodes > MAX_NODES) return false;
    found = node.type === "ObjectExpression" && (hasMembers(node) || isEnvironment(node));
    return !found;
  });
  return found;
}

function hasMembers({ properties }: Extract<Node, { type: "ObjectExpression" }>): boolean {
  const keys = new Set(properties.flatMap((p) => (p.type === "Property" ? (nameOf(p.key) ?? []) : [])));
  const known = [...keys].filter((key) => MEMBERS.has(key));
  return keys.has("name") && keys.has("version") && known.length >= MIN_MEMBERS;
}

/** `production:true`, which minifiers write as `!0`. */
const isEnvironment = ({ properties }: Extract<Node, { type: "ObjectExpression" }>): boolean =>
  properties.some(
    (p) =>
      p.type === "Property" &&
      nameOf(p.key) === "production" &&
      ((p.value.type === "UnaryExpression" && p.value.operator === "!") ||
        (p.value.type === "Literal" && typeof p.value.value === "boolean")),
  );

const nameOf = (key: Node): string | undefined =>
  key.type === "Identifier"
    ? key.name
    : key.type === "Literal" && typeof key.value === "string"
      ? key.value
      : undefined;
