import { fileId } from "@as-built/spec";
import { experiments } from "@rspack/core";
import { transform } from "esbuild";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printed } from "../../tests/print.ts";
import { oxcParser } from "../parse/oxc.ts";
import { buildScopes } from "../scope/build-scopes.ts";
import type { Program } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { raised } from "./raise.ts";

const parser = oxcParser();

const programOf = (code: string): Program => {
  const { program, errors } = parser(fileId("a.js"), code);
  expect(errors).toEqual([]);
  return program;
};

const raisedFrom = (code: string): Program => {
  const program = programOf(code);
  return raised({ program, scopes: buildScopes(program), isHelperElsewhere: () => true }, () => false);
};

const raise = (code: string): string => printed(raisedFrom(code));

const flat = (code: string): string => code.replace(/\s+/g, " ").trim();

const lowered = (code: string): string =>
  experiments.swc.transformSync(code, { jsc: { target: "es5", parser: { syntax: "ecmascript" } } }).code;

const minified = (code: string): string =>
  experiments.swc.minifySync(code, { compress: true, mangle: true, module: false }).code;

describe("what Babel, TypeScript and SWC write", () => {
  test.each([
    [
      "regenerator",
      `function load(){return(load=a(r.mark(function e(n){var t;return r.wrap(function(e){for(;;)switch(e.prev=e.next){
        case 0:return e.prev=0,e.next=3,get(n);case 3:if((t=e.sent).ok){e.next=6;break}return e.abrupt("return",null);
        case 6:return e.abrupt("return",t.body);case 9:e.prev=9,e.t0=e.catch(0),show(e.t0);
        case 12:case"end":return e.stop()}},e,null,[[0,9]])}))).apply(this,arguments)}`,
      `async function load(n) { var t; var e$t0; try { if (!(t = await get(n)).ok) { return null; } return t.body; }
        catch(e$caught) { e$t0 = e$caught; show(e$t0); return; } }`,
    ],
    [
      "Babel 8",
      `function load(){return(load=a(r().m(function e(n){var t;return r().w(function(e){for(;;)switch(e.n){
        case 0:return e.n=1,get(n);case 1:if(t=e.v,!t.ok){e.n=2;break}return e.a(2,t.body);case 2:return e.a(2)}},e)}))
        ).apply(this,arguments)}`,
      "async function load(n) { var t; t = await get(n); if (t.ok) { return t.body; } }",
    ],
    [
      "TypeScript",
      `function load(n){return w(this,void 0,void 0,function(){var t;return g(this,function(e){switch(e.label){
        case 0:return e.trys.push([0,2,3,4]),[4,get(n)];case 1:return t=e.sent(),[2,t.ok?t.body:null];
        case 2:return show(e.sent()),[3,4];case 3:return hide(),[7];case 4:return[2]}})})}`,
      `async function load(n) { var t; try { t = await get(n); return t.ok ? t.body : null; }
        catch(e$caught) { show(e$caught); } finally { hide(); } }`,
    ],
    [
      "TypeScript, around `this`",
      "var t=this;x=function(n){return w(t,void 0,void 0,function(){return g(this,function(e){return[2,this.get(n)]})})}",
      "var t = this; x = async function (n) { return t.get(n); };",
    ],
    [
      "esbuild",
      `class A{load(t,...s){return h(this,null,function*(){return(yield fetch(this.base+t)).json()})}}
       function f(_0){return h(this,arguments,function*(a,b=2){return yield a,b})}const g=n=>h(null,null,function*(){return yield n})`,
      `class A { async load(t, ...s) { return (await fetch(this.base + t)).json(); } }
       async function f(a, b = 2) { return (await a, b); } const g = async (n) => { return await n; };`,
    ],
    [
      "esbuild, a parameter that is called like a property",
      "function f(q){return h(this,arguments,function*({q:a,r:b}){return yield get({q:a,b:a.q+b})})}",
      "async function f({ q: a, r: b }) { return await get({ q: a, b: a.q + b }); }",
    ],
    [
      "streams, esbuild and TypeScript",
      `function f(){return h(this,null,function*(){const e=yield new g(n.next());yield e})}
       function k(){return h(this,arguments,function*k_1(){yield yield w(1)})}`,
      `function f() { return h(this, null, function* () { const e = yield new g(n.next()); yield e; }); }
       function k() { return h(this, arguments, function* k_1() { yield yield w(1); }); }`,
    ],
    [
      "SWC, of an expression",
      "x={go:function(){var e=a(function(n){return g(this,function(e){return[2,n]})});return function(n){return e.apply(this,arguments)}}()}",
      "x = { go: async function (n) { return n; } };",
    ],
    [
      "a generator",
      'var m=r.mark(s);function s(){return r.wrap(function(e){for(;;)switch(e.prev=e.next){case 0:return e.next=2,call(f);case 2:case"end":return e.stop()}},m)}',
      "var m = r.mark(s); function* s() { yield call(f); }",
    ],
    [
      "a loop, Babel",
      "var t,r=h(list());try{for(r.s();!(t=r.n()).done;){var n=t.value,i=n.id;show(i)}}catch(e){r.e(e)}finally{r.f()}",
      "var t, r = h(list()); for (const n of list()) { var i = n.id; show(i); }",
    ],
    [
      "a loop, TypeScript",
      `try{for(var a=v(list),b=a.next();!b.done;b=a.next())show(b.value)}catch(e){c={error:e}}finally{
        try{b&&!b.done&&(d=a.return)&&d.call(a)}finally{if(c)throw c.error}}`,
      "for (const b$value of list) { show(b$value); }",
    ],
    [
      "a class, TypeScript",
      `var A=function(e){function t(n){var r=e.call(this,n)||this;r.open=!0;return r}i(t,e);t.prototype.get=function(n){
        return e.prototype.get.call(this,n)};Object.defineProperty(t.prototype,"kind",{get:function(){return 1}});
        t.make=function(){return new t};return t}(Base);`,
      `var A = class t extends Base { constructor(n) { var r = (super(n), this); r.open = true; }
        get(n) { return super.get(n); } get kind() { return 1; } static make() { return new t(); } };`,
    ],
    [
      "a class, Babel",
      `var A=function(e){function t(){return c(this,t),s(this,t,arguments)}return i(t,e),k(t,[{key:"get",value:function(n){
        return p(t,"get",this,3)([n])}}],[{key:"make",value:function(){}}])}(Base);`,
      "var A = class t extends Base { get(n) { return super.get(n); } static make() {} };",
    ],
    [
      "a class without a parent",
      'var A=k(function t(){c(this,t),this.open=!0},[{key:"go",value:function(){}}]);',
      "var A = class t { constructor() { this.open = true; } go() {} };",
    ],
    [
      "computed keys",
      'var t=d(d({},409,"Taken"),k,"Late");x=d(d({},409,"Taken"),412,"Late");',
      'var t = d({ [409]: "Taken" }, k, "Late"); x = { [409]: "Taken", [412]: "Late" };',
    ],
    [
      "a class, Babel 7.9 to 7.22, its helpers in place",
      `var Api=function(e){!function(e,t){e.prototype=Object.create(t&&t.prototype),t&&set(e,t)}(i,e);
        var t,n,r,o=(n=i,r=function(){return!!Reflect.construct}(),function(){var e,t=get(n);if(r){var o=get(this).constructor;
        e=Reflect.construct(t,arguments,o)}else e=t.apply(this,arguments);return self(this,e)});
        function i(e){var t;return function(e,t){if(!(e instanceof t))throw new TypeError("Cannot call a class as a function")}(this,i),(t=o.call(this,e)).path="/"+e,t}
        return t=i,(n=[{key:"load",value:function(e){return look(get(i.prototype),"ask",this).call(this,this.path,e)}}])&&add(t.prototype,n),i}(Base)`,
      `var Api = class i extends Base { constructor(e) { var t; (t = (super(e), this)).path = "/" + e; }
        load(e) { return super.ask(this.path, e); } };`,
    ],
    [
      "optional chaining, Babel and TypeScript",
      `function f(e){var t,n,r;return show((t=(n=e.user)===null||n===void 0?void 0:n.name)===null||t===void 0?void 0:t.length),
        (r=e.find)===null||r===void 0?void 0:r.call(e,1)}`,
      "function f(e) { var t, n, r; return (show(e.user?.name?.length), e.find?.(1)); }",
    ],
    [
      "optional chaining, minified",
      `function f(e){var t,n;if((t=e.user)!=null&&t.name)show(null==(n=e.list.of(3))?void 0:n.at(0).id);return null==e?void 0:e.a}`,
      "function f(e) { var t, n; if (e.user?.name) show(e.list.of(3)?.at(0).id); return e?.a; }",
    ],
    [
      "a call on what was found",
      "function f(e){var t,n;return null===(t=(n=e.list).find)||void 0===t?void 0:t.call(n,x)}",
      "function f(e) { var t, n; return e.list.find?.(x); }",
    ],
    [
      "`??`",
      "function f(e){var t,n;return[(t=e.a)!==null&&t!==void 0?t:1,null!=(n=e.b)?n:2,null==e?3:e]}",
      "function f(e) { var t, n; return [e.a ?? 1, e.b ?? 2, e ?? 3]; }",
    ],
    [
      "a name that is read elsewhere",
      "function f(e){var t;return null==(t=e.a)?void 0:t.b,t}",
      "function f(e) { var t; return ((t = e.a)?.b, t); }",
    ],
    [
      "a pattern of a list, Babel",
      "var e=useState(0),t=h(e,2),n=t[0],r=t[1];var i=h(useState(1),1),o=i[0];",
      "var [n, r] = useState(0); var [o] = useState(1);",
    ],
    [
      "a default in a pattern",
      "function f(){for(var t=[],n=0;n<arguments.length;n++)t[n]=arguments[n];var e=h(t,2),r=e[0],i=e[1],o=void 0===i?5:i;}",
      "function f(...t) { var [r, o = 5] = t; }",
    ],
    ["a pattern of a list, TypeScript", "var t=useState(0),n=t[0],r=t[1];", "var [n, r] = useState(0);"],
    [
      "rest parameters",
      `function f(a){for(var e=arguments.length,t=new Array(e>1?e-1:0),n=1;n<e;n++)t[n-1]=arguments[n];return t}
       function g(){for(var t=[],n=0;n<arguments.length;n++)t[n]=arguments[n];return t}`,
      "function f(a, ...t) { return t; } function g(...t) { return t; }",
    ],
    [
      "defaults",
      `function f(a){var b=arguments.length>1&&void 0!==arguments[1]?arguments[1]:2,c=arguments.length>2?arguments[2]:void 0,d=a;}
       function g(a,b){if(a===void 0){a=1}return void 0===b&&(b=2),a+b}`,
      "function f(a, b = 2, c) { var d = a; } function g(a = 1, b) { return (void 0 === b && (b = 2), a + b); }",
    ],
    [
      "defaults in a row",
      "function f(a,b){void 0===a&&(a=1),void 0===b&&(b=2),go(a,b)}",
      "function f(a = 1, b = 2) { go(a, b); }",
    ],
  ])("%s", (_who, code, expected) => {
    expect(raise(code).replaceAll("!0", "true")).toBe(flat(expected));
  });

  test.each([
    [
      "jumps into a loop",
      "x=g(this,function(e){switch(e.label){case 0:return[3,2];case 1:a();case 2:return b()?[3,1]:[2]}})",
    ],
    [
      "an unknown step",
      "function f(){return g(this,function(e){switch(e.label){case 0:return[9,a()];case 1:return[2]}})}",
    ],
    ["a function that is no constructor", "var o=function(e){function t(){return 1}t.prototype=e;return t}(b);"],
    ["a list of which more is asked", "var t=list(),n=t[0],r=t[1];show(t.length);"],
    ["a list that is given twice", "var t=list(),n=t[0],t=other(),r=t[1];show(n,r);"],
    ["a test for one of the two", "x=null===e?void 0:e.a;y=void 0===e||e.a;"],
    ["another name", "x=null==e?void 0:t.a;"],
    [
      "another thing in a wrapper",
      "var o=function(e){function t(){}t.prototype.go=function(){};track(t);return t}(b);",
    ],
  ])("stays as it is: %s", (_what, code) => {
    expect(raise(code)).toBe(printed(programOf(code)));
  });
});

const LOST = 'fetch("/api/orders")';

describe("objects that minifiers fill in place", () => {
  test.each([
    [
      "as a value",
      'var e,S=((e=S||{}).A="a",e.B="b",e),T=((e={})[e.C=0]="C",e)',
      'var e, S = ((e) => (e.A = "a", e.B = "b", e))(S || {}), T = ((e) => (e[e.C = 0] = "C", e))({});',
    ],
    [
      "as a statement",
      'var e,S;f(),(e=S||(S={})).A="a",e.B="b",g()',
      'var e, S; (f(), ((e) => (e.A = "a", e.B = "b"))(S || (S = {})), g());',
    ],
  ])("%s", (_, code, expected) => expect(flat(raise(code))).toBe(expected));

  test.each([
    ["a name that something else asks for", 'var e,S=((e={}).A="a",e.B="b",e);f(e)'],
    ["values that something gives", "var e,S=((e={}).A=f(),e.B=g(),e)"],
  ])("stay for %s", (_, code) => expect(raise(code)).toBe(printed(programOf(code))));
});

describe("loses nothing", () => {
  test.each([
    [
      "a member under a symbol",
      `var A=k(function t(){c(this,t)},[{key:Symbol.iterator,value:function(){return ${LOST}}},{key:"b",value:function(){}}]);`,
    ],
    [
      "a member under a number",
      `var A=k(function t(){c(this,t)},[{key:404,value:function(){return ${LOST}}},{key:"b",value:function(){}}]);`,
    ],
    [
      "a member that is made",
      `var A=function(){function t(){}t.prototype.b=function(){};Object.defineProperty(t.prototype,"m",d(function(){return ${LOST}}));return t}();`,
    ],
    [
      "two parents",
      `var A=function(){function t(){c(this,t)}i(t,${LOST});i(t,B);t.prototype.b=function(){};return t}();`,
    ],
    [
      "what a check does",
      `var A=function(){function t(){h(this,t);(function(a){${LOST}})(this,t)}t.prototype.b=function(){};return t}();`,
    ],
    [
      "what stands before an async function",
      `function f(){${LOST};var e;return(e=a(function*(){return 1})).apply(this,arguments)}`,
    ],
    [
      "what stands beside an async function",
      `var f=function(){var e=a(function*(){return 1});${LOST};return function(){return e.apply(this,arguments)}}();`,
    ],
    ["an argument of its helper", `function f(){return w(this,${LOST},void 0,function*(){return 1})}`],
    ["a default of its parameters", `function f(a=${LOST}){return w(this,void 0,void 0,function*(b){return 1})}`],
    [
      "what gives a list, where it is no helper",
      `function getPage(a,n){return ask(a,n)}var t=getPage(${LOST},2),n=t[0],r=t[1];`,
    ],
    ["what gives a list of a text", `var t=getPage('${LOST}',2),n=t[0],r=t[1];`],
    ["what a loop prepares", `function f(l){for(var q=${LOST},r=h(l);!(t=r()).done;){g(t.value)}}`],
    ["what each turn does", `function f(l){for(var r=h(l);!(t=r()).done;${LOST}){g(t.value)}}`],
    [
      "what a loop catches",
      `function f(l){var t,r=h(l);try{for(r.s();!(t=r.n()).done;){g(t.value)}}catch(e){${LOST}}finally{r.f()}}`,
    ],
    [
      "what a `try` prepares",
      `function f(l){var t,r=h(l);try{${LOST};for(r.s();!(t=r.n()).done;){g(t.value)}}catch(e){r.e(e)}finally{r.f()}}`,
    ],
    [
      "what a step says beside",
      `function f(){return g(this,function(e){switch(e.label){case 0:e.label=${LOST};return[4,1];case 1:return[2]}})}`,
    ],
    [
      "more than a step returns",
      `function f(){return g(this,function(e){switch(e.label){case 0:return[2,1,${LOST}]}})}`,
    ],
    [
      "what runs the steps",
      `function f(){return r.wrap(function(e){for(;${LOST};)switch(e.prev=e.next){case 0:g();return e.stop()}},f,this)}`,
    ],
    ["a callee", `var o=(${LOST},d)(d({},1,"a"),2,"b");`],
    ["what asks for a parameter", `function f(a){var t=arguments.length>1&&${LOST}?arguments[1]:2;return t}`],
    ["how far a loop over parameters goes", `function f(){for(var t=[],n=0;n<${LOST};n++)t[n]=arguments[n];return t}`],
    ["where it writes", `function f(){for(var t=[],n=0;n<arguments.length;n++)t[${LOST}]=arguments[n];return t}`],
    ["what it counts", `function f(){for(var t=[],n=0;n<arguments.length;x[${LOST}]++)t[n]=arguments[n];return t}`],
    [
      "what it writes to",
      `function f(){for(var t=new Array(${LOST}),n=0;n<arguments.length;n++)t[n]=arguments[n];return t}`,
    ],
    [
      "another function that is given a number",
      `var t=getPage(q,2),n=t[0],r=t[1];function getPage(a,n){return (a&&n)||${LOST}}`,
    ],
  ])("%s", (_what, code) => {
    expect(raise(code)).toContain(LOST);
  });

  test("a function of another module that is given a number", () => {
    const program = programOf("var t=getPage(q,2),n=t[0],r=t[1];");
    const lowered = { program, scopes: buildScopes(program), isHelperElsewhere: () => false };
    expect(printed(raised(lowered, () => false))).toContain("getPage(q, 2)");
  });

  test.each([
    ["in place", 'var o=(function(a,b,c){fetch(c)})({},1,"b");'],
    ["by a name", 'function send(a,b,c){fetch(c)}var o=send({},1,"b");'],
    ["over another one", 'function get(c){fetch(c)}function send(a,b,c){get(c)}var o=send({},1,"b");'],
    [
      "in a class",
      "var A=function(){function t(){c(this,t)}!function(e,n){fetch(n)}(t,B);t.prototype.b=function(){};return t}();",
    ],
  ])("what is called like a helper and reaches the platform, %s", (_how, code) => {
    const calls = (text: string): number => text.match(/\b(?:fetch|get|send|function)\b/g)?.length ?? 0;
    expect(calls(raise(code))).toBe(calls(code));
  });
});

/** One thing in another, so often. */
const nested = (times: number, before: string, inner: string, behind: string): string =>
  before.repeat(times) + inner + behind.repeat(times);

describe("what nests stays as large as it is", () => {
  test.each([
    [
      "a `return` that several jumps lead to",
      "f(function(){return g(this,function(e){switch(e.label){case 0:if(a)return[3,5];if(b)return[3,9];if(c)return[3,9];case 5:g();case 9:return[2,",
      "1",
      "]}})})",
    ],
    ["a list that is iterated", "!function(){var r=h(", "1", ");for(;!(t=r()).done;){f(t.value)}}()"],
    [
      "members that are named twice",
      'var q=function(){function t(){c(this,t)}var n=[{key:"m",value:function(){return ',
      "1",
      "}}];return d(t,n),d(t,n),t}()",
    ],
    ["loops", "for(var r=h(l);!(t=r()).done;){", "f(t.value)", "}"],
  ])("%s", (_what, before, inner, behind) => {
    const isDeclared = before.startsWith("var");
    const code = isDeclared
      ? `x=${nested(20, before.slice("var q=".length), inner, behind)}`
      : nested(20, before, inner, behind);
    const program = raisedFrom(code);
    let nodes = 0;
    walk(program, () => {
      nodes++;
      if (nodes > 100 * code.length) throw new Error("too many nodes");
      return undefined;
    });
    expect(nodes).toBeGreaterThan(0);
  });

  test("however deep a step or a class nests, nothing throws", () => {
    const tests = `function f(){return g(this,function(e){switch(e.label){case 0:${nested(1000, "if(a){", "b()", "}")}return[2]}})}`;
    expect(() => raisedFrom(tests)).not.toThrow();
    const cls = `var A=function(){function t(){}${"a&&".repeat(8000)}b;t.prototype.m=function(){};return t}();`;
    expect(() => raisedFrom(cls)).not.toThrow();
  });
});

const number = fc.integer({ min: 0, max: 20 });

/** Statements of an async function, with all that steps are made of. */
const { block } = fc.letrec<{ block: string; statement: string }>((tie) => ({
  block: fc.array(tie("statement"), { maxLength: 3 }).map((list) => list.join("\n")),
  statement: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number.map((n) => `log(${n});`),
    number.map((n) => `log(await ask(${n}));`),
    fc.tuple(number, number).map(([n, m]) => `log(flag(${n}) ? await ask(${m}) : -1);`),
    fc.tuple(number, number).map(([n, m]) => `log(flag(${n}) && (await ask(${m})));`),
    number.map((n) => `if (flag(${n})) return await ask(${n});`),
    number.map((n) => `if (flag(${n})) throw new Error("${n}");`),
    fc.tuple(number, tie("block"), tie("block")).map(([n, a, b]) => `if (flag(${n})) {${a}} else {${b}}`),
    fc.tuple(number, tie("block")).map(([n, a]) => `if (await ask(${n})) {${a}}`),
    fc.tuple(number, tie("block")).map(([n, a]) => `for (const x of list(${n})) { log(x); ${a} }`),
    tie("block").map((a) => `while (more()) {${a}}`),
    tie("block").map((a) => `while (more()) { if (flag(log(1))) break; ${a} }`),
    tie("block").map((a) => `while (more()) { ${a} if (flag(log(2))) continue; await ask(4); }`),
    fc.tuple(tie("block"), tie("block")).map(([a, b]) => `try {${a}} catch (e) { log(e.message); ${b} }`),
    fc
      .tuple(tie("block"), tie("block"), tie("block"))
      .map(([a, b, c]) => `try {${a}} catch (e) { log(e.message); ${b} } finally {${c}}`),
    fc.tuple(tie("block"), tie("block")).map(([a, b]) => `try {${a}} finally {${b}}`),
  ),
}));

/** What a program does, in order, and how it ends. */
async function trace(code: string): Promise<readonly unknown[]> {
  const said: unknown[] = [];
  let turns = 12;
  const log = (value: number): number => {
    // a `finally` that goes on without an end
    if (said.push(value) > 1000) throw new Error("too much");
    return said.length;
  };
  const host = {
    log,
    ask: async (n: number) => {
      said.push(`ask ${n}`);
      if (n % 7 === 6) throw new Error(`ask ${n}`);
      return n % 3;
    },
    flag: (n: number) => n % 2 === 1,
    list: (n: number) => [n, n + 1].slice(0, n % 3),
    more: () => {
      if (turns-- < -100) log(0);
      return turns >= 0;
    },
  };
  const run: unknown = new Function(...Object.keys(host), `${code}; return run;`)(...Object.values(host));
  if (typeof run !== "function") throw new Error("no program");
  try {
    said.push(await run());
  } catch (error) {
    said.push(error instanceof Error ? error.message : error);
  }
  return said;
}

test("what is raised does what it did", async () => {
  let steps = 0;
  let left = 0;
  await fc.assert(
    fc.asyncProperty(block, fc.boolean(), async (body, isMinified) => {
      const source = `async function run() { ${body} }`;
      const low = lowered(source);
      const code = raise(isMinified ? minified(low) : low);
      steps++;
      if (/case 0:/.test(code.slice(code.indexOf("run(")))) left++;
      expect(await trace(code)).toEqual(await trace(source));
    }),
    { numRuns: 300 },
  );
  expect(left).toBeLessThan(steps / 4);
});

test("what esbuild lowers does what it did", async () => {
  await fc.assert(
    fc.asyncProperty(
      block,
      fc.constantFrom("(a = 2)", "(a, ...b)", "()"),
      fc.boolean(),
      async (body, params, minify) => {
        const source = `async function run${params} { const own = async () => { ${body} }; return own() }`;
        const { code } = await transform(source, { target: "es2016", minify });
        const own = raise(code);
        expect(own).toContain("async function run");
        expect(own.slice(own.indexOf("async function run"))).not.toMatch(/function\*|yield/);
        expect(await trace(own)).toEqual(await trace(source));
      },
    ),
    { numRuns: 100 },
  );
});

/** Expressions over `o`, of which parts may be missing. */
const { expression } = fc.letrec<{ expression: string; chain: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number.map((n) => `${n}`),
    tie("chain"),
    fc.tuple(tie("chain"), tie("expression")).map(([a, b]) => `(${a} ?? ${b})`),
    fc.tuple(tie("chain"), tie("expression"), tie("expression")).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `(${a} && !${b})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `pair(${a}, ${b})`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `rest(1, ${a}, ${b})`),
  ),
  chain: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant("o"),
    fc.constant("make()"),
    fc
      .tuple(tie("chain"), fc.constantFrom("a", "b", "f"), fc.constantFrom("?.", "."))
      .map(([of, key, dot]) => `${of}${dot}${key}`),
    fc.tuple(tie("chain"), fc.constantFrom("?.f?.(1)", "?.f(2)", ".f?.(3)", "?.[key()]")).map(([of, end]) => of + end),
  ),
}));

test("expressions and parameters that are raised do what they did", async () => {
  let left = 0;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(expression, expression, fc.boolean(), async (one, other, isMinified) => {
      const source = `async function run() {
        const f = function (x) { log(x); return this; };
        const key = () => (log(7), "a");
        const kind = (x) => (typeof x === "function" ? "f" : typeof x === "object" && x ? Object.keys(x).join() : x);
        const make = () => (log(8), o);
        const o = { a: { a: { f }, f }, f };
        const pair = (...list) => { const [first, second = 5] = list; log(kind(first)); return second; };
        const rest = (n, first = 3, ...more) => { log(n); log(kind(first)); return more.length; };
        for (const part of [() => ${one}, () => ${other}]) {
          try { const found = part(); log(kind(found)); }
          catch (error) { log("fails"); }
        }
      }`;
      const low = lowered(source);
      const code = raise(isMinified ? minified(low) : low);
      runs++;
      const own = code.slice(code.indexOf("Object.keys"));
      if (/ void 0 \?|\? void 0|arguments\[/.test(own)) left++;
      expect(await trace(code)).toEqual(await trace(source));
    }),
    { numRuns: 300 },
  );
  expect(left).toBeLessThan(runs / 5);
});

const members = fc.uniqueArray(
  fc.constantFrom(
    "m(x) { return this.n + x; }",
    "get g() { return this.n * 2; }",
    "set g(x) { this.n = x; }",
    "static s(x) { return new this(x).n; }",
    "f = 3;",
    "arrow = (x) => this.n - x;",
    "async later(x) { return (await ask(x)) + this.n; }",
    "each() { for (const x of list(5)) log(x + this.n); }",
  ),
);
const INHERITED = ["m(x) { return super.m(x) * 2; }", "over() { return [super.m(1), this.n]; }"];
const constructors = fc.constantFrom("", "constructor(n) { super(n + 1); this.k = n; log(this.k); }");

test("classes that are raised do what they did", async () => {
  await fc.assert(
    fc.asyncProperty(
      members,
      members,
      fc.subarray(INHERITED),
      constructors,
      fc.boolean(),
      async (own, more, over, made, isMinified) => {
        const source = `class A { constructor(n) { this.n = n; } m(x) { return this.n * x; } ${own.filter((one) => !one.startsWith("m(")).join("\n")} }
        class B extends A { ${made} ${more.filter((one) => !one.startsWith("m(")).join("\n")} ${over.join("\n")} }
        async function run() {
          for (const one of [new A(2), new B(3)]) {
            log(one.n); log(one.f); log(one.k); log(one.g); one.g = 8; log(one.m(1)); log(one instanceof A); log(one instanceof B);
            if (one.arrow) log(one.arrow(1));
            if (one.later) log(await one.later(1));
            if (one.each) one.each();
            if (one.over) log(one.over().join());
            if (one.constructor.s) log(one.constructor.s(4));
          }
        }`;
        const low = lowered(source);
        const code = raise(isMinified ? minified(low) : low);
        expect(code).toMatch(/class \w+ extends/);
        expect(await trace(code)).toEqual(await trace(source));
      },
    ),
    { numRuns: 100 },
  );
});
