/** Tables of texts that the code reads by a key: what went wrong by what was tried, or what the values of a set are called. */
import { isErrorWording } from "../../language/failures.ts";
import { rememberFor } from "../../remember.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Sighting } from "../survey.ts";

/** `const texts={open:"...",save:"..."}; notify(texts[action])`: not a catalogue, but a table that the code beside it reads. */
export function tableAround(
  { node, module: { script } }: Sighting<Node>,
  { parents }: Pick<ExtractContext, "parents">,
) {
  const property = parents.of(node, script);
  const table = property?.type === "Property" ? parents.of(property, script) : undefined;
  if (table?.type !== "ObjectExpression") return undefined;
  const isRead = (one: Node): boolean => {
    const around = parents.of(one, script);
    return around?.type === "MemberExpression" && around.object === one && around.computed;
  };
  const named = parents.of(table, script);
  const binding = named?.type === "VariableDeclarator" ? bindingAt(named.id, script.scopes) : undefined;
  return isRead(table) || binding?.references.some(isRead) ? table : undefined;
}

/** `{accepted:"Accepted",late:"Time limit exceeded",...}`: where most rows are no errors, they are what values are called. */
export const areErrors = rememberFor((table: ObjectExpression): boolean => {
  const texts = fixedProperties(table).flatMap(([, { value }]) => literalString(value) ?? []);
  return texts.filter(isErrorWording).length * 2 >= texts.length;
});
