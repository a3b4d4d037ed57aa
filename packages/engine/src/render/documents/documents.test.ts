/** What each document says of particular statements; that the documents are valid is in `tests/documents.test.ts`. */
import {
  type Call,
  type Component,
  componentId,
  type Evidence,
  fileId,
  type MaterialFile,
  offset,
  POINTS,
  type Points,
  type Specification,
  statementId,
  type ValidationRule,
} from "@as-built/spec";
import { describe, expect, it } from "vitest";
import { DOCUMENTS, type DocumentFormat } from "./index.ts";

const at = (start = 0): readonly [Evidence] => [
  { file: fileId("a.js"), start: offset(start), end: offset(start + 1), quote: "x" },
];

const call = (url: string, more: Partial<Call> = {}): Call => ({
  id: statementId(`call:${more.method ?? ""}:${url}:${more.operation?.name ?? ""}`),
  basis: "shown",
  evidence: at(),
  protocol: "http",
  method: "GET",
  url,
  ...more,
});

const rule = (more: Partial<ValidationRule>): ValidationRule => ({
  id: statementId(`rule:${JSON.stringify(more)}`),
  basis: "shown",
  evidence: at(),
  subject: "age",
  of: "order",
  rule: "required",
  ...more,
});

interface Parts {
  readonly calls?: readonly Call[];
  readonly rules?: readonly ValidationRule[];
  readonly components?: readonly Component[];
  readonly files?: readonly MaterialFile[];
  readonly foreign?: readonly [number, number];
}

function specification({ calls = [], rules = [], components = [], files = [], foreign }: Parts): Specification {
  const nothing = { shown: false, statements: [] };
  const points = Object.fromEntries(POINTS.map(({ name }) => [name, nothing])) as unknown as Points;
  const region = { file: fileId("a.js"), origin: "library", component: componentId("library:x") } as const;
  return {
    format: "asbuilt/1",
    tool: { name: "as-built", version: "1" },
    subject: { input: "x", digest: "0".repeat(64) },
    material: { files, missing: [], failures: [] },
    provenance: {
      totals: { runtime: 0, framework: 0, library: 0, product: 0, unknown: 0 },
      components,
      regions: foreign ? [{ ...region, start: offset(foreign[0]), end: offset(foreign[1]) }] : [],
    },
    points: { ...points, calls: { shown: true, statements: calls }, validation: { shown: true, statements: rules } },
  };
}

const json = (format: DocumentFormat, parts: Parts, texts?: ReadonlyMap<string, string>) =>
  JSON.parse(DOCUMENTS[format](specification(parts), texts && { texts }));

describe("OpenAPI", () => {
  const pathsOf = (...calls: readonly Call[]) => json("openapi", { calls }).paths;

  it("joins paths that differ in the names of their holes, and says the other name", () => {
    const paths = pathsOf(call("/a/{id}/b/{id}"), call("/a/{key}/b/{x}", { method: "PUT" }));
    expect(Object.keys(paths)).toEqual(["/a/{id}/b/{id2}"]);
    expect(paths["/a/{id}/b/{id2}"].put.parameters).toEqual([
      { name: "id", in: "path", required: true, schema: {}, description: "The code also calls it key." },
      { name: "id2", in: "path", required: true, schema: {}, description: "The code also calls it x." },
    ]);
  });

  it("joins the operations that share an address", () => {
    const of = (name: string, key: string): Call =>
      call("/graphql", {
        protocol: "graphql",
        method: "POST",
        operation: { name },
        request: { properties: { [key]: {} } },
      });
    const { post } = pathsOf(of("a", "x"), of("b", "y"))["/graphql"];
    expect(post.requestBody.content["*/*"].schema.anyOf).toEqual([
      { properties: { x: {} } },
      { properties: { y: {} } },
    ]);
    expect(post["x-asbuilt-evidence"]).toHaveLength(2);
  });

  it("closes nothing, and leaves a base and a media type open that are not shown", () => {
    const { post } = pathsOf(
      call("{base}/x", { method: "POST", request: { type: "object", properties: { a: { type: "Blob" } } } }),
    )["/x"];
    expect(post.servers).toEqual([{ url: "{base}", variables: { base: expect.objectContaining({ default: "" }) } }]);
    expect(post.requestBody.content["*/*"].schema).toEqual({
      type: "object",
      properties: { a: { description: "The code calls its type Blob." } },
    });
    expect(post.responses).toEqual({ default: { description: "Not shown." } });
  });

  it("says in the format's own places what headers state", () => {
    const header = (name: string, value: string) => ({ name, in: "header", value }) as const;
    const parameters = [
      header("Authorization", "Bearer {token}"),
      header("Content-Type", "application/json"),
      header("X-Client", "web"),
    ];
    const document = json("openapi", { calls: [call("https://a.example/x", { parameters, request: {} })] });
    const { get } = document.paths["/x"];
    expect(get.servers).toEqual([{ url: "https://a.example" }]);
    expect(get.security).toEqual([{ bearer: [] }]);
    expect(document.components.securitySchemes).toEqual({ bearer: { type: "http", scheme: "bearer" } });
    expect(Object.keys(get.requestBody.content)).toEqual(["application/json"]);
    expect(get.parameters).toEqual([{ name: "X-Client", in: "header", schema: {}, example: "web" }]);
  });

  it("lists what it cannot say, and leaves sockets to AsyncAPI", () => {
    const { method: _, ...unknown } = call("/x");
    const socket = call("wss://a.example/feed/{id}", {
      protocol: "websocket",
      operation: { type: "event", name: "moved", direction: "received" },
      response: { properties: { x: {} } },
    });
    const document = json("openapi", { calls: [unknown, socket] });
    expect(document.paths).toEqual({});
    expect(document["x-asbuilt-left-out"]).toEqual([{ statement: unknown.id, url: "/x" }]);
    const { channels, operations, servers } = json("asyncapi", { calls: [unknown, socket] });
    expect(Object.values(servers)).toEqual([{ host: "a.example", protocol: "wss" }]);
    expect(Object.values(channels)).toMatchObject([
      { address: "/feed/{id}", messages: { "received-moved": { payload: { properties: { x: {} } } } } },
    ]);
    expect(Object.values(operations)).toMatchObject([{ action: "receive" }]);
  });
});

describe("JSON Schema", () => {
  it("keeps rules apart, and asserts only what holds always", () => {
    const rules = [
      rule({}),
      rule({ rule: "min", value: 18 }),
      rule({ rule: "min", value: 21, when: "country is US" }),
      rule({ rule: "pattern", value: "/^a/i" }),
      rule({ subject: "b", when: "a" }),
      rule({ subject: "__proto__", rule: "maxLength", value: 3 }),
    ];
    const form = json("json-schema", { rules }).$defs["form:order"];
    expect(form.required).toEqual(["age"]);
    const keywords = form.properties.age.allOf.map(
      ({ description: _, "x-asbuilt-evidence": __, ...keyword }: Record<string, unknown>) => keyword,
    );
    expect(keywords).toEqual([{}, { minimum: 18 }, {}, {}]);
    expect(Object.getOwnPropertyNames(form.properties)).toContain("__proto__");
  });
});

describe("inventories", () => {
  const component = (name: string, more: Partial<Component> = {}): Component => ({
    id: componentId(`library:${name}`),
    kind: "library",
    name,
    size: 1,
    basis: "derived",
    ...more,
  });

  it("state a version and a package URL only where they are shown", () => {
    const components = [
      component("@acme/x", { version: "1.2.3" }),
      component("y", { versionRange: ">=2" }),
      component("React Router DOM"),
      component("z", { basis: "inferred" }),
    ];
    const bill = json("cyclonedx", { components }).components;
    expect(bill.map(({ purl }: { purl?: string }) => purl)).toEqual([
      "pkg:npm/%40acme/x@1.2.3",
      "pkg:npm/y",
      undefined,
      undefined,
    ]);
    expect(bill[1]).not.toHaveProperty("version");
    expect(json("spdx", { components }).packages[2].sourceInfo).toContain(">=2");
  });

  it("have a time only where one is handed in", () => {
    const made = DOCUMENTS.spdx(specification({}), { created: "2026-01-02T03:04:05Z" });
    expect(JSON.parse(made).creationInfo).toEqual({ created: "2026-01-02T03:04:05Z", creators: ["Tool: as-built-1"] });
    expect(json("spdx", {}).creationInfo.created).toBe("1970-01-01T00:00:00Z");
  });
});

describe("SARIF", () => {
  const file: MaterialFile = { id: fileId("a.js"), kind: "script", bytes: 1, sha256: "0" };
  const found = (text: string, parts: Parts = {}): readonly string[] =>
    json("sarif", { files: [file], ...parts }, new Map([["a.js", text]])).runs[0].results.map(
      ({ ruleId }: { ruleId: string }) => ruleId,
    );
  const token = `ghp_${"a1B2".repeat(9)}`;

  it.each([
    [`x="${token}"`, ["asbuilt/secret"]],
    ["-----BEGIN RSA PRIVATE KEY-----", ["asbuilt/secret"]],
    ["https://localhost:3000/x", ["asbuilt/internal-address"]],
    ["http://10.1.2.3/ wss://172.20.0.1", ["asbuilt/internal-address", "asbuilt/internal-address"]],
    ["http://printer.local http://[fd00::1]", ["asbuilt/internal-address", "asbuilt/internal-address"]],
    ["//# sourceMappingURL=data:application/json;base64,e30=", ["asbuilt/source-map"]],
    [
      "http://172.32.0.1 http://localhost.example.com http://10.example.com pk_live_abcdefghijklmnopqrstuvwx ghp_short 10.0.0.1",
      [],
    ],
  ])("finds in %s what is documented, and no more", (text, rules) => {
    expect(found(text)).toEqual(rules);
  });

  it("leaves components out, and never repeats a secret", () => {
    expect(found(`"${token}"`, { foreign: [0, 60] })).toEqual([]);
    const log = DOCUMENTS.sarif(specification({ files: [file] }), { texts: new Map([["a.js", `\n "${token}"`]]) });
    expect(log).not.toContain(token);
    expect(JSON.parse(log).runs[0].results[0].locations[0].physicalLocation.region).toMatchObject({
      startLine: 2,
      startColumn: 3,
      charOffset: 3,
    });
  });

  it("names source maps that are served", () => {
    expect(found("", { files: [{ ...file, id: fileId("a.js.map"), kind: "map" }] })).toEqual(["asbuilt/source-map"]);
  });
});

describe(".http", () => {
  it("gives what is not shown as variables", () => {
    const text = DOCUMENTS.http(
      specification({
        calls: [
          call("/a/{id}", {
            method: "POST",
            parameters: [
              { name: "q", in: "query" },
              { name: "size", in: "query", value: 24 },
            ],
            request: { properties: { name: {}, kind: { enum: ["x"] } } },
          }),
        ],
      }),
    );
    expect(text).toContain("POST {{host}}/a/{{id}}?q={{q}}&size=24\n");
    expect(text).toContain('\n\n{ "name": "{{name}}", "kind": "x" }\n');
  });
});

describe(".graphql", () => {
  const graphql = (name: string, document?: string): Call =>
    call("/graphql", {
      protocol: "graphql",
      method: "POST",
      operation: { type: "query", name, ...(document !== undefined && { document }) },
    });
  const text = (...calls: readonly Call[]): string => DOCUMENTS.graphql(specification({ calls }));
  const LINE = "fragment Line on Order {\n  id\n}";
  const lines = (name: string): string => `query ${name} {\n  orders {\n    ...Line\n  }\n}`;

  it("holds each operation under its evidence, and each fragment once", () => {
    const made = text(graphql("A", `${lines("A")}\n\n${LINE}`), graphql("B", `${lines("B")}\n\n${LINE}`));
    expect(made).toContain("# a.js:0-1\nquery A {\n  orders {\n    ...Line\n  }\n}\n\n");
    expect(made).toContain("# call:POST:/graphql:B\n");
    expect(made.split(LINE)).toHaveLength(2);
  });

  it.each([
    ["Its document is not shown as a whole.", graphql("A")],
    ["It has no name", graphql("orders", "query {\n  orders\n}")],
    ["Its fragment Line is not shown.", graphql("A", lines("A"))],
  ])("says in a comment what cannot stand there: %s", (why, one) => {
    const made = text(one);
    expect(made).toContain(`# ${why}`);
    expect(made.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  });

  it("says of a second operation of one name that there is one", () => {
    const other = { ...graphql("A", "query A {\n  a\n}"), id: statementId("call:other") };
    expect(text(graphql("A", "query A {\n  a\n}"), other)).toContain(
      "# An operation of this name stands above.\n#   query A",
    );
  });
});

describe("hostile calls", () => {
  it("names thousands of holes of one name in time that grows with them", () => {
    const url = `/${"{id}/".repeat(20_000)}`;
    expect(DOCUMENTS.http(specification({ calls: [call(url)] }))).toContain("{{id20000}}/");
  }, 5_000);

  it("passes no variable of an editor from the material into a request", () => {
    const hostile = "{{$processEnv HOME}}";
    const request = { type: "object", properties: { [hostile]: { enum: [hostile] } } } as const;
    const parameters = [{ in: "header", name: "X-A", value: `{${hostile}` }] as const;
    const text = DOCUMENTS.http(specification({ calls: [call("/a", { method: "POST", request, parameters })] }));
    expect(text).not.toContain("{{$");
    expect(JSON.parse(text.slice(text.lastIndexOf("\n{ ")))).toEqual({ [hostile]: hostile });
  });

  it("gives hosts whose names differ in marks only a server each", () => {
    const calls = ["wss://a.example/x", "wss://a-example/x", "wss://a.example/y"].map((url) =>
      call(url, { protocol: "websocket" }),
    );
    const { servers, channels } = json("asyncapi", { calls });
    expect(servers).toMatchObject({ "wss-a-example": { host: "a.example" }, "wss-a-example2": { host: "a-example" } });
    expect(Object.keys(servers)).toHaveLength(2);
    expect(channels["websocket-wss-a-example-y"].servers).toEqual([{ $ref: "#/servers/wss-a-example" }]);
  });

  it("keys thousands of channels in time that grows with them", () => {
    const calls = Array.from({ length: 10_000 }, (_, index) => call(`wss://a/${index}`, { protocol: "websocket" }));
    expect(Object.keys(json("asyncapi", { calls }).channels)).toHaveLength(10_000);
  }, 5_000);
});
