/**
 * Fields of what the product keeps in the browser, `localStorage.setItem("desk-settings", JSON.stringify({theme, pageSize}))`,
 * `persist(() => ({theme: "system", ...}), {name: "desk-settings"})`: a thing that is called as its key is.
 */
import { type ObjectValue, outcomes, type Value } from "../../evaluate/value.ts";
import { keyName } from "../../syntax/literals.ts";
import { isFunction } from "../../syntax/nodes.ts";
import { textsOf } from "../constants/values.ts";
import type { ExtractContext } from "../extractor.ts";
import { unpackedOf } from "../http/packed.ts";
import { keptAt } from "../kept.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

export function* storedFields({ calls }: Survey, context: ExtractContext): Generator<FieldSighting> {
  for (const at of calls) {
    const kept = keptAt(at, context);
    const [key, ...more] = kept?.value ? textsOf(kept.key) : [];
    const name = key && more.length === 0 ? nameIn(key.value) : undefined;
    const owner = name === undefined ? undefined : kindName(name);
    const [source] = key?.sources ?? [];
    if (!kept?.value || name === undefined || owner === undefined || !source) continue;
    const named = { name, at: source };
    for (const object of outcomes(kept.value).flatMap(objectsIn))
      for (const layer of object.layers) {
        if (layer.kind !== "literal") continue;
        const { node, module } = layer;
        for (const property of node.properties) {
          if (property.type !== "Property" || isFunction(property.value)) continue;
          const field = keyName(property.key, property.computed);
          if (field === undefined || !/^[A-Za-z_]\w+$/.test(field)) continue;
          const { value } = property;
          yield { owner, named, field, kind: "stored", at: { ...at, node: property, module }, group: node, value };
        }
      }
  }
}

/** The last part of a key, `app:desk-settings`, as one word. */
function nameIn(key: string): string | undefined {
  const last = key.split(/[.:/]/).at(-1) ?? "";
  const words = last.split(/[^A-Za-z\d]+/).filter(Boolean);
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
  return /^[A-Za-z][A-Za-z\d]{2,}$/.test(name) ? name : undefined;
}

/** What is kept, also where it is written as a text. */
const objectsIn = (value: Value): readonly ObjectValue[] => unpackedOf(value).filter((one) => one.kind === "object");
