import { describe, expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { sharedModules, sharedPackages } from "./federation.ts";

const runtime = (shared: string): string =>
  `(()=>{var e={1:(e,t,n)=>{n(7)},7:(e,t,n)=>{e.exports=5}},t={};function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}${shared}n(1)})();`;
const shared = (code: string) =>
  sharedPackages(programOf({ "main.js": runtime(code) }).graph).map(({ name, version, from, start, end }) => [
    name,
    version,
    from.script.text.slice(start, end),
  ]);

describe("packages that a module federation shares", () => {
  test.each([
    ["webpack 5", 'r("lib","1.2.3",()=>n.e("5").then(()=>()=>n(7)));'],
    ["Rspack 1", 'n.S={d:[{name:"lib",version:"1.2.3",factory:()=>n.e("5").then(()=>()=>n(7)),eager:0}]};'],
  ])("%s", (_, code) => {
    const [[name, version, text] = [], ...more] = shared(code);
    expect(more).toEqual([]);
    expect([name, version]).toEqual(["lib", "1.2.3"]);
    expect(text).toContain("n(7)");
  });

  test.each([
    ["whose module is not in the capture", 'r("lib","1.2.3",()=>()=>n(9));'],
    ["without a version", 'r("lib","latest",()=>()=>n(7));'],
    ["that is only named", 'r("lib","1.2.3");'],
  ])("none %s", (_, code) => expect(shared(code)).toEqual([]));
});

test("the module that a package is taken from, but for versions that nobody can have installed", () => {
  const packagesIn = (version: string) =>
    Array.from(
      sharedModules(
        sharedPackages(programOf({ "main.js": runtime(`r("@acme/frame","${version}",()=>()=>n(7));`) }).graph),
      ),
      ([module, { name }]) => [module.key, name],
    );
  expect(packagesIn("3.1.0")).toEqual([["7", "@acme/frame"]]);
  expect(packagesIn("0.0.1")).toEqual([]);
});
