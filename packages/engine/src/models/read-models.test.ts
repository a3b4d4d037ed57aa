/** A team's own models: read from JSON, held against what they may say, and used before those that come along. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";
import type { Model } from "./model.ts";
import { readModels } from "./read-models.ts";

const PAGE = new URL("../../../../docs/models.md", import.meta.url);
const EXAMPLE = /```json example=models\n([\s\S]*?)```/.exec(readFileSync(PAGE, "utf8"))?.[1] ?? "";

function modelsOf(text: string): readonly Model[] {
  const read = readModels(text);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.models;
}

const problemsOf = (models: unknown): readonly string[] => {
  const read = readModels(JSON.stringify({ models }));
  return read.ok ? [] : read.problems;
};

const SAID = `document.title = "All the harbours that are open today";`;
const calls = (text: string): readonly string[] =>
  factsIn([{ path: "app.js", text: `${text}\n${SAID}` }], new Set(["call"]), { models: modelsOf(EXAMPLE) }).map(
    ({ fields: { method, url, body } }) => [method, url, body].filter(Boolean).join(" "),
  );

test("a client that is imported from the team's package", () => {
  expect(
    calls(`import { createApi } from "@acme/api";
      const api = createApi({ root: "/harbour" }).withToken("x");
      export const list = () => api.fetchJson("/berths", { free: true });
      export const book = (berth, from) => api.sendJson("POST", "/berths/" + berth.id, { from });`),
  ).toEqual(["GET /harbour/berths", "POST /harbour/berths/{id} from"]);
});

test("notices of the team's design system", () => {
  const text = `import { notify } from "@acme/design";
    export const moor = (berth) => berth.taken
      ? notify({ heading: "The berth is taken", body: "Ask at the desk", tone: "danger" })
      : this.$acmeNotify({ heading: "The berth is yours", tone: "good" });`;
  const facts = factsIn([{ path: "app.js", text: `${text}\n${SAID}` }], new Set(["error"]), {
    models: modelsOf(EXAMPLE),
  });
  expect(facts.map(({ fields }) => fields.message).sort()).toEqual(["Ask at the desk", "The berth is taken"]);
});

test("a client that is known by its methods, whoever made it", () => {
  const client = "{ fetchJson(p, q) { return later(p, q); }, sendJson() {}, withToken() { return this; } }";
  expect(
    calls(`const make = () => (${client}); const api = make(); export const list = () => api.fetchJson("/tides");`),
  ).toEqual(["GET /tides"]);
  expect(calls("const api = { fetchJson() {} }; export const list = () => api.fetchJson('/tides');")).toEqual([]);
});

test("a mistake is told with the place where it stands", () => {
  const readNothing = readModels("{");
  expect(readNothing.ok ? [] : readNothing.problems).toEqual([expect.stringMatching(/^file: this is no JSON/)]);
  expect(problemsOf({})).toEqual(['models: a list is expected: {"models": [...]}']);
  const http = { effect: "http", url: "path" };
  expect(problemsOf([{ package: "a", types: { A: { "get(url)": http } } }])).toEqual([
    'models[0].types.A["get(url)"].url: "path" is no parameter of the signature',
  ]);
  expect(problemsOf([{ package: "a", exports: { b: "B" }, types: { A: {} } }])).toEqual([
    'models[0].exports.b: there is no type "B" in types',
  ]);
  expect(problemsOf([{ package: "a", types: { A: { "x()": { effect: "sends" } } } }])).toEqual([
    'models[0].types.A["x()"].effect: one of http, gives, opens, event, message, rewrites, keeps, rule, translates, tells is expected',
  ]);
  expect(problemsOf([{ package: "a", types: { A: { "x(u)": { effect: "http", adress: "u" } } } }])).toEqual([
    expect.stringMatching(/^models\[0\]\.types\.A\["x\(u\)"\]\.adress: not known here; known are url, base/),
  ]);
  expect(problemsOf([{ types: { A: { "x(u)": { effect: "gives", type: "C" } } } }])).toEqual([
    'models[0].types.A["x(u)"]: there is no type "C" in types',
    "models[0]: nothing says how the client is known: give package, globals or signs",
  ]);
  expect(problemsOf([{ package: "a", types: { A: { "x()": { effect: "http", answer: "toString" } } } }])).toEqual([
    expect.stringMatching(/^models\[0\]\.types\.A\["x\(\)"\]\.answer: one of fetch, axios/),
  ]);
  expect(problemsOf([{ package: "a", signs: [{ type: "A" }], types: { A: {} } }])).toEqual([
    "models[0].signs[0]: one of methods, inherits, handedInAs, telling, given, heldAs is expected",
  ]);
});
