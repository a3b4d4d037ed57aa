/**
 * The documents for tools of others, of the example and of every stack: each is read by a public validator of its format, and
 * holds each statement that it is about.
 */
import { captureFiles } from "@as-built/capture";
import { type Analysis, analyze, DOCUMENTS, type DocumentFormat } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import type { Call } from "@as-built/spec";
import { parse } from "graphql";
import { PackageURL } from "packageurl-js";
import { beforeAll, describe, expect, test } from "vitest";
import { isStreamed } from "../packages/engine/src/render/documents/asyncapi.ts";
import { STACKS } from "../tools/fixtures/stacks.mjs";
import { diagramsIn, PROBLEMS_OF } from "./document-validators.ts";
import { analyzeFixture } from "./fixture.ts";
import { slices } from "./full.ts";

const MATERIAL = ["example/vite/material", ...STACKS.map((stack) => `stacks/${stack}/material`)];
const VALIDATED = Object.entries(PROBLEMS_OF);

for (const [options, folders] of slices(MATERIAL, 4))
  describe.each(folders)("%s", options, (folder) => {
    let analysis: Analysis;
    const text = (format: DocumentFormat): string =>
      DOCUMENTS[format](analysis.specification, { texts: analysis.texts });
    const json = (format: DocumentFormat) => JSON.parse(text(format));
    const calls = (): readonly Call[] => analysis.specification.points.calls.statements;

    beforeAll(async () => {
      analysis = await analyzeFixture(folder);
    });

    test.each(VALIDATED)("%s is valid", async (format, problemsOf) => {
      expect(await problemsOf(text(format as DocumentFormat))).toEqual([]);
    });

    test("each call is in OpenAPI or AsyncAPI, each entity and rule in JSON Schema", () => {
      expect(citedIn(json("openapi").paths)).toEqual(idsOf(calls().filter((call) => call.method && !isStreamed(call))));
      expect(citedIn(json("asyncapi").channels)).toEqual(idsOf(calls().filter(isStreamed)));
      const { entities, validation } = analysis.specification.points;
      expect(citedIn(json("json-schema"))).toEqual(idsOf([...entities.statements, ...validation.statements]));
    });

    test("each component is in both inventories, under a package URL that can be read", () => {
      const { components } = analysis.specification.provenance;
      const bill: readonly Listed[] = json("cyclonedx").components;
      expect(bill.map((one) => one["bom-ref"])).toEqual(components.map(({ id }) => id));
      const { packages, relationships } = json("spdx");
      expect(packages.slice(1).map(({ name }: Listed) => name)).toEqual(components.map(({ name }) => name));
      expect(relationships).toHaveLength(packages.length);
      for (const { purl, group, name, version } of bill)
        if (purl) expect(PackageURL.fromString(purl)).toMatchObject({ type: "npm", namespace: group, name, version });
    });

    test("each result of SARIF has its rule and a file of the material", () => {
      const [{ results, tool, artifacts }] = json("sarif").runs;
      const files = artifacts.map(({ location }: Artifact) => location.uri);
      for (const { ruleId, ruleIndex, locations } of results) {
        expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
        expect(files).toContain(locations[0].physicalLocation.artifactLocation.uri);
      }
    });

    test("each statement and each point that is not shown in full is a row, each call with a method a request, and there are diagrams", () => {
      const { points } = analysis.specification;
      const statements = Object.values(points).flatMap((point): readonly object[] => point.statements);
      const notShown = Object.values(points).filter((point) => point.notShown !== undefined);
      expect(text("csv").match(/^"|\r\n"/g)).toHaveLength(statements.length + notShown.length + 1);
      const requests = calls().filter((call) => call.method && !isStreamed(call));
      expect(text("http").match(/^### /gm)).toHaveLength(requests.length);
      expect(diagramsIn(text("mermaid")).length).toBeGreaterThan(0);
    });
  });

interface Listed {
  readonly "bom-ref": string;
  readonly purl?: string;
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
}

interface Artifact {
  readonly location: { readonly uri: string };
}

const idsOf = (statements: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(statements.map(({ id }) => id));

/** Ids of the statements that a document's evidence belongs to, at any depth. */
function citedIn(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  JSON.stringify(value, (key, inner) => {
    if (key === "x-asbuilt-evidence") for (const { statement } of inner) ids.add(statement);
    return inner;
  });
  return ids;
}

const GRAPHQL = `
import { ApolloClient, gql } from "@apollo/client";
export const client = new ApolloClient({ uri: "/shop/graphql" });
const Price = gql\`fragment Price on Product { price { amount, currency } }\`;
export const list = gql\`query ProductList($first: Int! = 10) { products(first: $first) { id ...Price } } \${Price}\`;
export const one = gql\`query Product($id: ID!) { product(id: $id) { ...Price ...Lost } }\`;
export const some = (field) => gql\`query Some { products { \${field} } }\`;
export const loud = gql\`mutation { shout(text: "# no comment {", more: ["a\\\\n"]) }\`;
export const stream = "subscription Stock { stock @live { id } }";
`;

test("what is shown of GraphQL operations can be read by GraphQL's own parser, the rest is comments", async () => {
  const capture = captureFiles("shop", [{ path: "shop.js", bytes: new TextEncoder().encode(GRAPHQL) }]);
  const { specification } = analyze(capture, { parser: oxcParser() });
  const document = DOCUMENTS.graphql(specification);
  expect(await PROBLEMS_OF.graphql(document)).toEqual([]);
  const names = parse(document).definitions.map((one) => "name" in one && one.name?.value);
  expect(names).toEqual(["Stock", "ProductList", "Price"]);
  for (const { id } of specification.points.calls.statements) expect(document).toContain(`# ${id}\n`);
});

const WRONG = new Map([
  ["mermaid", '```mermaid\nflowchart LR\n  a["\n```'],
  ["graphql", "query A { a { ...Gone } }"],
]);

test.each(VALIDATED)("what is wrong with %s is seen", async (format, problemsOf) => {
  expect(await problemsOf(WRONG.get(format) ?? '{ "openapi": "3.1.1", "$defs": 1 }')).not.toEqual([]);
});
