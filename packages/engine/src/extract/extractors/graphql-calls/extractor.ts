/**
 * GraphQL operations, whichever client sends them (Apollo, urql, graphql-request, Relay, fetch): documents as text, with
 * or without a `gql` tag, and compiled to trees. Name, type, variables and selected fields; the document with its fragments,
 * where all of it is shown.
 */
import type { Shape } from "@as-built/spec";
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { texts } from "../../../evaluate/text.ts";
import { isConstant, isCut, stringOf, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { compiledTokens } from "../../../formats/graphql/compiled-tokens.ts";
import { type Definition, definitionsIn, definitionsOf, HOLE } from "../../../formats/graphql/definitions.ts";
import {
  documentIn,
  documentOf,
  type GraphqlField,
  type GraphqlOperation,
  OPERATIONS,
} from "../../../formats/graphql/document.ts";
import { type Stated, type WholeDocument, wholeDocuments } from "../../../formats/graphql/whole-documents.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { addressOf } from "../../http/address.ts";
import { firstSetting, setting } from "../../http/settings.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting, TextNode } from "../../survey.ts";

/** Of what is selected, or of each of several: a document does not say which fields are lists (GraphQL 2021, 2.5). */
const shapeOf = (fields: readonly GraphqlField[]): Shape => ({
  properties: Object.fromEntries(
    fields
      .filter(({ local }) => !local)
      .map((field) => [field.name, field.fields.length > 0 ? shapeOf(field.fields) : {}]),
  ),
});

interface Found {
  readonly operation: GraphqlOperation;
  /** The same with all that stands in it. */
  readonly definition: Definition | undefined;
  readonly at: Sighting<Node>;
}

function factOf(
  { operation, at }: Found,
  { url, isOverSocket }: { readonly url: string; readonly isOverSocket: boolean },
  document: WholeDocument<Sighting<Node>> | undefined,
): Fact | undefined {
  const { type, variables, fields } = operation;
  const { node, module, unit } = at;
  const name = operation.name ?? fields[0]?.name;
  if (name === undefined || (fields.length > 0 && fields.every(({ local }) => local))) return undefined;
  return {
    point: "calls",
    content: {
      protocol: "graphql",
      // what comes again and again comes over a socket or a stream
      ...(type !== "subscription" && !isOverSocket && { method: "POST" }),
      url,
      operation: { type, name, ...(document && { document: document.text }) },
      ...(variables.length > 0
        ? { request: { type: "object", properties: Object.fromEntries(variables.map((key) => [key, {}])) } }
        : {}),
      ...(fields.length > 0 ? { response: { type: "object", ...shapeOf(fields) } } : {}),
    },
    basis: "shown",
    evidence: [
      { script: module.script, start: node.start, end: node.end, says: "operation", for: "/operation" },
      ...(document?.places ?? []).map((place) => ({
        script: place.module.script,
        start: place.node.start,
        end: place.node.end,
        says: "fragment",
        for: "/operation/document",
      })),
    ],
    unit,
  };
}

/** The words of a document as text; what is known only at run time is a hole. */
function wordsOf({ node, module }: Sighting<TextNode>, ev: Evaluator): string {
  const template = node.type === "TaggedTemplateExpression" ? node.quasi : node;
  const value = ev.evaluate(template, module);
  if (isCut(value)) ev.budget.cut(node);
  const parts = texts(value)[0]?.parts ?? [];
  return parts.map((part) => (typeof part === "string" ? part : HOLE)).join("");
}

const isOperation = ({ type, name }: GraphqlOperation, definition: Definition): boolean =>
  definition.kind === type && definition.name === name;

/** A request of Relay's compiler, `{id:"...",name:"UsersQuery",operationKind:"query",text:null}`. */
function relayOperation(object: Value, ev: Evaluator): GraphqlOperation | undefined {
  const kind = stringOf(ev.member(object, "operationKind"));
  const type = OPERATIONS.find((one) => one === kind);
  const name = stringOf(ev.member(object, "name"));
  return type && name !== undefined ? { type, name, variables: [], fields: [] } : undefined;
}

function compiledAt(at: Sighting<ObjectExpression>, ev: Evaluator): { found?: Found; stated?: Stated<Sighting<Node>> } {
  const value = ev.evaluate(at.node, at.module);
  const kind = stringOf(ev.member(value, "kind"));
  const isTree = kind === "OperationDefinition" || kind === "FragmentDefinition";
  const { tokens, isWhole } = isTree ? compiledTokens(value, ev) : { tokens: [], isWhole: false };
  const [definition] = isWhole ? definitionsOf(tokens) : [];
  const operation = documentOf(tokens).operations[0] ?? relayOperation(value, ev);
  return {
    ...(operation && { found: { operation, definition, at } }),
    ...(definition && { stated: { definition, at } }),
  };
}

export const graphqlCalls = {
  name: "graphql-calls",
  all({ documents, objects, calls }, { ev }) {
    const stated: Stated<Sighting<Node>>[] = [];
    const found: Found[] = [];
    for (const at of documents) {
      const text = wordsOf(at, ev);
      const definitions = definitionsIn(text);
      for (const definition of definitions) stated.push({ definition, at });
      for (const operation of documentIn(text.replaceAll(HOLE, " ")).operations)
        found.push({ operation, definition: definitions.find((one) => isOperation(operation, one)), at });
    }
    for (const at of objectsWith(objects, "operation", "operationKind", "typeCondition")) {
      const compiled = compiledAt(at, ev);
      if (compiled.stated) stated.push(compiled.stated);
      if (compiled.found) found.push(compiled.found);
    }
    if (found.length === 0) return [];
    // vue-cli-plugin-apollo 0.22: `createApolloClient({ wsEndpoint, websocketsOnly: true })`
    const isOverSocket = objectsWith(objects, "websocketsOnly").some(({ node, module }) =>
      isConstant(ev.member(ev.evaluate(node, module), "websocketsOnly"), true),
    );
    const way = { url: graphqlEndpoint(calls, ev), isOverSocket };
    const documentOf = wholeDocuments(stated);
    return found.flatMap((one) => factOf(one, way, one.definition && documentOf(one.definition)) ?? []);
  },
} satisfies Extractor;

/** Clients and links, with the setting that holds the address; "" where it is the first argument. */
const CLIENTS: ReadonlyMap<string, string> = new Map([
  ["@apollo/client", "uri"],
  ["apollo-client", "uri"],
  ["apollo-boost", "uri"],
  ["apollo-link-http", "uri"],
  ["apollo-upload-client", "uri"],
  ["urql", "url"],
  ["@urql/core", "url"],
  ["@urql/vue", "url"],
  ["graphql-request", ""],
]);

/** By convention an address of such an interface ends so. */
const LAST_SEGMENT = /(?:^|\/)(?:graphql|gql|graph)\/?$/i;

function addressesAt({ node, module }: Sighting<CallLike>, ev: Evaluator): readonly string[] {
  const first = node.arguments[0];
  if (!first || first.type === "SpreadElement") return [];
  const value = ev.evaluate(first, module);
  const callee = ev.evaluate(node.callee, module);
  const key = callee.kind === "external" ? CLIENTS.get(callee.component ?? "") : undefined;
  const known =
    key === undefined ? [] : urls(key === "" ? value : value.kind === "object" ? setting(value, key, ev) : UNDEFINED);
  if (known.length > 0 || node.type !== "NewExpression") return known;
  const given = value.kind === "object" ? firstSetting(value, ["uri", "url"], ev) : value;
  return urls(given).filter((url) => LAST_SEGMENT.test(url));
}

const urls = (value: Value): readonly string[] => texts(value).flatMap((text) => addressOf(text)?.url ?? []);

function graphqlEndpoint(calls: readonly Sighting<CallLike>[], ev: Evaluator): string {
  const found = new Set(calls.flatMap((call) => addressesAt(call, ev)));
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : "{base}";
}
