/**
 * Fields that GraphQL documents select (specification of October 2021): those of a field belong to what it is called,
 * those of a fragment to the type that it is on.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { texts } from "../../evaluate/text.ts";
import { documentIn, type GraphqlField } from "../../formats/graphql/document.ts";
import { placeOfNode } from "../name-place.ts";
import { aboutOf, kindName, partName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

/** Levels of a connection that stand between a thing and its parts (Relay's specification of cursor connections). */
const CONNECTION = new Set(["edges", "node", "nodes", "items", "data", "results", "list", "pageInfo", "totalCount"]);
/** So many other fields beside such a level are those of a thing, which has the list as one of them. */
const MIN_BESIDE = 2;
const MAX_DEPTH = 12;

type Shown = Pick<FieldSighting, "at" | "named" | "group">;

export function* selectedFields(survey: Survey, ev: Evaluator): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.documents) {
    const template = node.type === "TaggedTemplateExpression" ? node.quasi : node;
    const parts = texts(ev.evaluate(template, module))[0]?.parts ?? [];
    const { operations, fragments } = documentIn(parts.map((part) => (typeof part === "string" ? part : " ")).join(""));
    const at = { node, module, unit };
    const source = placeOfNode(node, module);
    const shown = (name: string): Shown => ({ at, group: node, named: { name, at: source, sent: true } });
    for (const { on, fields } of fragments) {
      const owner = kindName(on);
      if (owner) yield* selected(owner, fields, shown, 0);
    }
    for (const { fields } of operations) for (const field of fields) yield* within(field, undefined, shown, 0);
  }
}

/** What is selected in a field, under the name of the kind of thing that the field holds. */
function* within(
  { name, of = name, fields }: GraphqlField,
  parent: string | undefined,
  shown: (name: string) => Shown,
  depth: number,
): Generator<FieldSighting> {
  if (fields.length === 0 || depth > MAX_DEPTH || name === "pageInfo" || isOfSchema(name)) return;
  const owner = CONNECTION.has(name) ? parent : (kindName(aboutOf(of) ?? of) ?? parent);
  if (owner) yield* selected(owner, fields, shown, depth);
  else for (const field of fields) yield* within(field, parent, shown, depth + 1);
}

function* selected(
  owner: string,
  fields: readonly GraphqlField[],
  shown: (name: string) => Shown,
  depth: number,
): Generator<FieldSighting> {
  const isThing = fields.filter(({ name }) => !CONNECTION.has(name) && !isOfSchema(name)).length >= MIN_BESIDE;
  for (const field of fields) {
    const isLevel = CONNECTION.has(field.name);
    if ((!isLevel || isThing) && !isOfSchema(field.name))
      yield { ...shown(owner), owner, field: field.name, kind: "selected" };
    const holder = isLevel && isThing ? partName(field.name, owner) : owner;
    yield* within(field, holder, shown, depth + 1);
  }
}

/** `__typename`, `__type`, `__schema`: the schema tells of itself (GraphQL October 2021, 4). */
const isOfSchema = (name: string): boolean => name.startsWith("__");
