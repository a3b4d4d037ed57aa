import { expect, test } from "vitest";
import { contextOf } from "../../tests/program.ts";
import { memberName } from "../syntax/literals.ts";

const WEBPACK = "(self.webpackChunkapp=self.webpackChunkapp||[]).push([[1],{1:";
const LIST = `${WEBPACK}(e,t,n)=>{n.d(t,{list:()=>r,default:()=>r});const r=()=>fetch("/rooms")},2:`;

/** The text around each place of another module that reads the function of `fetch("/rooms")`. */
function readAt(files: Readonly<Record<string, string>>): readonly string[] {
  const { survey, context } = contextOf(files);
  const declared = survey.declarators.find(({ node: { init } }) => init?.type === "ArrowFunctionExpression");
  if (declared?.node.id.type !== "Identifier") throw new Error("nothing is declared");
  const binding = declared.module.script.scopes.bindingOf.get(declared.node.id);
  if (!binding) throw new Error("no binding");
  return context.references.elsewhere(binding).map(({ node, module }) => {
    const { start, end } = context.parents.of(node, module.script) ?? node;
    return `${memberName(node) ?? node.type} ${module.script.text.slice(start, end)}`;
  });
}

const MODULE = `const a=()=>fetch("/rooms");export{a as list,a as default};`;

test.each([
  ["by name", `import{list as l}from"./a.js";use(l)`, ["Identifier use(l)"]],
  ["by default", `import l from"./a.js";use(l)`, ["Identifier use(l)"]],
  ["as a part of a namespace", `import*as l from"./a.js";use(l.list)`, ["list use(l.list)"]],
  ["as another part", `import*as l from"./a.js";use(l.rest)`, []],
])("a name of another module of ES is read %s", (_, source, found) => {
  expect(readAt({ "a.js": MODULE, "b.js": source })).toEqual(found);
});

test.each([
  ["as a part", "var r=n(1);use(r.list)", ["list use(r.list)"]],
  ["taken apart", "const{list:r}=n(1);use(r)", ["Identifier use(r)"]],
  ["by webpack's getter of a default", "var r=n(1),o=n.n(r);use(o())", ["CallExpression use(o())"]],
  ["by webpack 4's getter", "var r=n(1),o=n.n(r);use(o.a)", ["a use(o.a)"]],
])("a name of another module of webpack is read %s", (_, source, found) => {
  expect(readAt({ "a.js": `${LIST}(e,t,n)=>{${source}}}]);` })).toEqual(found);
});

test("an expression that is exported is read elsewhere", () => {
  const source = `${WEBPACK}(e,t,n)=>{n.d(t,["a",0,()=>fetch("/rooms")])},2:(e,t,n)=>{var r=n(1);use(r.a)}}]);`;
  const { survey, context } = contextOf({ "a.js": source });
  const call = survey.calls.find(({ node: { callee } }) => callee.type === "Identifier" && callee.name === "fetch");
  const fn = call && context.parents.functionAround(call.node, call.module.script);
  expect(fn && context.references.elsewhere(fn)).toHaveLength(1);
});

test("a name of another module of SystemJS is read where the setter's name is", () => {
  const files = {
    "a.js": `System.register([],(e)=>({execute(){const a=()=>fetch("/rooms");e("list",a)}}));`,
    "b.js": `System.register(["./a.js"],()=>{let l;return{setters:[(r)=>{l=r.list}],execute(){use(l)}}});`,
  };
  expect(readAt(files)).toContain("Identifier use(l)");
});
