/** Another library with the interface of axios. Bundled, it is nobody's code, since no index holds it. */
import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

const PRODUCT = `export const reeds = (page) => small.get("/reeds", { params: { page } });
  document.title = "All reeds of the lake are listed here";`;

const callsIn = (text: string) =>
  factsIn([{ path: "a.js", text }], new Set(["call"])).map(({ fields: { method, url } }) => `${method} ${url}`);

test("redaxios 0.5, imported", () => {
  const text = `import redaxios from "redaxios"; const small = redaxios.create({ baseURL: "/red" }); ${PRODUCT}`;
  expect(callsIn(text)).toEqual(["GET /red/reeds"]);
});

test("a client that nobody knows puts a base in front by a pattern", () => {
  const client = `function make(defaults) {
    function send(path, options, method) {
      const all = window.merge(defaults, options);
      return all.baseURL && (path = path.replace(/^(?!.*\\/\\/)\\/?/, all.baseURL + "/")), fetch(path, { method });
    }
    return send.get = (path, options) => send(path, options, "get"), send;
  }
  const small = make({ baseURL: "/red" });`;
  expect(callsIn(`${client} ${PRODUCT}`)).toEqual(["GET {base}/reeds"]);
});

test("such a client, with a pattern that takes the whole path", () => {
  const client = `function make(defaults) {
    function send(path, options, method) {
      return defaults.baseURL && (path = path.replace(/^(?!.*\\/\\/)\\/?(.*)$/, defaults.baseURL + "/$1")), fetch(path, { method });
    }
    return send.get = (path, options) => send(path, options, "get"), send;
  }
  const small = make({ baseURL: "/red" });`;
  expect(callsIn(`${client} ${PRODUCT}`)).toEqual(["GET /red/reeds"]);
});

test("a base that code which runs at once keeps on the window", () => {
  const text = `(() => { window.reedBase = "/reed/api"; const ask = (path) => fetch(reedBase + path);
    window.onload = () => { ask("/stems"); document.title = "All reeds of the lake are listed here" }; })();`;
  expect(callsIn(text)).toEqual(["GET /reed/api/stems"]);
});

test("a body that Zod parses has what its schema names", () => {
  const text = `import axios from "axios"; import { z } from "zod";
    const Reed = z.object({ reed: z.object({ height: z.number(), bank: z.string().optional() }).strict() });
    const KIND = z.nativeEnum({ tall: "tall" });
    export const plant = (form) => axios.post("/reeds", Reed.parse(form));
    export const cut = (kind) => axios.put("/reeds/cut", KIND.parse(kind));
    document.title = "All reeds of the lake are listed here";`;
  const found = factsIn([{ path: "a.js", text }], new Set(["call"]));
  expect(found.map(({ fields: { url, body } }) => [url, body])).toEqual([
    ["/reeds", "reed.bank,reed.height"],
    ["/reeds/cut", undefined],
  ]);
});

test("keys that stand before the options of a hook, as React Query takes them before version 5", () => {
  const text = `import axios from "axios"; import { QueryClient, useQuery } from "react-query";
    export const client = new QueryClient({ defaultOptions: { queries: {
      queryFn: async ({ queryKey: [path, params] }) => (await axios.get(path, { params })).data } } });
    export const useReed = (id) => useQuery("/reeds/" + id, { staleTime: 5 });
    export const useReeds = (bank) => useQuery(["/reeds", { bank, page: 1 }]);
    export const useBanks = () => useQuery("/banks");
    document.title = "All reeds of the lake are listed here";`;
  expect(callsIn(text).sort()).toEqual(["GET /banks", "GET /reeds", "GET /reeds/{value}"]);
});
