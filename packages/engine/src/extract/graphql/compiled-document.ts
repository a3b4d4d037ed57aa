/**
 * Compiled GraphQL documents: the tree of `graphql` 14 to 16 as loaders and code generators write it into a bundle,
 * `{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Users"},...}`, and the requests of Relay's
 * compiler, `{id:"...",name:"UsersQuery",operationKind:"query",text:null}`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { stringOf } from "../../evaluate/value.ts";
import type { GraphqlField, GraphqlOperation } from "./document.ts";

const MAX_DEPTH = 8;

const TYPES = ["query", "mutation", "subscription"] as const;
const typeOf = (value: Value): GraphqlOperation["type"] | undefined => TYPES.find((type) => type === stringOf(value));

/** The operation that an object is; nothing where it is none. */
export function compiledOperation(object: Value, ev: Evaluator): GraphqlOperation | undefined {
  const relay = typeOf(ev.member(object, "operationKind"));
  if (relay) {
    const name = stringOf(ev.member(object, "name"));
    return name === undefined ? undefined : { type: relay, name, variables: [], fields: [] };
  }
  if (stringOf(ev.member(object, "kind")) !== "OperationDefinition") return undefined;
  const type = typeOf(ev.member(object, "operation"));
  if (!type) return undefined;
  const variables = elements(ev.member(object, "variableDefinitions")).flatMap(
    (one) => nameOf(ev.member(one, "variable"), ev) ?? [],
  );
  return { type, name: nameOf(object, ev), variables, fields: selected(object, ev, 0) };
}

const nameOf = (node: Value, ev: Evaluator): string | undefined =>
  stringOf(ev.member(ev.member(node, "name"), "value"));

const elements = (list: Value): readonly Value[] => (list.kind === "array" ? list.elements : []);

function selected(node: Value, ev: Evaluator, depth: number): readonly GraphqlField[] {
  if (depth > MAX_DEPTH) return [];
  return elements(ev.member(ev.member(node, "selectionSet"), "selections")).flatMap((one): readonly GraphqlField[] => {
    if (stringOf(ev.member(one, "kind")) === "InlineFragment") return selected(one, ev, depth + 1);
    if (stringOf(ev.member(one, "kind")) !== "Field") return [];
    const alias = stringOf(ev.member(ev.member(one, "alias"), "value"));
    const name = alias ?? nameOf(one, ev);
    return name === undefined ? [] : [{ name, fields: selected(one, ev, depth + 1) }];
  });
}
