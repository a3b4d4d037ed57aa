/**
 * Tables whose entries code compares with a role: where `user.role === "keeper"` is asked, `{ rider: "Rider", keeper: "Stable
 * keeper" }`, `[{ value: "keeper", label: "Stable keeper" }]` and `{ RIDER: "rider", KEEPER: "keeper" }` are the program's
 * roles. All that is compared has to stand in the table, and tables that disagree say nothing.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { stringOf } from "../../evaluate/value.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { enumGroups } from "./enum-assignments.ts";
import { roleFact } from "./role-fact.ts";
import { isAccessName, isForeignRole } from "./role-words.ts";

interface Role {
  readonly name: string;
  readonly label?: string;
  readonly at: Sighting<Node>;
}

const MAX_ROLES = 16;
/** By which properties an option of a list is told, and what it is called. */
const VALUES = ["value", "id", "key"];
const LABELS = ["label", "title", "text", "name"];

type Tables = Pick<Survey, "objects" | "arrays" | "assignments" | "calls">;

/** The roles of the tables that have all the names that are compared. */
export function comparedTables(compared: ReadonlySet<string>, survey: Tables, ev: Evaluator): readonly Fact[] {
  if (compared.size === 0) return [];
  const tables = tablesIn(survey, ev).filter((roles) => isTableOf(roles, compared));
  const sets = new Set(tables.map((roles) => namesIn(roles)));
  if (sets.size !== 1) return [];
  return tables.flatMap((roles) =>
    roles.map(({ name, label, at }) => roleFact({ kind: "role", name, ...(label === undefined ? {} : { label }) }, at)),
  );
}

const namesIn = (roles: readonly Role[]): string => [...new Set(roles.map(({ name }) => name))].sort().join();

function isTableOf(roles: readonly Role[], compared: ReadonlySet<string>): boolean {
  const names = new Set(roles.map(({ name }) => name));
  if (names.size < 2 || names.size > MAX_ROLES || roles.some(({ name }) => !isAccessName(name) || isForeignRole(name)))
    return false;
  return [...compared].every((name) => names.has(name));
}

const tablesIn = ({ objects, arrays, assignments, calls }: Tables, ev: Evaluator): readonly (readonly Role[])[] => [
  ...objects.flatMap((at) => entriesOf(at, ev)),
  ...arrays.flatMap(optionsOf),
  ...arrays.flatMap(({ node, ...at }) => choicesIn(node.elements, at)),
  ...calls.flatMap(({ node, ...at }) => choicesIn(node.arguments, at)),
  ...enumGroups(assignments, ev).map((group) => group.map(({ name, at }) => ({ name, at }))),
];

/** `{ keeper: "Stable keeper" }`, `{ [KEEPER]: "Stable keeper" }` and `{ KEEPER: "keeper" }`. */
function entriesOf({ node, module, unit }: Sighting<ObjectExpression>, ev: Evaluator): readonly (readonly Role[])[] {
  if (node.properties.length < 2 || node.properties.length > MAX_ROLES) return [];
  const roles: Role[] = [];
  let [isLabelled, isEnum] = [true, true];
  for (const property of node.properties) {
    const text = property.type === "Property" ? literalString(property.value) : undefined;
    if (property.type !== "Property" || text === undefined) return [];
    const key = keyName(property.key, property.computed) ?? stringOf(ev.evaluate(property.key, module));
    if (key === undefined) return [];
    const isSame = letters(key) === letters(text);
    isEnum &&= isSame && key !== text;
    isLabelled &&= /^\p{Lu}\p{Ll}/u.test(text) && key !== text;
    if (!isEnum && !isLabelled) return [];
    const at = { node: property, module, unit };
    roles.push(isLabelled ? { name: key, label: text, at } : { name: text, at });
  }
  return isLabelled || isEnum ? [roles] : [];
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** `[{ value: "keeper", label: "Stable keeper" }]` */
function optionsOf({ node, module, unit }: Survey["arrays"][number]): readonly (readonly Role[])[] {
  if (node.elements.length < 2 || node.elements.length > MAX_ROLES) return [];
  const roles: Role[] = [];
  for (const element of node.elements) {
    if (element?.type !== "ObjectExpression") return [];
    const [name, label] = [VALUES, LABELS].map((keys) =>
      keys.map((key) => literalString(propertyOf(element, key))).find((text) => text !== undefined),
    );
    if (name === undefined || label === undefined) return [];
    roles.push({ name, label, at: { node: element, module, unit } });
  }
  return [roles];
}

/** `<option value="keeper">Stable keeper</option>`, one beside the other; the one that chooses nothing is none of them. */
function choicesIn(elements: readonly (Node | null)[], at: Omit<Sighting<Node>, "node">): readonly (readonly Role[])[] {
  const made = elements.flatMap((one) => (one?.type === "CallExpression" ? [one] : []));
  if (made.length < 2 || made.length > MAX_ROLES + 1) return [];
  const roles: Role[] = [];
  for (const node of made) {
    const [type, props, child] = node.arguments;
    const isOption = literalString(type) === "option" && props?.type === "ObjectExpression";
    const name = isOption ? literalString(propertyOf(props, "value")) : undefined;
    const label = literalString(propertyOf(props, "children")) ?? literalString(child);
    if (name === undefined) return [];
    if (name !== "" && label !== undefined) roles.push({ name, label, at: { ...at, node } });
  }
  return [roles];
}
