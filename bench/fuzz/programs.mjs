/** Programs that a grammar gives: statements of what an analyser reads, with names that refer to each other. */
import fc from "fast-check";

const name = fc.constantFrom(
  "a",
  "b",
  "c",
  "d",
  "e",
  "f",
  "g",
  "t",
  "__proto__",
  "constructor",
  "fetch",
  "window",
  "n",
);
const key = fc.constantFrom(
  "a",
  "b",
  "path",
  "url",
  "method",
  "data",
  "then",
  "children",
  "message",
  "__proto__",
  "toString",
);
const text = fc.oneof(
  fc.constantFrom(
    "/api/a",
    "/b/:id",
    "",
    "The parcel could not be sent.",
    "POST",
    "a.b.c",
    "{name} is required",
    "\\ud800",
  ),
  fc.string({ maxLength: 8 }),
);
const quoted = text.map((value) => JSON.stringify(value));

const { expression } = fc.letrec((tie) => {
  const inner = tie("expression");
  return {
    expression: fc.oneof(
      { maxDepth: 5, depthSize: "small" },
      name,
      quoted,
      fc.integer({ min: -9, max: 1e6 }).map(String),
      fc
        .tuple(inner, fc.constantFrom("+", "||", "&&", "??", "===", "<", ",", "in"), inner)
        .map(([a, b, c]) => `(${a} ${b} ${c})`),
      fc.tuple(inner, inner, inner).map(([a, b, c]) => `(${a}?${b}:${c})`),
      fc.tuple(inner, key).map(([a, b]) => `(${a}).${b}`),
      fc.tuple(inner, inner).map(([a, b]) => `(${a})[${b}]`),
      fc.tuple(inner, fc.array(inner, { maxLength: 3 })).map(([a, b]) => `(${a})(${b.join()})`),
      fc.tuple(inner, fc.array(inner, { maxLength: 2 })).map(([a, b]) => `new (${a})(${b.join()})`),
      fc.array(inner, { maxLength: 3 }).map((all) => `[${all.join()}]`),
      fc.array(fc.tuple(key, inner), { maxLength: 3 }).map((all) => `({${all.map(([k, v]) => `${k}:${v}`).join()}})`),
      fc.array(inner, { maxLength: 2 }).map((all) => `({...${all[0] ?? "a"},[${all[1] ?? 1}]:b})`),
      fc.tuple(name, inner).map(([a, b]) => `((${a})=>${b})`),
      fc.tuple(name, inner).map(([a, b]) => `(function ${a === "__proto__" ? "x" : a}(e){return ${b}})`),
      inner.map((a) => `\`/x/\${${a}}\``),
      inner.map((a) => `(()=>{throw Error(${a})})`),
      fc.tuple(name, inner).map(([a, b]) => `(${a}=${b})`),
    ),
  };
});

const { statement } = fc.letrec((tie) => {
  const inner = tie("statement");
  return {
    statement: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      expression.map((a) => `${a};`),
      fc.tuple(name, expression).map(([a, b]) => `var ${a}=${b};`),
      fc.tuple(name, key, expression).map(([a, b, c]) => `var {${b}:${a}}=${c};`),
      fc.tuple(expression, inner, inner).map(([a, b, c]) => `if(${a}){${b}}else{${c}}`),
      fc.tuple(name, expression, inner).map(([a, b, c]) => `for(var ${a} of ${b}){${c}}`),
      fc.tuple(expression, inner, inner).map(([a, b, c]) => `switch(${a}){case "A":${b}break;default:${c}}`),
      fc.tuple(inner, inner).map(([a, b]) => `try{${a}}catch(e){${b}}`),
      fc.tuple(name, inner, expression).map(([a, b, c]) => `function ${a}(b){${b}return ${c}}`),
      fc
        .tuple(name, key, expression)
        .map(([a, b, c]) => `{class ${a} extends f{${b === "constructor" ? "x" : b}(e){return ${c}}}}`),
    ),
  };
});

const body = fc.array(statement, { minLength: 1, maxLength: 8 }).map((all) => all.join("\n"));

/** What frames a program: a plain script, an ES module, a chunk of webpack, an inline script of a page. */
const FRAMES = [
  (code) => [["a.js", code]],
  (code) => [
    ["a.js", `import f,{a as g}from"./b.js";${code};export{f as default,g}`],
    ["b.js", `export default "/b";export const a=(t)=>fetch(t)`],
  ],
  (code) => [
    [
      "a.js",
      `(self.webpackChunkx=self.webpackChunkx||[]).push([[1],{1:(e,t,n)=>{var f=n(2);${code}},2:(e,t)=>{t.a="/b"}}]);`,
    ],
  ],
  (code) => [["index.html", `<!doctype html><title>A</title><script>${code.replaceAll("</", "<\\/")}</script>`]],
];

/** @param {number} seed */
export const programOf = (seed) =>
  fc.sample(
    fc.tuple(fc.constantFrom(...FRAMES), body).map(([frame, code]) => frame(code)),
    { seed, numRuns: 1 },
  )[0] ?? [];
