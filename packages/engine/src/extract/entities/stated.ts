/**
 * Which groups of fields are stated as things of the product: those of which a place says that they are data (a schema, a
 * table, a form, a request, an answer), and of those that only bear a name the ones that are no state or object of the
 * program itself. What has no name is no statement.
 */
import { outcomes, type Value } from "../../evaluate/value.ts";
import type { ExtractContext } from "../extractor.ts";
import { type Use, useOf, useOfName } from "./goes-on.ts";
import { type EntityGroup, type FieldGroup, isEntity, isOfData, isUnnamed } from "./group.ts";
import type { FieldSighting } from "./sighting.ts";

/** So many fields that go somewhere show a thing. */
const MIN_TOLD = 2;

export function statedOf(groups: readonly EntityGroup[], context: ExtractContext): readonly EntityGroup[] {
  return groups.flatMap((group) => {
    if (isUnnamed(group)) return [];
    if (isOfData(group)) return [group];
    const fields = group.fields.filter((field) => !isOfProgram(field, context));
    const rest = fields.length === group.fields.length ? group : { name: group.name, fields };
    return isEntity(rest) && !isInternal(rest, context) ? [rest] : [];
  });
}

/** Whether all that is read as a field is code: `props.actions.close`, `icons.Close`. */
function isOfProgram({ sightings }: FieldGroup, { ev }: ExtractContext): boolean {
  const reads = sightings.filter(({ kind }) => kind === "read");
  return (
    reads.length > 0 &&
    reads.every(({ at, group }) => {
      const { module } = at;
      return isPlatform(ev.evaluate(group, module)) || outcomes(ev.evaluate(at.node, module)).every(isCode);
    })
  );
}

const isCode = ({ kind }: Value): boolean =>
  kind === "function" || kind === "class" || kind === "namespace" || kind === "element";

/** What the browser has, and what is made by a class of the browser or a library: `new Scene()`. */
const isPlatform = (value: Value): boolean =>
  outcomes(value).every(
    (one) =>
      one.kind === "global" ||
      (one.kind === "result" && one.isNew && (one.callee.kind === "external" || one.callee.kind === "global")),
  );

/**
 * What the program writes and tests, and nothing shows or hands on: the state of a page, an object of a drawing. What is
 * only read and tested comes from somewhere else.
 */
function isInternal({ fields }: EntityGroup, context: ExtractContext): boolean {
  const uses = fields.map(({ sightings }) => new Set(sightings.map((one) => useAt(one, context))));
  const seen = uses.filter((one) => one.has("goes on") || one.has("looked at") || one.has("handled"));
  const told = uses.filter((one) => one.has("goes on"));
  const made = uses.filter((one) => one.has("handled") || one.has("made"));
  return seen.length >= MIN_TOLD && told.length < MIN_TOLD && made.length * 2 >= fields.length;
}

function useAt({ kind, at: { node, module } }: FieldSighting, { parents }: ExtractContext): Use | "made" {
  if (kind === "read") return useOf(node, module, parents);
  return kind === "pattern" && node.type === "Property" ? useOfName(node.value, module, parents) : "made";
}
