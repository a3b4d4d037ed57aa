import { transform } from "esbuild";
import { describe, expect, test } from "vitest";
import { printed } from "../../tests/print.ts";
import { lowered, minified, moduleOf, programOf, raise } from "../../tests/raise.ts";

const flat = (code: string): string => code.replace(/\s+/g, " ").trim();

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
      "static blocks, Babel",
      `class A{static#_=this.c=h;static#_2=(()=>{let x=1;this.d=x})()}
       class B{static#n=this.c=h;static go(){return this.#n}static#m=f();static#o=(()=>1)()}`,
      `class A { static { this.c = h; } static { let x = 1; this.d = x; } }
       class B { static #n = this.c = h; static go() { return this.#n; } static #m = f(); static #o = (() => 1)(); }`,
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

/** `__awaiter` and `__read` of TypeScript 5, minified. */
const OF_TYPESCRIPT = `var h=function(c,u,r,a){function n(t){return t instanceof r?t:new r(function(i){i(t)})}return new(r||(r=Promise))(function(t,i){
  function f(l){try{e(a.next(l))}catch(s){i(s)}}function o(l){try{e(a.throw(l))}catch(s){i(s)}}function e(l){l.done?t(l.value):n(l.value).then(f,o)}
  e((a=a.apply(c,u||[])).next())})},b=function(c,u){var r=typeof Symbol=="function"&&c[Symbol.iterator];if(!r)return c;var a=r.call(c),n,t=[],i;
  try{for(;(u===void 0||u-- >0)&&!(n=a.next()).done;)t.push(n.value)}catch(f){i={error:f}}finally{try{n&&!n.done&&(r=a.return)&&r.call(a)}finally{if(i)throw i.error}}return t};`;
/** `_slicedToArray` of Babel 6. */
const OF_BABEL = `function s(a,i){var l=[];for(var n=a[Symbol.iterator](),o;!(o=n.next()).done;){l.push(o.value);if(i&&l.length===i)break}return l}
  function b(a,i){if(Array.isArray(a))return a;if(Symbol.iterator in Object(a))return s(a,i);throw new TypeError("Invalid attempt")}`;
const USES = "function f(){return h(this,void 0,void 0,function*(){yield get();var t=b(x,2),n=t[0],r=t[1];show(n,r)})}";
const RAISED = /async function f\(\) \{ await get\(\); var \[n, r\] = x; show\(n, r\); \}/;

describe("helpers are known by what they do", () => {
  test.each([
    ["TypeScript", () => raise(OF_TYPESCRIPT + USES, () => [])],
    ["TypeScript, of another module", () => raise(USES, moduleOf(OF_TYPESCRIPT))],
    ["TypeScript, of a package that is not there", () => raise(USES, () => ["__awaiter", "__read"])],
  ])("%s", (_who, code) => expect(code()).toMatch(RAISED));

  const SOURCE = "async function f(){await get();g()}function g(){const [n,r]=x;show(n,r,n,r)}f();";
  test.each([
    ["SWC", lowered(SOURCE)],
    ["SWC, minified", minified(lowered(SOURCE))],
    ["SWC, with templates for texts", lowered(SOURCE).replaceAll(/"(next|@@iterator)"/g, "`$1`")],
    ["Babel 6", `${OF_BABEL}async function f(){await get()}var t=b(x,2),n=t[0],r=t[1];`],
  ])("%s", (_who, code) => {
    const text = raise(code, () => []);
    expect(text).toMatch(/async function f\(\) \{ await get\(\)/);
    expect(text).toMatch(/\[\w+, \w+\] = x/);
  });

  test.each([true, false])("esbuild, minified: %s", async (minify) => {
    const { code } = await transform("export const f=async(a)=>{await get(a)}", { target: "es2016", minify });
    expect(raise(code, () => [])).toMatch(/async \((\w+)\) => \{ await get\(\1\); \}/);
  });

  test("what is not known stays as it is", () => {
    for (const code of [
      USES.replace("n=t[0]", "n=t"),
      "var f=g(function*(){yield get()})();",
      "function f(){return g(function*(){yield get()})()}",
    ])
      expect(raise(code, () => [])).toBe(printed(programOf(code)));
  });
});
