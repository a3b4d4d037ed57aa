import { parse, print } from "graphql";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { graphqlCalls } from "../../extract/extractors/graphql-calls/extractor.ts";
import { definitionsIn, HOLE } from "./definitions.ts";

const DOCUMENT = `# The orders of a shop.
query Orders($first: Int! = 10, $in: [ID!]! = ["a"], $like: Filter = { state: OPEN, tags: [], more: {} }) @live(every: 1.5e3) {
  list: orders(first: $first, filter: $like, note: "a \\"b\\" {") @include(if: true) {
    ...Line ... on Special @skip(if: $in) { deal { until } }
    ... @defer { rest }
    ...{ plain }
  }
}
mutation { send(ids: [1, -2], to: null) }
fragment Line on OrderLine @x { id }
subscription S { on, query fragment: type }`;

describe("what follows the grammar", () => {
  test("is printed as the reference implementation prints it", () => {
    const texts = definitionsIn(DOCUMENT).map(({ text }) => text);
    expect(texts.join("\n\n")).toBe(print(parse(DOCUMENT)));
  });

  test("is found with its kind, its name and the fragments that it spreads", () => {
    const found = definitionsIn(DOCUMENT).map(({ kind, name, spreads }) => ({ kind, name, spreads: [...spreads] }));
    expect(found).toEqual([
      { kind: "query", name: "Orders", spreads: ["Line"] },
      { kind: "mutation", name: undefined, spreads: [] },
      { kind: "fragment", name: "Line", spreads: [] },
      { kind: "subscription", name: "S", spreads: [] },
    ]);
  });
});

test.each([
  `query A { a(first: ${HOLE}) { id } }`,
  `query A { a(like: "x${HOLE}") { id } }`,
  `query A { ${HOLE} }`,
  "query A { }",
  "query A { a(",
  "query A { a() { id } }",
  "query A($x) { a }",
  "query A { a % b }",
  'query A { a(x: """two\nlines""") }',
  "fragment on on T { id }",
  `query A ${"{ a ".repeat(100)}${"}".repeat(100)}`,
])("%j has no text, and what stands behind it has", (text) => {
  const found = definitionsIn(`${text} `);
  expect(found.map((one) => one.text)).toEqual([undefined]);
  expect(definitionsIn(`query B { b } ${text}`)[0]?.text).toBe("query B {\n  b\n}");
});

test("what is known only at run time between two definitions belongs to none", () => {
  expect(definitionsIn(`${HOLE} query A { a } ${HOLE} query B { b }`).map(({ text }) => text)).toEqual([
    "query A {\n  a\n}",
    "query B {\n  b\n}",
  ]);
});

/** Documents of the operations in a program. */
function documentsIn(code: string): readonly unknown[] {
  const { survey, context } = contextOf({ "main.js": code });
  return graphqlCalls.all(survey, context).map(({ content }) => "operation" in content && content.operation?.document);
}

const flat = (text: unknown): string => String(text).replace(/\s+/g, " ");

describe("the document of an operation", () => {
  test("has the fragments that its fragments spread, each once, wherever they stand", () => {
    const code = `const a=gql\`fragment Q on T { ...P }\`, p=gql\`fragment P on T { id ...Q }\`;
const o=gql\`fragment O on T { o }\`, q=gql\`query A { a { ...P ...Q } } \${p} \${a}\`;`;
    expect(documentsIn(code).map(flat)).toEqual([
      "query A { a { ...P ...Q } } fragment P on T { id ...Q } fragment Q on T { ...P }",
    ]);
  });

  test("has no fragment whose name stands for two", () => {
    const code = `const a=gql\`query A { a { ...P } }\`,b=gql\`fragment P on T { id }\`,c=gql\`fragment P on U { id }\`;`;
    expect(documentsIn(code).map(flat)).toEqual(["query A { a { ...P } }"]);
  });

  test("is the text that a compiled one was made from", () => {
    const tree = parse(DOCUMENT, { noLocation: true });
    const [orders = "", send, line, stream] = definitionsIn(DOCUMENT).map(({ text }) => text);
    expect(documentsIn(`export const d=${JSON.stringify(tree)};`)).toEqual([`${orders}\n\n${line}`, send, stream]);
  });

  test("is absent where a part of it is known only at run time", () => {
    expect(documentsIn("const a=(n)=>gql`query A { a(first: ${n}) { id } }`;")).toEqual([undefined]);
    const tree = JSON.stringify(parse("query A { a { id } }", { noLocation: true }));
    expect(documentsIn(`export const d=n=>(${tree.replace('"id"', "n")});`)).toEqual([undefined]);
  });
});
