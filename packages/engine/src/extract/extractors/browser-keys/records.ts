/** Versions and identifiers in records that the product carries along: data, and no constants of the product. */
import { literalString } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";

/** More versions beside each other are those of packages. */
const MAX_VERSIONS = 3;

export function versionsIn({ properties }: ObjectExpression): readonly Node[] {
  const found = properties.flatMap((property) =>
    property.type === "Property" && /^\D{0,2}\d+\.\d+\.\d+/.test(literalString(property.value) ?? "")
      ? [property.value]
      : [],
  );
  return found.length > MAX_VERSIONS ? found : [];
}

/** What a module federation shares, `{version:"18.3.1",shareConfig:{requiredVersion:"^18.0.0"}}`, is of packages. */
export const textsIn = ({ properties }: ObjectExpression): readonly Node[] =>
  properties.flatMap((property) => (property.type === "Property" ? [property.value] : []));

/** `{id:"4af53e2a-..."}`: a record of data that the product carries along has an identifier of its own. */
export const recordIds = (node: ObjectExpression): readonly Node[] =>
  fixedProperties(node).flatMap(([key, { value }]) => (/^(?:id|uuid|guid)$/.test(key) ? [value] : []));

/** `webhookId:"65c7..."`, `example:"9b1c..."`: in records that the product carries along, and in samples. */
export const OF_RECORD = /(?:\wId|example|sample)["']?\s*:\s*\[?$/;
