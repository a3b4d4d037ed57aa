/**
 * Models of Backbone 1: what a thing has from the start, by the address that it is kept at.
 *
 *     Backbone.Model.extend({urlRoot: "/api/bookings", defaults: {band: "", people: 1}})
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { fixedProperties, fixedValues } from "../../syntax/object-keys.ts";
import { objectsWith } from "../objects-with.ts";
import { addressName } from "../subjects/text-name.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

const ADDRESSES = ["urlRoot", "url"];

export function* backboneFields(survey: Survey, ev: Evaluator): Generator<FieldSighting> {
  for (const { node, module, unit } of objectsWith(survey.objects, "defaults")) {
    const own = fixedValues(node);
    const group = own.get("defaults");
    const address = ADDRESSES.map((key) => own.get(key)).find((value) => value !== undefined);
    const named = address && addressName(address, module, ev);
    const owner = named && kindName(named.name);
    if (group?.type !== "ObjectExpression" || !owner || !named) continue;
    for (const [field, at] of fixedProperties(group))
      yield { owner, named, field, kind: "schema", at: { node: at, module, unit }, group, value: at.value };
  }
}
