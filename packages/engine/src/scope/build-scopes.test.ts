import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { walk } from "../syntax/walk.ts";
import type { Binding } from "./binding.ts";

/** Bindings of the outermost scope by name. */
function top(source: string): ReadonlyMap<string, Binding> {
  const [module] = programOf({ "a.js": source }).graph.modules;
  if (!module) throw new Error("no module");
  return module.script.scopes.root.bindings;
}

test("a reference before a hoisted declaration belongs to it", () => {
  expect(top("use(f, v); function f() {} var v = 1;").get("f")?.references).toHaveLength(1);
});

test("an inner declaration shadows an outer one", () => {
  const a = top("const a = 1; function f(a) { return a } { let a = 2; a } a;").get("a");
  expect(a?.references).toHaveLength(1);
});

test("var belongs to the function or static block, let to the block", () => {
  const names = [
    ...top("if (x) { var a = 1; let b = 2; } for (var i = 0; ;) {} class C { static { var d = 1; } }").keys(),
  ];
  expect(names).toEqual(["a", "i", "C"]);
});

test("a destructured name knows its way from the whole value", () => {
  const c = top("const { a: [, { c = 1 }] } = source;").get("c");
  expect(c?.definitions[0]).toMatchObject({ kind: "value", path: [{ key: "a" }, { index: 1 }, { key: "c" }] });
  expect(c?.definitions[0]).toHaveProperty(["path", "2", "fallback"]);
});

test("assignments and property writes are remembered", () => {
  const bindings = top("let x; x = 1; x ||= 2; x += 3; const o = {}; o.a.b = 4; o.append('k', 5);");
  expect(bindings.get("x")?.definitions.map(({ kind }) => kind)).toEqual(["value", "value", "added"]);
  expect(bindings.get("o")?.writes.map(({ path }) => path)).toEqual([["a", "b"], ["k"]]);
});

test("an entry is written to the name that is assigned in front of it", () => {
  const form = top("let form; (form = new FormData()).append('k', 1); form.append('n', 2);").get("form");
  expect(form?.writes.map(({ path }) => path)).toEqual([["k"], ["n"]]);
  expect(form?.definitions).toHaveLength(1);
});

test("names that nothing declares are globals", () => {
  const [module] = programOf({ "a.js": "fetch(url); const url = location.href; typeof missing" }).graph.modules;
  expect(module?.script.scopes.globals.map(({ name }) => name)).toEqual(["fetch", "location", "missing"]);
});

test("this belongs to the class of a method and not to functions inside it", () => {
  const [module] = programOf({ "a.js": "class A { m() { this.a; () => this.b; function f() { this.c } } }" }).graph
    .modules;
  const owners: (string | undefined)[] = [];
  for (const statement of module?.body ?? [])
    walk(statement, (node) => {
      if (node.type === "ThisExpression") owners.push(module?.script.scopes.thisOf.get(node)?.type);
      return undefined;
    });
  expect(owners).toEqual(["ClassDeclaration", "ClassDeclaration", "FunctionDeclaration"]);
});

test.each([
  ["TypeScript", "function A(){this.a} A.prototype.m=function(){this.b;(function(){this.c})()}"],
  ["in a script that calls nothing", "function A(){this.a} A.prototype.m=function(){this.b}"],
])("this of a class that was lowered is the class: %s", (_, code) => {
  const [module] = programOf({ "a.js": code }).graph.modules;
  const owners: (string | undefined)[] = [];
  for (const statement of module?.body ?? [])
    walk(statement, (node) => {
      if (node.type === "ThisExpression") owners.push(module?.script.scopes.thisOf.get(node)?.type);
      return undefined;
    });
  expect(owners.slice(0, 2)).toEqual(["ClassExpression", "ClassExpression"]);
  expect(owners.slice(2)).toEqual(owners[2] === undefined ? [] : ["FunctionExpression"]);
});

test("a slot of the cache of React's compiler gives a name nothing", () => {
  const bindings = top("let t = (0, r.c)(2), a; t[0] === id ? a = t[1] : (a = load(id), t[0] = id, t[1] = a);");
  expect(bindings.get("a")?.definitions).toHaveLength(1);
  expect(bindings.get("t")?.writes).toHaveLength(0);
});

test("a list that is made by a call of another form keeps what is written to it", () => {
  const bindings = top("let t = make(2), a; t[0] = 1; a = t[0];");
  expect(bindings.get("a")?.definitions).toHaveLength(1);
  expect(bindings.get("t")?.writes).toHaveLength(1);
});

test("what decorators make of a class is the class", () => {
  const bindings = top("let A = class {}; A.key = 1; A = d([element('my-a')], A); let l = [1]; l = join([2], l, 3);");
  expect(bindings.get("A")?.definitions).toHaveLength(1);
  expect(bindings.get("l")?.definitions).toHaveLength(2);
});
