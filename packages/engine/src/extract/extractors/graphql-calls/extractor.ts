/**
 * GraphQL operations, whichever client sends them (Apollo, urql, graphql-request, Relay, fetch): documents as text, with
 * or without a `gql` tag, and compiled to trees. Name, type, variables and selected fields.
 */
import type { Shape } from "@as-built/spec";
import { texts } from "../../../evaluate/text.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { compiledOperation } from "../../graphql/compiled-document.ts";
import type { GraphqlField, GraphqlOperation } from "../../graphql/document.ts";
import { operationsIn } from "../../graphql/document.ts";
import { graphqlEndpoint } from "../../graphql/endpoint.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";

const shapeOf = (fields: readonly GraphqlField[]): Shape => ({
  type: "object",
  properties: Object.fromEntries(
    fields
      .filter(({ local }) => !local)
      .map((field) => [field.name, field.fields.length > 0 ? shapeOf(field.fields) : {}]),
  ),
});

function factOf(operation: GraphqlOperation, { node, module, unit }: Sighting<Node>, url: string): Fact | undefined {
  const { type, variables, fields } = operation;
  const name = operation.name ?? fields[0]?.name;
  if (name === undefined || (fields.length > 0 && fields.every(({ local }) => local))) return undefined;
  return {
    point: "calls",
    content: {
      protocol: "graphql",
      method: "POST",
      url,
      operation: { type, name },
      ...(variables.length > 0
        ? { request: { type: "object", properties: Object.fromEntries(variables.map((key) => [key, {}])) } }
        : {}),
      ...(fields.length > 0 ? { response: shapeOf(fields) } : {}),
    },
    basis: "shown",
    evidence: [{ script: module.script, start: node.start, end: node.end, says: "operation", for: "/operation" }],
    unit,
  };
}

export const graphqlCalls = {
  name: "graphql-calls",
  all({ documents, objects, calls }, { ev }) {
    const textual = documents.flatMap((at) => {
      const template = at.node.type === "TaggedTemplateExpression" ? at.node.quasi : at.node;
      const parts = texts(ev.evaluate(template, at.module))[0]?.parts ?? [];
      const text = parts.map((part) => (typeof part === "string" ? part : " ")).join("");
      return operationsIn(text).map((operation) => ({ operation, at }));
    });
    const compiled = objectsWith(objects, "operation", "operationKind").flatMap((at) => {
      const keys = at.node.properties.map((one) =>
        one.type === "Property" && one.key.type === "Identifier" ? one.key.name : "",
      );
      if (!keys.includes("operation") && !keys.includes("operationKind")) return [];
      const operation = compiledOperation(ev.evaluate(at.node, at.module), ev);
      return operation ? [{ operation, at }] : [];
    });
    const all = [...textual, ...compiled];
    if (all.length === 0) return [];
    const url = graphqlEndpoint(calls, ev);
    return all.flatMap(({ operation, at }) => factOf(operation, at, url) ?? []);
  },
} satisfies Extractor;
