import { fileId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { tokensOf } from "./fingerprint.ts";
import { carriedComponents, isReadyMade } from "./ready-made.ts";
import type { SignatureIndex } from "./signatures.ts";
import { gramAt } from "./tokens.ts";

const parse = oxcParser();
const file = fileId("app.js");
const INNER = `function(e,t,n){e.exports=function(target,options){target.observers=target.observers||new Map();
target.observers.set(options.channel,{handler:options.handler,passive:options.passive,capture:!0});
return function(){return target.observers.delete(options.channel)&&target.emit("unobserved",options.channel)}}}`;
const OTHER = `function(e,t,n){t.draw=function(chart){chart.axes.forEach(function(axis){axis.ticks=axis.scale.ticks(axis.count)})}}`;
const BOOT =
  "function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}return n(n.s=0)}";
const PADDING = `function(e,t,n){t.words=${JSON.stringify(Array.from({ length: 60 }, (_, at) => `entry number ${at}`))}}`;
const READY = `x=o(((e,t)=>{t.exports=(${BOOT})([${[OTHER, INNER, PADDING].join(",")}])}))`;

function indexOf(name: string, code: string): SignatureIndex {
  const { hashes } = tokensOf(parse("x.js", `(${code})`).program);
  const grams = new Set([...hashes].map((_, at) => gramAt(hashes, at)));
  const components = [{ name, kind: "library", every: 1, grams: grams.size, majors: [] } as const];
  return { components, size: grams.size, lookup: (gram) => (grams.has(gram) ? [0] : []), sole: [grams.size] };
}

const carried = (code: string) =>
  carriedComponents(
    [
      {
        file,
        start: 0,
        end: code.length,
        node: parse("app.js", code).program,
        module: 0,
        uses: [],
        loads: [],
        entry: false,
      },
    ],
    [{ origin: "library", basis: "structure" }],
    { texts: new Map([[file, code]]), signatures: indexOf("observer", INNER) },
  );

describe("packages that were shipped as bundles of their own", () => {
  test("are known by a runtime inside of a module", () => {
    expect(isReadyMade(READY)).toBe(true);
    expect(isReadyMade(READY.replace(BOOT, "boot"))).toBe(false);
  });

  test("carry what stands among their modules", () => {
    const [found, ...more] = carried(READY);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ component: { name: "observer" }, shownBy: "module", size: 0 });
    expect(READY.slice(found?.start, found?.end)).toBe(INNER);
  });

  test("are not needed for a module that a minifier wrote into the one that asks for it", () => {
    const written = `function m(){if(a)return b;a=1;var t=(c||(c=1,d.exports=(f||(f=1,(${INNER})(g${" ".repeat(1000)})),g)),d.exports);t.draw()}`;
    expect(carried(written).map(({ component: { name } }) => name)).toEqual(["observer"]);
  });

  test("carry nothing by chance", () => expect(carried(READY.replace(INNER, OTHER))).toEqual([]));
});
