/**
 * Whose limit it is that is called by a word that every limit is called by: `people:{max:12}`, `{name:"people",
 * rules:[{max:12}]}`, `notes:text().max(500)`, `register("people",{max:12})`, `ensure("band").maxLength(60)`. Takes such a
 * name and its place, gives the name with the subject before it, nothing where no subject is seen.
 */

import { isStyleName } from "../../../language/amounts.ts";
import { ancestors } from "../../../syntax/ancestors.ts";
import { keyName, literalString, memberName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { isEmptyName } from "../../subjects/words.ts";
import type { Sighting } from "../../survey.ts";

const GENERIC = /^(?:max|min|maximum|minimum|upper|lower|value|end)(?:Length|Value)?$/;

/** Whether a name says only that something is bounded. */
export const isGeneric = (name: string): boolean => GENERIC.test(name);

/** Beside a limit these say what it is a limit of. */
const NAMES = ["name", "field", "id", "dataIndex", "label"];
/** Under these keys fields have their rules and the attributes of their inputs. */
const HOLDERS = /^(?:rules?|validat(?:e|ion|ors?)|constraints|inputProps|htmlInput|slotProps|attrs)$/;
const ELEMENTS = /^(?:input|textarea|select|meter|progress)$/;
/** How many nodes stand between a limit and its subject. */
const MAX_WAY = 10;

export function whose(name: string, { node, unit }: Sighting<Node>): string | undefined {
  const around = ancestors(unit.node, node.start);
  const index = around.indexOf(node);
  const subject = ofChain(node) ?? (index < 0 ? undefined : above(around.slice(0, index).toReversed(), node));
  return subject === undefined || isStyleName(subject) ? undefined : `${subject}.${name}`;
}

/** `ensure("band").required().maxLength(60)` */
function ofChain(node: Node): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const of = node.callee.object;
  if (of.type !== "CallExpression") return undefined;
  const [only, ...more] = of.arguments;
  return (more.length === 0 ? fieldIn(only) : undefined) ?? ofChain(of);
}

function above(around: readonly Node[], inner: Node): string | undefined {
  const [node, ...further] = around.slice(0, MAX_WAY);
  if (!node) return undefined;
  const found = subjectAt(node, inner);
  return found === null ? undefined : (found ?? above(further, node));
}

/** Null where nothing further out is its subject. */
function subjectAt(node: Node, inner: Node): string | null | undefined {
  switch (node.type) {
    case "ObjectExpression":
      return besides(node);
    case "Property":
      return saying(keyName(node.key, node.computed));
    case "PropertyDefinition":
      return saying(keyName(node.key, node.computed)) ?? null;
    case "AssignmentExpression":
      return saying(memberName(node.left)) ?? null;
    case "CallExpression": {
      const [first, second] = node.arguments;
      // what a component is given is of nothing around it
      if (inner === second && (first?.type === "Identifier" || first?.type === "MemberExpression")) return null;
      return inner === node.callee || inner === first ? undefined : given(first);
    }
    case "ArrayExpression":
    case "MemberExpression":
    case "ConditionalExpression":
    case "LogicalExpression":
    case "ChainExpression":
      return undefined;
    default:
      return null;
  }
}

const besides = (node: ObjectExpression): string | undefined =>
  NAMES.flatMap((name) => literalString(propertyOf(node, name)) ?? []).find((text) => text.length > 1);

const saying = (key: string | undefined): string | undefined =>
  key === undefined || key.length < 3 || isEmptyName(key) || HOLDERS.test(key) ? undefined : key;

/** `register("people",{max:12})`; an element is no field. */
function given(first: Node | undefined): string | undefined {
  const text = fieldIn(first);
  return text === undefined || ELEMENTS.test(text) ? undefined : text;
}

const fieldIn = (node: Node | undefined): string | undefined => {
  const text = node && literalString(node);
  return text !== undefined && /^[a-zA-Z][\w.-]+$/.test(text) ? text : undefined;
};
