/** Files of models that nobody's compiler has seen, beside a program that calls what they may describe. */
const below = (random, count) => Math.floor(random() * count);
const oneOf = (random, list) => list[below(random, list.length)];

const SIGNATURES = [
  "(url)",
  "get|delete(url, config?)",
  "new (options: {a|b})",
  "a.b.c(on: A)",
  "*(url)",
  "a",
  "a(",
  ")",
  "|",
  "__proto__(x)",
  "(a: A, b?: B)",
];
const PATHS = ["url", "config.url ?? 'GET'", "$name", "{ [url]: config }", "url()", "a.__proto__.b", "", "'", "??"];
const NAMES = ["A", "B", "__proto__", "toString"];

function effect(random) {
  const path = () => oneOf(random, PATHS);
  return oneOf(random, [
    { effect: "http", url: path(), method: path(), ...(random() < 0.3 && { answer: oneOf(random, ["fetch", "toString"]) }) },
    { effect: "gives", type: oneOf(random, NAMES), url: path() },
    { effect: "opens", protocol: "websocket", type: oneOf(random, NAMES), url: path() },
    { effect: "event", protocol: "websocket", direction: "sent", name: path(), body: path() },
    { effect: "rewrites", by: path() },
    { effect: oneOf(random, NAMES) },
    null,
  ]);
}

const record = (random, keys, make) =>
  Object.fromEntries(Array.from({ length: below(random, 4) }, () => [oneOf(random, keys), make(random)]));

/** The text of a file. */
export const oddModels = (random) =>
  JSON.stringify({
    models: Array.from({ length: 1 + below(random, 2) }, () => ({
      package: oneOf(random, ["client", ["client", "other"], 1, undefined]),
      exports: record(random, ["default", "*", "a"], () => oneOf(random, NAMES)),
      globals: record(random, ["client", "a.b"], () => oneOf(random, NAMES)),
      signs: random() < 0.3 ? [{ type: oneOf(random, NAMES), methods: "get delete", handedInAs: "client" }] : undefined,
      types: { A: record(random, SIGNATURES, effect), B: record(random, SIGNATURES, effect) },
    })),
  });

const CALLS = ['c("/a")', 'c.get("/a",{a:1})', "new c({a:1}).get(c)", 'c.a.b.c(c("/b"))', 'client.get("/c")', "c.__proto__(c)"];

/** @returns {readonly (readonly [string, string])[]} */
export const filesForModels = (random) => [
  ["a.js", `import c from"client";${Array.from({ length: 1 + below(random, 6) }, () => oneOf(random, CALLS)).join(";")}`],
];
