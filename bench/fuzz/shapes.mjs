/**
 * Shapes of input that once took an analyser too long, or its kin: each gives files of about so many code units. The
 * bench doubles the size and fits what the analysis costs.
 */

const repeated = (size, piece) => {
  let text = "";
  for (let at = 0; text.length < size; at++) text += piece(at);
  return text;
};

/** A script that is one piece again and again, between a beginning and an end. */
const script =
  (piece, before = "", after = "") =>
  (size) => [["bad.js", before + repeated(size, typeof piece === "string" ? () => piece : piece) + after]];

const file = (path, piece, before = "", after = "") => {
  const make = script(piece, before, after);
  return (size) => make(size).map(([, text]) => [path, text]);
};

/** So many deep, whatever the size: nesting is refused beyond its bound. */
const nested = (open, inner, close) => (size) => {
  const count = Math.floor(size / (open.length + close.length));
  return [["bad.js", open.repeat(count) + inner + close.repeat(count)]];
};

/** Each hands on all that the others have, and one asks for a name that none has. */
function barrels(size) {
  const count = Math.min(60, Math.ceil(size / 1000));
  const stars = Array.from({ length: count }, (_, to) => `export*from"./m${to}.js";`).join("");
  const rest = "f();".repeat(Math.max(0, size / count - stars.length) / 4);
  return Array.from({ length: count }, (_, at) => [
    `m${at}.js`,
    `${stars}${at === 0 ? 'import{x}from"./m1.js";fetch(x);' : ""}${rest}`,
  ]);
}

/** What a name's own scope holds between its writes is gone by, not gone through. */
const writtenFromItself = (size) => [
  [
    "bad.js",
    `var p={a:location.hash};${"q();".repeat(size / 4)}${'p.a="/x"+p.a;'.repeat(Math.min(190, size / 13))}fetch(p.a)`,
  ],
];

/** Each branch stands under the tests of all before it; those that are left over write nothing. */
function writtenInBranches(size) {
  const branch = (at) => `if(t.startsWith("p${at}"))${at < 190 ? `e.a="/u${at}";` : "q();"}else `;
  const branches = repeated(Math.min(size / 2, 20_000), branch);
  return [["bad.js", `function f(t){const e={a:"/u"};${branches};${"fetch(e.a);".repeat(size / 20)}}`]];
}

/** What is added under two tests, by so many writes as one name may have. */
const addedUnderTests = (size) => [
  [
    "bad.js",
    `function f(t){const e={a:"/u"};${"if(t.a)if(t.b)e.a+=t.c;".repeat(Math.min(190, size / 40))}${"fetch(e.a);".repeat(size / 20)}}`,
  ],
];

/** Tests of so many parts, one after the other, in code that is the product's. */
const tests = (part, between, open, close) => (size) => {
  const count = Math.min(PARTS, Math.ceil(size / 20));
  const test = open + Array.from({ length: count }, (_, at) => part(at)).join(between) + close;
  return [["bad.js", `export function f(v,e){${KEPT}${repeated(size, () => test)}}`]];
};
const PARTS = 2500;
/** Makes a function the product's beyond doubt. */
const KEPT = 'fetch("/api/keep").catch(()=>alert("The parcel could not be saved."));';

/** Reads the address, which programs without a router do. */
const SHOWS = `addEventListener("popstate",()=>{show(location.pathname)});function show(p){if(p==="/zz")document.title="Z"}${KEPT}`;
/** Of lists and tests in each other. */
const LEVELS = 300;

/** Claims a file for webpack: what follows is asked about piece by piece. */
const CHUNK =
  '(self.webpackChunkapp=self.webpackChunkapp||[]).push([[1],{1:(e,t,n)=>{n.d(t,{Z:()=>r});const r="/x"}}]);';

/** @type {readonly (readonly [string, (size: number) => readonly (readonly [string, string])[]])[]} */
export const SHAPES = [
  ["empty statements", script(";")],
  ["statements of a name", script("a;")],
  ["assignments in a sequence", script("a=1,", "", "b")],
  ["assignments of two names", script("a=b;b=a;", "var a,b;", "fetch(a)")],
  ["a name written again", script((at) => `x="/u${at % 2}";`, "var x;", "fetch(x)")],
  ["a property written from itself", writtenFromItself],
  ["a property written in branches", writtenInBranches],
  ["a property added to under tests", addedUnderTests],
  ["names of an object's own", script('x.__proto__="/u1";x.constructor=x;', "var x={};", "fetch(x.a)")],
  ["constants in a row", script((at) => `const a${at}="/u/${at}";`)],
  ["names made of the one before", script((at) => `const a${at + 1}=a${at}+"/x";`, 'const a0="/a";')],
  ["unions that double", script((at) => `const d${at + 1}=c.x?d${at}+"a":d${at}+"b";`, 'const d0="a";')],
  ["lists that double", script((at) => `const d${at + 1}=[...d${at},...d${at}];`, "const d0=[1,2];")],
  ["classes of classes", script((at) => `class C${at + 1} extends C${at}{}`, "class C0{}")],
  ["functions that call the next", script((at) => `function f${at}(a){return f${at + 1}(a+"/x")}`, "", "fetch(f0(1))")],
  [
    "wrappers that call each other",
    script((at) => `function f${at}(a){return a?f${(at * 7) % (at + 1)}(a+"/x"):fetch(a)}`),
  ],
  [
    "calls of what gives back a list",
    (size) => [
      [
        "bad.js",
        `function C(n){return[${"n,".repeat(size / 4)}1]}${repeated(size / 2, (at) => `C({m:"Not found ${at}"});`)}`,
      ],
    ],
  ],
  ["callers of one wrapper", script((at) => `r("/a/${at}");`, "const r=(u)=>fetch(u);")],
  ["requests", script((at) => `fetch("/api/a${at}/"+b,{method:"POST"});`)],
  ["requests with bodies", script((at) => `fetch("/api/a${at}",{method:"PUT",body:JSON.stringify({a${at}:b,c:d})});`)],
  ["errors", script((at) => `if(a>${at})throw new Error("The parcel ${at} could not be sent.");`)],
  [
    "a test of many parts",
    (size) => [
      [
        "bad.js",
        `if(${"a.b||".repeat(Math.min(size / 5, 3900))}c)throw Error("No parcel.");${"a();".repeat(size / 4)}`,
      ],
    ],
  ],
  [
    "routes",
    script((at) => `{path:"/a${at}/:id",component:A},`, "const A=()=>1;const r=[", "];createRouter({routes:r})"),
  ],
  [
    "elements",
    script(
      (at) => `j("li",{children:"Parcel number ${at}"}),`,
      'import{jsx as j}from"react/jsx-runtime";export const A=()=>j("ul",{children:[',
      "]})",
    ),
  ],
  ["components", script((at) => `const A${at}=()=>j(A${at + 1},{a:1});`, 'import{jsx as j}from"react/jsx-runtime";')],
  [
    "inputs",
    script(
      (at) => `j("input",{name:"a${at}",required:!0,maxLength:${at}}),`,
      'import{jsx as j}from"react/jsx-runtime";export const A=()=>j("form",{children:[',
      "]})",
    ),
  ],
  ["a catalogue of texts", script((at) => `"label.of.${at}":"Words of the text ${at}",`, "const t={", "};")],
  ["two catalogues", script((at) => `"label.of.${at}":"Words of the text ${at}",`, 'const t={en:{a:"b"},de:{', "}};")],
  ["cases", script((at) => `case "A${at}":return "Words of the case";`, "function f(a){switch(a){", "}}")],
  ["a table of numbers", script("[1,2],", "const t=[", "];")],
  ["properties read in a chain", (size) => [["bad.js", `${"a.b.c;".repeat(size / 6)}`]]],
  ["patterns", script("/[a-z]+/;")],
  ["comments", script("/*a*/")],
  ["comments without an end", file("a.css", "/*!")],
  ["banners", script((at) => `/*! name${at} v1.2.${at} | MIT */a();`)],
  ["templates with holes", script(`\${a}`, "x=`", "`")],
  ["a long text", script("a\\u0041 ", 'fetch("', '")')],
  ["a text of dots", script(".", 'throw Error("See ' + "http://", 'x")')],
  ["a text of brackets", script("{", 't("', '")')],
  ["a text of spaces", script(" ", 't("', 'x")')],
  ["a text of dashes", script("-", 't("a', '!")')],
  ["many texts", script((at) => `t("Words of the text number ${at}");`)],
  ["a long name", script("a", "var ", "=1")],
  ["exports", script((at) => `export const a${at}=${at};`)],
  ["exports that come again on lines", script("export{x};\n", "const x=1;\n")],
  ["imports", script((at) => `import a${at} from"./m${at}.js";`)],
  ["dynamic imports", script((at) => `import("./m${at}.js");`)],
  [
    "modules of webpack",
    script(
      (at) => `${at}:(e,t,n)=>{n.d(t,{Z:()=>r});const r=n(${at + 1}).Z+"/x"},`,
      "(self.webpackChunkapp=self.webpackChunkapp||[]).push([[179],{",
      "}]);",
    ),
  ],
  ["modules of AMD", script((at) => `define("m${at}",["m${at + 1}"],function(a){return a});`)],
  [
    "modules of SystemJS",
    script((at) => `System.register("m${at}",["m${at + 1}"],function(e){return{execute(){e("a",1)}}});`),
  ],
  [
    "Parcel's scripts behind a chunk",
    script(
      (at) =>
        `(function(){var e=globalThis.parcelRequire9de2,n=e.register;n("g${at}",function(t,r){${"t.b();".repeat(30)}});x${at}()})();`,
      CHUNK,
    ),
  ],
  [
    "functions behind a chunk that define a module",
    script(
      (at) => `(function(){define("m${at}",["a"],function(a){${"a.b();".repeat(38)}return a});x${at}()})();`,
      CHUNK,
    ),
  ],
  ["functions called on the spot", script("(function(){var a=1;fetch(a)})();")],
  ["nested functions", nested("(function(){", "", "})()")],
  ["nested lists", nested("[", "", "]")],
  ["nested objects", nested("({a:", "1", "})")],
  ["nested calls", nested("f(", "1", ")")],
  ["nested templates", nested("`${", "1", "}`")],
  ["nested blocks", nested("{", "", "}")],
  ["nested loops", script("for(;;)", "", ";")],
  ["nested conditions", script("a?b:", "", "c")],
  ["a sequence within sequences", script("f(),", "(a,".repeat(60), `1${")".repeat(60)}`)],
  ["nested arrows", script("a=>", "", "a")],
  ["else if", script("if(a)b();else ", "", ";")],
  ["a sum", script("a+", "x=", "a")],
  ["a chain of calls", script(".then(a)", "a")],
  ["labels", script((at) => `l${at}:`, "", ";")],
  ["markup", file("a.html", (at) => `<div id="a${at}"><p>Words</p></div>`, "<!doctype html><body>")],
  ["nested markup", file("a.html", "<div>", "<!doctype html><body>")],
  ["formatting markup", file("a.html", "<b><i><a>", "<!doctype html><body>")],
  ["inline scripts", file("a.html", (at) => `<script>fetch("/a${at}")</script>`, "<!doctype html><body>")],
  ["tables in markup", file("a.html", "<table><tr><td>", "<!doctype html><body>")],
  ["markup without an end", file("a.html", "<style", "<!doctype html><noscript>")],
  [
    "inputs in markup",
    file(
      "a.html",
      (at) => `<label>Name ${at}<input name="a${at}" required maxlength="${at}"></label>`,
      "<!doctype html><form>",
    ),
  ],
  ["rules of style", file("a.css", (at) => `.a${at}{color:red}`)],
  ["fonts", file("a.css", "url(.woff#")],
  ["fonts in tabs", file("a.css", "url(\t\t\t\t.woff")],
  ["selectors", file("a.css", "[")],
  ["an object in JSON", file("a.json", (at) => `"a${at}":"Words of the text",`, "{", '"a":1}')],
  ["nested JSON", (size) => [["a.json", "[".repeat(size / 2) + "]".repeat(size / 2)]]],
  ["documents of GraphQL", script((at) => `query Q${at}($a:ID!){a(id:$a){b c}}`, "const d=gql`", "`;")],
  ["quotes in a document of GraphQL", script('\\\\"', 'const d=gql`query Q{a(b:"', ")}`")],
  [
    "files",
    (size) =>
      Array.from({ length: Math.ceil(size / 400) }, (_, at) => [
        `m${at}.js`,
        `import{a as b}from"./m${at + 1}.js";export const a=b+"/x";${"f();".repeat(88)}`,
      ]),
  ],
  ["barrels in a circle", barrels],
  ["tests of paths", tests((at) => `v.path==="/a${at}"`, "||", "if(", ")return e.a();")],
  ["tests of orders", tests((at) => `v.a${at}>${at}`, "&&", "if(", ')throw Error("The parcel is too heavy.");')],
  ["tests of fields", tests((at) => `!v.a${at}`, "&&", "", '&&(e.a="The name is required.");')],
  ["tests of either field", tests((at) => `!v.a${at}`, "||", "if(", '){e.a="The name is required.";return}')],
  [
    "tabs of one name",
    script(
      'j(T,{value:h,children:[j(P,{value:"a",children:j(A,{})}),j(P,{value:"b",children:j(B,{})})]}),',
      `import{jsx as j}from"react/jsx-runtime";const A=()=>j("p",{children:"a"}),B=()=>j("b",{children:"b"}),T=({value:v,children:c})=>j("div",{"data-a":v,children:c}),P=({value:v,children:c})=>j("section",{id:v,children:c});export function X(){${KEPT}const h=window.location.hash.slice(1);return j("div",{onClick:()=>{window.location.hash="a"},children:[`,
      "]})}",
    ),
  ],
  [
    "flags of features",
    script(
      (at) => `config.features.flag${at}&&j(A,{}),`,
      `import{jsx as j}from"react/jsx-runtime";const A=()=>j("p",{});export function X(){${KEPT}return j("p",{children:[`,
      "]})}",
    ),
  ],
  [
    "cases of a parameter",
    script((at) => `case"A${at}":return"W${at}";`, `${SHOWS}export function f(a){switch(a){`, "}}"),
  ],
  [
    "values of an address",
    (size) =>
      script(
        (at) => `if(p==="/a${at}")g(${at});`,
        `${SHOWS}export function f(q){var p=location.pathname;${"p=q.a;".repeat(size / 24)}`,
        "}",
      )(size),
  ],
  [
    "lists within lists",
    script(
      "a.b(c)===d,",
      `${SHOWS}export const f=(t)=>${Array.from({ length: LEVELS }, (_, at) => `t.map(x${at}=>`).join("")}[`,
      `]${")".repeat(LEVELS)}`,
    ),
  ],
  [
    "reads behind tests",
    script(
      "fetch(u);",
      `export function f(k){let u="/a";${Array.from({ length: LEVELS }, (_, at) => `if(a${at})`).join("")}{${Array.from({ length: 60 }, (_, at) => `if(x${at})u="/b${at}";`).join("")}}`,
      "}",
    ),
  ],
  [
    "answers that reach slots",
    (size) =>
      script(
        (at) => `export const l${at}=()=>fetch("/a${at}").then(r=>r.json()).then(show);`,
        `import{createVNode as h,withCtx as w}from"vue";const T={setup(){return()=>1}};function show(rows){return h(T,{data:rows},{default:w(()=>[${"h(B,{a:1}),".repeat(size / 48)}]),_:1})}`,
      )(size),
  ],
];
