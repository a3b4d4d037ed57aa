import { describe, expect, test } from "vitest";
import { moduleOf, programOf, raise } from "../../tests/raise.ts";
import { buildScopes } from "../scope/build-scopes.ts";
import { identifier } from "./build.ts";
import { lostCalls } from "./lost-calls.ts";

const LOST = 'fetch("/api/orders")';

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

  const PAGE = 'var t=getPage("lost",2),n=t[0],r=t[1];';
  test.each([
    ["another thing", "function getPage(a,n){var i=keys[Symbol.iterator]();i.next();return[ask(a),n]}"],
    ["a method that is called so", "function getPage(a,n){var i=keys.iterator(n);return[ask(a),i]}"],
    [
      "what it is given, for a list of its own",
      "function getPage(a,n){var i=a[Symbol.iterator](),l=[],r;for(;!(r=i.next()).done;)l.push(r.value);return[l,n]}",
    ],
    [
      "what it is given, and more",
      "function getPage(a,n){ask(n);var i=a[Symbol.iterator](),l=[],r;for(;!(r=i.next()).done;)l.push(r.value);return l}",
    ],
  ])("a function that is given a number and asks for an iterator of %s", (_what, page) => {
    expect(raise(PAGE + page, () => [])).toContain('getPage("lost", 2)');
    expect(raise(PAGE, moduleOf(page))).toContain('getPage("lost", 2)');
    expect(raise(`${PAGE.replace("getPage", "x.getPage")}`, moduleOf(page))).toContain('x.getPage("lost", 2)');
  });

  test("a function of another module that is given a number, or a method that is called like a helper", () => {
    expect(raise(PAGE, () => [])).toContain('getPage("lost", 2)');
    expect(raise(PAGE.replace("getPage", "x.__read"), () => [])).toContain('x.__read("lost", 2)');
  });

  test.each([
    ["three arguments", "spawnAt(channel,null,function*(){yield ask(1)})"],
    ["four arguments", "spawnAt(channel,k,void 0,function*(){yield ask(1)})"],
    ["one argument", "spawnAt(function*(){yield ask(1)})()"],
  ])("a function that is given a generator, of %s", (_how, call) => {
    const own = "function spawnAt(channel,opts,gen){ask(channel);return gen}";
    const code = `function f(){return ${call}}`;
    for (const text of [raise(code, () => []), raise(code + own, () => []), raise(code, moduleOf(own))])
      expect(text).toContain("spawnAt(");
  });

  test("a call that a pattern loses", () => {
    const [fetching] = moduleOf("function load(a){fetch(a)}")(identifier("load", { start: 0, end: 0 }));
    let asked = 0;
    // said to be a helper, and known to be none when it is asked what was lost
    const elsewhere = () => (asked++ === 0 ? ["__read"] : fetching ? [fetching] : []);
    expect(raise("var t=load(q,2),n=t[0],r=t[1];", elsewhere)).toContain("load(q, 2)");
  });

  test("whichever of functions that call each other is asked for first", () => {
    const code = "function a(){b()}function b(){a();c()}function c(){d()}function d(){e()}function e(){fetch(1)}";
    for (const calls of ["a();b();", "b();a();"]) {
      const program = programOf(calls + code);
      const names = { scopes: buildScopes(program), elsewhere: () => [] };
      expect(lostCalls(program, programOf(""), names, () => false).map(({ start }) => start)).toEqual(
        expect.arrayContaining([0, 4]),
      );
    }
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
