import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programOf, textsOf } from "../../tests/program.ts";

describe("helpers of compilers that merge objects", () => {
  const COPY = "for(var k in s)Object.prototype.hasOwnProperty.call(s,k)&&(t[k]=s[k])";
  const SPREAD = `function S(t){for(var i=1;i<arguments.length;i++){var s=arguments[i];${COPY}}return t}`;
  const PROPS =
    "function P(t,s){return s=s!=null?s:{},Object.getOwnPropertyDescriptors?Object.defineProperties(t,Object.getOwnPropertyDescriptors(s)):0,t}";
  test.each([
    ["SWC and Babel", `${SPREAD} export const x = "/a/" + S({}, { id: "1" }, { to: "/b" }).id`, ["/a/1"]],
    ["the last one wins", `${SPREAD} export const x = S({ id: "/a" }, window.more, { id: "/b" }).id`, ["/b"]],
    ["properties of SWC", `${PROPS} export const x = P({ id: "/a" }, { to: "/b" }).to`, ["/b"]],
    [
      "esbuild",
      `var d=Object.defineProperties,e=Object.getOwnPropertyDescriptors,f=Object.prototype.hasOwnProperty,p=(t,o,n)=>t[o]=n,i=(t,o)=>{for(var n in o||(o={}))f.call(o,n)&&p(t,n,o[n]);return t},r=(t,o)=>d(t,e(o)); const q = r(i({}, { id: "/a" }), { to: "/b" }); export const x = q.id + q.to`,
      ["/a/b"],
    ],
    [
      "properties of SWC, put in place",
      'var t, s, r = (t = { id: "/a" }, s = s = { to: "/b" }, Object.defineProperties(t, Object.getOwnPropertyDescriptors(s)), t); export const x = r.to',
      ["/b"],
    ],
    [
      "TypeScript",
      `var A=function(){return A=Object.assign||function(t){for(var s,i=1,n=arguments.length;i<n;i++){s=arguments[i];${COPY}}return t},A.apply(this,arguments)}; export const x = A(A({}, { id: "/a" }), { to: "/b" }).id`,
      ["/a"],
    ],
    [
      "a function that only loops",
      "function f(t){for(var i=1;i<9;i++)t.n+=i;return t} export const x = f({ id: '/a' }, { id: '/b' }).id",
      ["/a"],
    ],
  ])("%s", (_, source, expected) => expect(textsOf(source)).toEqual(expected));
});

test("a class has one value under its name outside and its name inside", () => {
  const use = 'export const x = Api.url("/tools")';
  for (const written of ['Api.base="/api";', 'define(Api,"base","/api");', 'define(Api,"base","/api"),start();'])
    expect(textsOf(`var Api=class e{static url(path){return e.base+path}};${written}${use}`)).toEqual(["/api/tools"]);
  // what is not always that class
  const other = 'var Api=class e{static url(path){return e.base+path}};Api=more(Api);Api.base="/api";';
  expect(textsOf(`${other}${use}`)).not.toContain("/api/tools");
});

describe("strings", () => {
  test.each([
    ["template literals", "const id = location.hash; export const x = `/users/${id}/roles`", ["/users/{hash}/roles"]],
    [
      "concatenation lowered to ES5",
      'const base = "/api"; export const x = "".concat(base, "/users/").concat(globalThis.user.id)',
      ["/api/users/{id}"],
    ],
    ["joined arrays", 'export const x = ["", "api", "users"].join("/")', ["/api/users"]],
    [
      "joined arrays with spread arguments",
      'const path = (...parts) => ["", ...parts].join("/"); export const x = path("a", "b")',
      ["/a/b"],
    ],
    ["replaced placeholders", 'export const x = "/users/:id".replace(":id", window.user.id)', ["/users/{id}"]],
    [
      "what stands behind a sign",
      'function f(e){const t=e.indexOf(".");return `${e.substring(0,t)}/${e.substring(t+1).replaceAll(".","_")}`} export const x = f("/a.b.c")',
      ["/a/b_c"],
    ],
    [
      "a text without its known beginning",
      'const f = (p) => new URL("http://localhost/" + p).toString().substring(17); export const x = f("file/" + window.user.id)',
      ["file/{id}"],
    ],
    ["conditions", "export const x = `/f/${window.on ? `on` : `off`}`", ["/f/on", "/f/off"]],
    [
      "written again from itself",
      'let u = "/a/{id}"; u = u.replace("{id}", window.user.id); export const x = u',
      ["/a/{id}"],
    ],
    ["appended", 'let u = "/a"; u += "/b"; u += "?q=" + location.hash; export const x = u', ["/a/b?q={hash}"]],
    [
      "appended under a condition",
      'let u = "/a"; if (window.on) u += "/b"; if (window.p) u += "?p=1&"; window.q && (u += "q=2"); export const x = u',
      ["/a?p=1&q=2", "/a/b?p=1&q=2"],
    ],
    [
      "read before, between and behind what is written to a name",
      'let u = "/a"; const p = u; u = "/b" + u; const q = u; u = "/c" + u; export const x = [p, q, u].join(" ")',
      ["/a /b/a /c/b/a"],
    ],
    [
      "trimmed by one pattern after the other, in one expression",
      'function f(e){return (e=(e=/^x/.test(e)?e.replace(/a/g,""):(e=e.replace(/b/g,"")).replace(/c/g,"")).replace(/d/g,"")).replace(/e/g,"")} const j=(...p)=>f(p.join("/")); export const x = j("/a", "b")',
      ["/a/b"],
    ],
    [
      "trimmed by one pattern after the other, in statements",
      'function f(e){if(e==null)return"/z";e=e.replace(/a/g,"");e=e.replace(/b/g,"");e=e.replace(/c/g,"");e=e.replace(/d/g,"");return e} export const x = f("/a").slice(0)',
      ["/z", "/a"],
    ],
    [
      "read in the branch in which it is written",
      'const f = (k, u) => { if (k) { u = "/b" + u; return u + "/in" } return "/z" }; export const x = f(window.on, "/a")',
      ["/b/a/in", "/z"],
    ],
    [
      "read in the other branch",
      'const f = (k, u) => { if (k) u = "/b" + u; else return u; return "/z" }; export const x = f(window.on, "/a")',
      ["/a", "/z"],
    ],
    [
      "joined where an argument is missing",
      'const f = (...p) => p.join("/"); export const x = f("/a", undefined, "b")',
      ["/a//b"],
    ],
    [
      "trimmed where it has an end too many",
      'const f = (p) => { p.startsWith("/") && (p = p.slice(1)); return "/a/" + p }; export const x = f(`b/${window.user.id}`)',
      ["/a/b/{id}"],
    ],
    [
      "an end that is asked for",
      'const f = (b) => (b.endsWith("/") ? b : b + "/") + "u"; export const x = f("/a/") + f("/b")',
      ["/a/u/b/u"],
    ],
    ["counted up", 'let n = 1; n += 2; export const x = "/a/" + n', ["/a/{value}"]],
    ["defaults", 'const f = (base = "/api") => base + "/x"; export const x = f()', ["/api/x"]],
    ["encoded parts", "export const x = `/q/${encodeURIComponent(window.query.term)}`", ["/q/{term}"]],
    ["enum objects", 'var E = ((e) => ((e.A = "a"), e))(E || {}); export const x = `/${{ A: "a" }.A}`', ["/a"]],
    ["absolute addresses", 'export const x = String(new URL("/x", "https://h.example/"))', ["https://h.example/x"]],
    [
      "addresses of the page",
      'export const x = `/api${new URL(`/x/${location.hash}`, window.location.origin).toString().replace(window.location.origin, "")}`',
      ["/api/x/{hash}"],
    ],
  ])("%s", (_, source, expected) => {
    expect(textsOf(source)).toEqual(expected);
  });
});

describe("objects and functions", () => {
  test.each([
    ["nested properties", 'const c = { api: { base: "/a" } }; export const x = c.api.base', ["/a"]],
    ["spread, later wins", 'const a = { u: "/1" }; export const x = { ...a, u: "/2" }.u', ["/2"]],
    ["Object.assign", 'export const x = Object.assign({}, { u: "/1" }, { u: "/2" }).u', ["/2"]],
    ["destructuring with default", 'const { u = "/d" } = {}; export const x = u', ["/d"]],
    ["properties written later", 'const c = {}; c.base = "/late"; export const x = c.base', ["/late"]],
    [
      "types of what a function is given",
      'const f = (e) => (typeof e == "string" ? e : e.url); export const x = f({ url: "/a" }) + f("/b")',
      ["/a/b"],
    ],
    [
      "conditions that a call decides",
      'const f = (m, o) => ("GET" !== m ? o.url : "/get") + (o ? "/o" : "/n"); export const x = f("POST", { url: "/p" })',
      ["/p/o"],
    ],
    [
      "a property of what a call decides",
      'const f = (o) => (!o ? { u: "/none" } : { u: o.u }).u; export const x = f() + f({ u: "/some" })',
      ["/none/some"],
    ],
    [
      "entries without those that a test refuses",
      'const f = (o, no) => Object.fromEntries(Object.entries(o).filter(([k]) => !no.includes(k))); const o = f({ id: "/i", u: "/u" }, [...window.more, "id"]); export const x = o.u + (o.id ?? "/none")',
      ["/u/none"],
    ],
    [
      "written under a test that a call decides",
      'const plain = (o) => ({ u: o.u + "/plain" }); const f = (b) => { if (!(b instanceof FormData)) b = plain(b); return b.u }; export const x = f({ u: "/a" })',
      ["/a/plain"],
    ],
    [
      "written to an instance",
      'class A { base = "/a"; get(p) { return this.base + p } } const a = new A(); a.base = "/b"; export const x = a.get("/u")',
      ["/b/u"],
    ],
    [
      "stores that a hook gives, with actions",
      'import { defineStore } from "pinia"; const useCart = defineStore("cart", { state: () => ({}), actions: { at(p) { return "/cart" + p } } }); export const x = useCart().at("/u")',
      ["/cart/u"],
    ],
    [
      "stores that a hook gives, made by a function",
      'import { defineStore } from "pinia"; const useBag = defineStore("bag", () => ({ at: (p) => "/bag" + p })); export const x = useBag().at("/u")',
      ["/bag/u"],
    ],
    [
      "stores that a selector reads",
      'import { create } from "zustand"; import { devtools } from "zustand/middleware"; const useA = create()(devtools((set) => ({ at: (p) => "/store" + p }))); const at = useA((s) => s.at); export const x = at("/u") + useA.getState().at("/v")',
      ["/store/u/store/v"],
    ],
    ["closures", 'const make = (b) => (p) => b + p; export const x = make("/api")("/u")', ["/api/u"]],
    [
      "class fields and methods",
      'class A { constructor(b) { this.b = b } get(p) { return this.b + p } } export const x = new A("/api").get("/u")',
      ["/api/u"],
    ],
    [
      "inherited methods",
      'class A { get(p) { return "/a" + p } } class B extends A {} export const x = new B().get("/u")',
      ["/a/u"],
    ],
    [
      "wrapped callbacks",
      'const r = globalThis.React; const f = r.useCallback((p) => "/c" + p, []); export const x = f("/u")',
      ["/c/u"],
    ],
    ["promise chains", 'const p = Promise.resolve({ u: "/p" }); export const x = p.then((v) => v.u)', ["/p"]],
    [
      "lowered defaults",
      'function f() { var m = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : "/d"; return arguments[0] + m } export const x = f("/a")',
      ["/a/d"],
    ],
    [
      "fields of a class lowered to ES5, written by a method through a name for this",
      'var A = (function () { function A(b) { this.base = b } return make(A, [{ key: "open", value: function () { var e = this; e.way = this.base + "/u" } }, { key: "get", value: function (p) { this.open(); return this.way + p } }]), A })(); export const x = new A("/a").get("/x")',
      ["/a/u/x"],
    ],
    [
      "fields of a class lowered by TypeScript",
      'function A(b) { this.base = b } A.prototype.get = function (p) { return this.base + p }; export const x = new A("/a").get("/x")',
      ["/a/x"],
    ],
    [
      "what is written behind either branch of a test",
      'function f(n){let p;if(/a/.test(n)){if(/b/.test(n))p="/x/"+n;else p="/y/"+n;p+=".hbs"}else if(/c/.test(n))p="/z/"+n;return p} export const x = f("q")',
      ["/z/q", "/y/q.hbs", "/x/q.hbs"],
    ],
    [
      "lists that are filled otherwise",
      'function f(list){for(var t=[],n=0;n<list.length;n++)t[n]=list[n];return "/a/"+t[0]} export const x = f(["b"])',
      ["/a/{value}"],
    ],
    [
      "classes lowered to ES5",
      'var A = (function () { function A() {} return make(A, [{ key: "get", value: function (p) { return "/a" + p } }]), A })(); export const x = new A().get("/u")',
      ["/a/u"],
    ],
    ["getters", 'const o = { get u() { return "/g" } }; export const x = o.u', ["/g"]],
  ])("%s", (_, source, expected) => {
    expect(textsOf(source)).toEqual(expected);
  });
});

describe("across modules", () => {
  test("imports, re-exports, star exports, default and namespace imports", () => {
    const program = programOf({
      "a.js": 'import d, { b as c } from "./b.js"; import * as ns from "./b.js"; export const x = d + c + ns.e;',
      "b.js": 'export { b } from "./c.js"; export * from "./c.js"; export default "/d";',
      "c.js": 'export const b = "/b", e = "/e";',
    });
    expect(program.exported("a.js", "x")).toMatchObject({ kind: "constant", value: "/d/b/e" });
  });

  test("cyclic imports and recursive functions end", () => {
    const program = programOf({
      "a.js": 'import { b } from "./b.js"; export const a = b + "/a";',
      "b.js":
        'import { a } from "./a.js"; export const b = a + "/b"; export const f = (n) => n ? f(n - 1) + "x" : "y"; export const g = f(3);',
    });
    expect(program.exported("a.js", "a").kind).toBeDefined();
    expect(program.exported("b.js", "g").kind).toBeDefined();
  });
});

test("arithmetic on constants agrees with JavaScript", () => {
  const number = fc.integer({ min: -1000, max: 1000 });
  const operator = fc.constantFrom("+", "-", "*", "<<", "|", "&");
  fc.assert(
    fc.property(number, operator, number, (a, op, b) => {
      const source = `(${a})${op}(${b})`;
      const expected: unknown = { "+": a + b, "-": a - b, "*": a * b, "<<": a << b, "|": a | b, "&": a & b }[op];
      expect(programOf({ "a.js": `export const x = ${source}` }).exported("a.js", "x")).toMatchObject({
        kind: "constant",
        value: expected,
      });
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("concatenations of any pieces agree with JavaScript", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 6 }), (pieces) => {
      const expected = pieces.join("");
      const forms = [
        pieces.map((p) => JSON.stringify(p)).join("+"),
        `"".concat(${pieces.map((p) => JSON.stringify(p)).join(",")})`,
        `[${pieces.map((p) => JSON.stringify(p)).join(",")}].join("")`,
      ];
      for (const form of forms) {
        expect(programOf({ "a.js": `export const x = ${form}` }).exported("a.js", "x")).toMatchObject({
          value: expected,
        });
      }
    }),
    { seed: 1, numRuns: 40 },
  );
});

describe("hostile programs end, with bounds", () => {
  test.each([
    ["a deep concatenation", `export const x = ${Array.from({ length: 20_000 }, () => '"a"').join("+")}`],
    ["deep nesting", `export const x = ${"[".repeat(1400)}${"]".repeat(1400)}`],
    [
      "doubling strings",
      `${Array.from({ length: 40 }, (_, i) => `const s${i + 1} = s${i} + s${i};`).join("")} const s0 = "ab"; export const x = s40`,
    ],
    [
      "many branches",
      `const f = (a) => ${Array.from({ length: 30 }, (_, i) => `a === ${i} ? "v${i}" :`).join("")} "z"; export const x = f(1) + f(2) + f(3) + f(4)`,
    ],
    [
      "functions that call each other",
      `${Array.from({ length: 60 }, (_, i) => `const f${i} = (a) => f${(i + 1) % 60}(a + "x") + f${(i + 7) % 60}(a);`).join("")} export const x = f0("y")`,
    ],
    ["self-reference", "const o = { a: 1 }; o.self = o; export const x = o.self.self.self.a"],
  ])("%s", (_, source) => {
    expect(programOf({ "a.js": source }).exported("a.js", "x").kind).toBeDefined();
  });
});

test.each([
  [
    "many",
    `class C0{}${Array.from({ length: 5000 }, (_, at) => `class C${at + 1} extends C${at}{}`).join("")}`,
    "C5000",
  ],
  ["in a circle", "class A extends B{} class B extends A{}", "A"],
  [
    "that call on",
    `class C0{}${Array.from({ length: 500 }, (_, at) => `class C${at + 1} extends C${at}{constructor(){super();this.b${at}=1}}`).join("")}`,
    "C500",
  ],
])("a class with parents, %s, is read", (_, classes, name) => {
  const program = programOf({ "a.js": `${classes} export const x=new ${name}().a` });
  expect(program.exported("a.js", "x").kind).toBe("member");
});
