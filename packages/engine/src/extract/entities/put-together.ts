/**
 * What is no data, whatever it is called: an object that the program puts together, since a component of it is drawn,
 * `jsx(panel.Icon, {})`, and the classes of a style sheet, of which every name becomes a class, `className: styles.head`.
 */
import type { Node } from "../../syntax/nodes.ts";
import { drawnAs } from "../constants/drawn-as.ts";
import { elementCalls } from "../element-calls.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Survey } from "../survey.ts";
import type { EntityGroup, FieldGroup } from "./group.ts";
import type { FieldSighting } from "./sighting.ts";

export function putTogether(survey: Survey, context: ExtractContext): (group: EntityGroup) => boolean {
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
