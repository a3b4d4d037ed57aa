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
