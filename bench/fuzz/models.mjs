/** Files of models that nobody's compiler has seen, beside a program that calls what they may describe. */
const below = (random, count) => Math.floor(random() * count);
const oneOf = (random, list) => list[below(random, list.length)];

const SIGNATURES = [
  "(url)",
  "get|delete(url, config?)",
  "new (url: {a|b})",
  "a.b.c(url: A)",
  "*(url)",
  "a(url",
  "__proto__(url)",
  "(url: A, b?: B)",
  "get(url) | () | a.b(url)",
];
const PATHS = ["url", "url.a ?? 'GET'", "$name", "{ [url]: url }", "url()", "url.__proto__.b", "'", "'' ?? ''"];
const NAMES = ["A", "B", "__proto__", "toString"];

function effect(random) {
  const path = () => oneOf(random, PATHS);
  return oneOf(random, [
    { effect: "http", url: path(), method: path(), ...(random() < 0.3 && { answer: "fetch" }) },
    { effect: "gives", type: type(random), url: path() },
    { effect: "opens", protocol: "websocket", type: type(random), url: path() },
    { effect: "event", protocol: "websocket", direction: "sent", name: path(), body: path() },
    { effect: "rewrites", by: path() },
    ...(random() < 0.03 ? [{ effect: oneOf(random, NAMES) }, null] : []),
  ]);
}

const record = (random, keys, make) =>
  Object.fromEntries(Array.from({ length: below(random, 4) }, () => [oneOf(random, keys), make(random)]));

/** Hardly ever a type that is not there: one mistake, and the whole file is refused. */
const type = (random) => (random() < 0.03 ? oneOf(random, NAMES) : oneOf(random, ["A", "B"]));

/** The text of a file. */
export const oddModels = (random) =>
  JSON.stringify({
    models: Array.from({ length: 1 + below(random, 2) }, () => ({
      package: random() < 0.03 ? 1 : oneOf(random, ["client", ["client", "other"]]),
      exports: record(random, ["default", "*", "a"], () => type(random)),
      globals: record(random, ["client", "a.b"], () => type(random)),
      signs: random() < 0.3 ? [{ type: type(random), methods: "get delete", handedInAs: "client" }] : undefined,
      types: { A: record(random, SIGNATURES, effect), B: record(random, SIGNATURES, effect) },
    })),
  });

const CALLS = [
  'c("/a")',
  'c.get("/a",{a:1})',
  "new c({a:1}).get(c)",
  'c.a.b.c(c("/b"))',
  'client.get("/c")',
  "c.__proto__(c)",
];

/** @returns {readonly (readonly [string, string])[]} */
export const filesForModels = (random) => [
  [
    "a.js",
    `import c from"client";${Array.from({ length: 1 + below(random, 6) }, () => oneOf(random, CALLS)).join(";")}`,
  ],
];
