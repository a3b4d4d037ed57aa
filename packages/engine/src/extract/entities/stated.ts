/**
 * Which groups of fields are stated as things of the product: those of which a place says that they are data (a schema, a
 * table, a form, a request, an answer), and of those that only bear a name the ones that are no state or object of the
 * program itself. What has no name is no statement.
 */
import { COMMON, VAGUE } from "../../language/naming.ts";
import { isData } from "../../syntax/data.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { drawnAs } from "../constants/drawn-as.ts";
import { elementCalls } from "../element-calls.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Survey } from "../survey.ts";
import { type Use, useOf, useOfName } from "./goes-on.ts";
import { type EntityGroup, type FieldGroup, isEntity, isOfData, isUnnamed } from "./group.ts";
import { isFieldOfProgram, isObjectOfProgram } from "./of-program.ts";
import { type FieldSighting, isSeen } from "./sighting.ts";

/** So many fields that go somewhere show a thing. */
const MIN_TOLD = 2;

export function statedOf(
  groups: readonly EntityGroup[],
  survey: Survey,
  context: ExtractContext,
): readonly EntityGroup[] {
  const filled = filledNames(survey);
  const isPutTogether = putTogether(survey, context);
  const ofData = groups.filter((group) => isOfData(group) && !isUnnamed(group));
  return groups.flatMap((group) => {
    if (isUnnamed(group)) return [];
    if (isOfData(group)) return [group];
    if (isCalledBetter(group, ofData)) return [];
    if (isWrittenDown(group) || isPutTogether(group) || isObjectOfProgram(group, context)) return [];
    const fields = group.fields.filter((field) => !isFieldOfProgram(field, context));
    const rest = fields.length === group.fields.length ? group : { name: group.name, fields };
    return isEntity(rest) && !isOfPage(rest, filled, context) && !isInternal(rest, context) ? [rest] : [];
  });
}

/** `model.host`, where a form for connections fills in the host: under a word that says nothing, what something else says. */
function isCalledBetter({ name, fields }: EntityGroup, others: readonly EntityGroup[]): boolean {
  if (!VAGUE.has(name.toLowerCase())) return false;
  return others.some((other) => {
    const theirs = new Set(other.fields.map((field) => field.name));
    const shared = fields.filter((field) => theirs.has(field.name) && !COMMON.has(field.name));
    return shared.length >= MIN_TOLD && shared.length * 2 > fields.length;
  });
}

/**
 * `gauge: {min: 0, max: 90}`, `chart: {axes: [...], unit: "V"}`, of which little is read: objects that are written under one
 * key, and have no more in common.
 */
const isWrittenDown = ({ fields }: EntityGroup): boolean =>
  fields.filter(({ sightings }) => sightings.every(({ kind, named }) => kind === "literal" && !named.sent)).length * 2 >
  fields.length;

/**
 * What is read here and written here, with nothing but constants: how a page stands (`sorting: {key: "name", isReversed: false}`),
 * menus and tables of the program itself. What is only written down may be read by somebody else.
 */
function isOfPage({ fields }: EntityGroup, filled: ReadonlySet<string>, context: ExtractContext): boolean {
  const all = fields.map(({ sightings }) => sightings);
  if (!all.some((one) => one.some(isSeen))) return false;
  if (!all.every((one) => one.some(isMade) && one.filter(isMade).every(isFixed))) return false;
  return !all.flat().some((one) => filled.has(one.named.name) || isInstead(one, context));
}

/** Names of properties that get their value from elsewhere: `this.totals = answer`, `this.totals = await load()`. */
function filledNames({ assignments }: Survey): ReadonlySet<string> {
  return new Set(
    assignments.flatMap(({ node: { left, right } }) => {
      const name = isData(right, true) || right.type === "ObjectExpression" ? undefined : memberName(left);
      return name === undefined ? [] : name;
    }),
  );
}

/** `settings.limits ?? {projects: 500}`, `({limits = {projects: 500}}) => ...`: what is taken where nothing is given. */
function isInstead({ value, group, at: { module } }: FieldSighting, { parents }: ExtractContext): boolean {
  const around = value && parents.of(group, module.script);
  return around?.type === "AssignmentPattern" || (around?.type === "LogicalExpression" && around.right === group);
}

const isMade = ({ value }: FieldSighting): boolean => value !== undefined;

const isFixed = ({ value }: FieldSighting): boolean => value !== undefined && isData(value, true);

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

/**
 * What is no data, whatever it is called: an object that the program puts together, since a component of it is drawn,
 * `jsx(panel.Icon, {})`, and the classes of a style sheet, of which every name becomes a class, `className: styles.head`.
 */
function putTogether(survey: Survey, context: ExtractContext): (group: EntityGroup) => boolean {
  const drawn = new Set<Node | undefined>(elementCalls(survey.calls, context.ev).map(({ at }) => at.node.arguments[0]));
  return ({ fields }) => {
    const isDrawn = fields.some(({ sightings }) => sightings.flatMap(usesOf).some((use) => drawn.has(use)));
    const classes = fields.filter((field) => isClass(field, context));
    return isDrawn || classes.length * 2 > fields.length;
  };
}

/** Where what is read is used: the read itself, or the name that a pattern gives it. */
function usesOf({ kind, at: { node, module } }: FieldSighting): readonly Node[] {
  if (kind === "read") return [node];
  const value = kind === "pattern" && node.type === "Property" ? node.value : undefined;
  const name = value?.type === "AssignmentPattern" ? value.left : value;
  const binding = name?.type === "Identifier" ? module.script.scopes.bindingOf.get(name) : undefined;
  return binding?.references.filter((one) => one !== binding.declaration) ?? [];
}

/** Whether all that is read of it is the class of an element, also by way of what joins classes. */
function isClass({ name, sightings }: FieldGroup, { parents }: ExtractContext): boolean {
  const uses = sightings.flatMap((one) => usesOf(one).map((use) => ({ use, script: one.at.module.script })));
  return (
    uses.length > 0 &&
    !name.toLowerCase().includes("class") &&
    uses.every(({ use, script }) => drawnAs(use, script, parents) === "class")
  );
}
