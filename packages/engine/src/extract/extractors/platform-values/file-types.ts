/**
 * Types of files that the product takes: `accept:"image/png,.pdf"` (HTML's attribute), `accept:{"text/csv":[".csv"]}` (the
 * File System Access API, React Dropzone 14), and lists of types and endings, `["image/png","image/jpeg"]`.
 */
import { literalString } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys, propertyWith } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { ArrayNode, Sighting } from "../../survey.ts";

/** A media type (RFC 6838) of those that files have, an ending. */
const TYPE = /^(?:(?:image|audio|video|text|font|model)\/[\w.+*-]+|application\/[\w.+*-]+|\.[a-z][a-z\d]{1,7})$/i;
const MEANING = "types of files";
/** What is asked of servers, not of files. */
const SENT = /^application\/(?:json|x-www-form-urlencoded)$/;
const MAX_TYPES = 60;

/** Whether a list of texts is one of types of files, and no headers of requests. */
function typesOf(list: readonly string[]): readonly string[] {
  const types = list.map((one) => one.trim()).filter(Boolean);
  const isTypes = types.length > 0 && types.length <= MAX_TYPES && types.every((one) => TYPE.test(one));
  return isTypes && !types.every((one) => SENT.test(one)) ? types : [];
}

/** `["image/png","image/jpeg"]` */
export function fileTypeList(at: Sighting<ArrayNode>): readonly Fact[] {
  const { elements } = at.node;
  const texts = elements.flatMap((element) => literalString(element) ?? []);
  return texts.length > 1 && texts.length === elements.length ? stated(undefined, typesOf(texts), at.node, at) : [];
}

/** `<input type="file" accept=".csv,.tsv"/>` */
export function acceptedTypes(at: Sighting<ObjectExpression>): readonly Fact[] {
  const property = propertyWith(at.node, "accept");
  if (!property) return [];
  const { value } = property;
  const text = literalString(value);
  const types =
    text === undefined && value.type === "ObjectExpression" ? [...fixedKeys(value)] : (text?.split(",") ?? []);
  return stated("accept", typesOf(types), property, at);
}

function stated(name: string | undefined, value: readonly string[], node: Node, at: Sighting<Node>): readonly Fact[] {
  if (value.length === 0) return [];
  const sources = [placeOfNode(node, at.module)];
  return [
    constantFact(
      { ...(name === undefined ? {} : { name }), value, meaning: MEANING, sources, says: MEANING },
      { ...at, node },
    ),
  ];
}
