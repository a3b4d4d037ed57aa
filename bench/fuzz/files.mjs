/** Captures whose files refer to each other, and files that are no scripts: modules, manifests, pages, styles. */

const below = (random, count) => Math.floor(random() * count);
const oneOf = (random, list) => list[below(random, list.length)];
const many = (random, most, make) => Array.from({ length: below(random, most + 1) }, (_, at) => make(at)).join("");

const NAMES = ["a", "b", "default", "__proto__", "x y", "then", "constructor"];
const SOURCES = [
  "./m0.js",
  "./m1.js",
  "./m2.js",
  "./m3.js",
  "../m1.js",
  "m2",
  "/m3.js",
  "https://x/y.js",
  "./gone.js",
  "data:text/javascript,1",
];

/** ES modules in circles, with names that are not there. */
function modules(random) {
  const name = () => oneOf(random, ["a", "b", "c", "d"]);
  const from = () => JSON.stringify(oneOf(random, SOURCES));
  const line = () =>
    oneOf(random, [
      () => `export*from${from()};`,
      () => `export*as ${name()}${below(random, 99)} from${from()};`,
      () => `export{${name()} as ${name()}${below(random, 999)}}from${from()};`,
      () => `import ${name()}${below(random, 999)} from${from()};`,
      () => `import*as ${name()}${below(random, 999)} from${from()};`,
      () => `import(${from()}).then(e=>e.${name()}());`,
      () => `fetch("/api/"+require(${from()}).${name()});`,
      () => `new Worker(new URL(${from()},import.meta.url));`,
      () => `export const ${name()}=()=>fetch(${name()}+"/x");`,
    ])();
  return Array.from({ length: 1 + below(random, 5) }, (_, at) => [`m${at}.js`, many(random, 8, line)]);
}

/** Any JSON, with keys that frameworks read. */
function json(random, depth = 0) {
  const kind = below(random, depth > 4 ? 4 : 6);
  if (kind === 0) return oneOf(random, [null, true, 1e308, -0, 7]);
  if (kind < 4)
    return oneOf(random, [
      "/a",
      "/blog/[slug]",
      "a.js",
      "(.*)",
      "^/x(?:/)?$",
      "",
      "\ud800",
      "__proto__",
      "static/chunks/app/page-1.js",
    ]);
  const entries = Array.from({ length: below(random, 5) }, () => [
    oneOf(random, [
      "pages",
      "routes",
      "children",
      "path",
      "file",
      "imports",
      "staticRoutes",
      "page",
      "regex",
      "/x/[id]",
      "version",
      "sources",
      "scopes",
      "__proto__",
      "name",
    ]),
    json(random, depth + 1),
  ]);
  return kind === 4 ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function manifests(random) {
  const paths = [
    "manifest.json",
    "build-manifest.json",
    "page-data/a/page-data.json",
    "manifest.webmanifest",
    "remoteEntry.json",
    "_next/static/x/_buildManifest.js",
    ".vite/manifest.json",
    "locales/en.json",
  ];
  const path = oneOf(random, paths);
  const text = JSON.stringify(json(random));
  return [
    [
      path,
      path.endsWith(".js")
        ? `self.__BUILD_MANIFEST=${text};self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`
        : text,
    ],
    ["a.js", `fetch("/a");const r=${text};export{r as default}`],
  ];
}

function page(random) {
  const tag = () =>
    oneOf(random, [
      "div",
      "script",
      "form",
      "input",
      "table",
      "template",
      "svg",
      "style",
      "noscript",
      "title",
      "label",
      "select",
      "option",
      "base",
      "meta",
      "a",
      "math",
      "textarea",
      "plaintext",
    ]);
  const attribute = () =>
    ` ${oneOf(random, ["src", "type", "name", "required", "pattern", "maxlength", "href", "content", "id", "ng-messages", "ng-message", "integrity", "onclick"])}=${oneOf(random, ['"module"', '"importmap"', '"/a.js"', "'(a+)+$'", "x", '""', '"{{a.b}}"', '"application/json"', '"description"', '"-1"'])}`;
  const piece = () =>
    oneOf(random, [
      () => `<${tag()}${many(random, 3, attribute)}>`,
      () => `</${tag()}>`,
      () =>
        oneOf(random, [
          "Words",
          "<!--",
          "-->",
          "<![CDATA[",
          "&lt;&#0;",
          '{"imports":{"a":"./a.js"}}',
          'fetch("/api/a")',
          "{{ name }}",
          "<",
          "\0",
        ]),
    ])();
  return [
    ["index.html", `<!doctype html>${many(random, 40, piece)}`],
    ["a.js", 'import b from"a";fetch("/b")'],
  ];
}

function style(random) {
  const piece = () =>
    oneOf(random, [
      ".a",
      "#b",
      "{",
      "}",
      "color:red;",
      "/*! x v1.2.3 */",
      "url(",
      "a.woff2",
      ")",
      "@import ",
      '"',
      "@media x",
      "[data-a=",
      "]",
      "\\",
      "::before",
      ",",
    ]);
  return [
    ["a.css", many(random, 60, piece)],
    ["a.js", "a()"],
  ];
}

function commonJs(random) {
  const piece = () =>
    oneOf(random, [
      `exports.${oneOf(random, NAMES.slice(0, 4))}=1;`,
      `module.exports=require("./m${below(random, 3)}.js");`,
      'Object.assign(exports,require("./m0.js"));',
      "exports=module.exports={};",
      'axios.get("/a"+require("./m1.js").a);',
    ]);
  return Array.from({ length: 3 }, (_, at) => [`m${at}.js`, many(random, 6, piece)]);
}

const KINDS = { modules, manifests, page, style, commonJs };

export const filesOf = (random) => oneOf(random, Object.values(KINDS))(random);
