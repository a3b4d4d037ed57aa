/**
 * Things that a JSON Schema describes by name, where the schema is a file that the program imports (drafts 4 to 2020-12,
 * OpenAPI 3): `JSON.parse('{"definitions":{"Loan":{"properties":{"days":{"type":"integer"},...}}}}')`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isGlobal } from "../../evaluate/global-name.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import type { Script } from "../../script.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { keysOf } from "../http/payload.ts";
import { placeOfNode } from "../name-place.ts";
import { capitalised, wordsOf } from "../subjects/words.ts";
import type { Sighting, Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

/** Under these keys a schema names others. */
const NAMES = [["definitions"], ["$defs"], ["components", "schemas"]];
/** Most things of one schema, and fields of one thing. */
const MAX_THINGS = 200;
const MAX_FIELDS = 150;

const TYPES: ReadonlyMap<string, string> = new Map([
  ["integer", "number"],
  ...["string", "number", "boolean", "array", "object"].map((one): [string, string] => [one, one]),
]);

/** A property of a thing that a schema names, with its own schema. */
interface Described {
  readonly owner: string;
  readonly group: Node;
  readonly field: string;
  readonly at: Sighting<Node>;
  readonly property: Value;
}

export function* jsonSchemaThings(survey: Pick<Survey, "calls">, ev: Evaluator): Generator<FieldSighting> {
  for (const { owner, group, field, at, property } of described(survey, ev)) {
    const type = TYPES.get(stringOf(ev.member(property, "type")) ?? "");
    const named = { name: owner, at: placeOfNode(group, at.module) };
    yield { owner, named, field, kind: "schema", at, group, ...(type === undefined ? {} : { type }) };
  }
}

function* described({ calls }: Pick<Survey, "calls">, ev: Evaluator): Generator<Described> {
  for (const { node, module, unit } of calls) {
    const [text, ...more] = node.arguments;
    if (!text || more.length > 0 || !(literalString(text) ?? "").includes('"properties"')) continue;
    if (!isGlobal(ev.evaluate(node.callee, module), "JSON.parse")) continue;
    const { script } = module;
    const schema = ev.evaluate(node, module);
    for (const way of NAMES) {
      const named = way.reduce((value, key) => ev.member(value, key), schema);
      for (const name of keysOf(named, ev).keys.slice(0, MAX_THINGS)) {
        const owner = wordsOf(name).map(capitalised).join("");
        const group = keyIn(script, text, name, text.start);
        const properties = ev.member(ev.member(named, name), "properties");
        if (!group || owner === "") continue;
        for (const field of keysOf(properties, ev).keys.slice(0, MAX_FIELDS)) {
          const at = keyIn(script, text, field, group.end);
          if (!at) continue;
          yield { owner, group, field, at: { node: at, module, unit }, property: ev.member(properties, field) };
        }
      }
    }
  }
}

/** Where a key with an object stands in the text of the schema, from a place on. */
function keyIn({ text }: Script, within: Node, key: string, from: number): Node | undefined {
  const raw = `"${key}":{`;
  const start = text.indexOf(raw, from);
  const end = start + raw.length - 2;
  if (start < 0 || end > within.end) return undefined;
  return { type: "Literal", value: key, raw: `"${key}"`, start, end };
}
