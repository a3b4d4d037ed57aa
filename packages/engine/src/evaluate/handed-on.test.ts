import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

/** What makes the code a product's. */
const PRODUCT = 'document.title = "All shopping lists";';

const calls = (text: string): readonly string[] =>
  factsIn([{ path: "app.js", text: `${PRODUCT}${text}` }], new Set(["call"]))
    .map(({ fields: { method, url } }) => `${method} ${url}`)
    .sort();

const USE = `
  export const useLists = () => {
    const { $api: api } = useNuxtApp();
    return { read: (list) => api.lists.read(list.listId) };
  };
`;

test("what a plugin of Nuxt provides by name, its own making asking for it", () => {
  expect(
    calls(`
      import { defineNuxtPlugin, useNuxtApp } from "nuxt/app";
      function make() {
        const app = useNuxtApp();
        return app.$api ? app.$api : { lists: { read: (id) => fetch("/api/lists/" + id) } };
      }
      export default defineNuxtPlugin((app) => { const api = make(); app.provide("api", api); });
      ${USE}
    `),
  ).toEqual(["GET /api/lists/{listId}"]);
});

test("another name is not it", () => {
  expect(
    calls(`
      import { defineNuxtPlugin, useNuxtApp } from "nuxt/app";
      export default defineNuxtPlugin((app) => app.provide("client", { lists: { read: (id) => fetch("/x/" + id) } }));
      ${USE}
    `).filter((call) => call.includes("listId")),
  ).toEqual([]);
});
