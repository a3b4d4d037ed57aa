import { fileId } from "@as-built/spec";
import { describe, expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { Banner } from "./banners.ts";
import type { SignatureComponent } from "./component.ts";
import type { AttributionUnit } from "./unit.ts";
import { versionsOf } from "./versions.ts";

const parse = oxcParser();
const file = fileId("app.js");
const library = (name: string, more: Partial<SignatureComponent> = {}): SignatureComponent => ({
  name,
  kind: "library",
  every: 1,
  grams: 100,
  majors: [3],
  states: true,
  ...more,
});

/** Versions by component, of code of the given components in the order of the pieces; -1 is a bundler's. */
function versions(
  pieces: readonly (readonly [component: number, code: string])[],
  components: SignatureComponent[],
  notes: ReadonlyMap<number, string> = new Map(),
  ranges: ReadonlyMap<number, string> = new Map(),
  inside: readonly Banner[] = [],
) {
  const text = pieces.map(([, code]) => code).join("");
  let start = 0;
  const units = pieces.map(([, code], module): AttributionUnit => {
    const unit = { file, start, end: start + code.length, node: parse("x.js", code).program, module };
    start = unit.end;
    return { ...unit, uses: [], loads: [], entry: false };
  });
  const version = versionsOf({
    units,
    texts: new Map([[file, text]]),
    banners: new Map(),
    inside,
    notes,
    component: pieces.map(([component]) => component),
    isSure: () => true,
    isForeign: () => true,
    components,
    ranges,
  });
  return pieces.map(([component], at) => version(at, component).version ?? version(at, component).versionRange);
}

describe("versions", () => {
  it("are taken from constants, alone or in parts, of components that state them", () => {
    const parts = "var c={version:{major:3,minor:4,patch:5}};";
    expect(versions([[0, 'a.VERSION="3.1.0";']], [library("a")])).toEqual(["3.1.0"]);
    expect(versions([[0, 'var x="3.9.1",y=["top"];']], [library("a")])).toEqual(["3.9.1"]);
    expect(versions([[0, parts]], [library("a")])).toEqual(["3.4.5"]);
    expect(versions([[0, 'a.version="3.1.0-next-1.2";']], [library("a")])).toEqual(["3.1.0-next-1.2"]);
    const renderer = 'var i={version:"3.1.0",reconcilerVersion:"3.1.0-next-f1338f8080-20240426"};';
    expect(versions([[0, renderer]], [library("a")])).toEqual(["3.1.0"]);
  });

  it("may be older than any that the index knows where they stand alone", () => {
    const pieces = [
      [0, 'var v="2.7.1";'],
      [0, 'var x=["3.1.0"];'],
    ] as const;
    expect(versions(pieces, [library("a")])).toEqual(["2.7.1", "2.7.1"]);
    expect(versions([[0, 'var v="9.0.1";']], [library("a")])).toEqual([undefined]);
  });

  it("are taken from a comment that names nothing, before code of the component", () => {
    expect(versions([[0, "a.b();"]], [library("a")], new Map([[0, "2.1.0"]]))).toEqual(["2.1.0"]);
  });

  it("are taken from a banner amid other code, of a component that stands there", () => {
    const banner = (name: string): Banner => ({ name, version: "3.4.0", start: 2, end: 4 });
    const read = (name: string) =>
      versions([[0, "a.b();"]], [library("a"), library("b")], undefined, undefined, [banner(name)]);
    expect([read("a"), read("b")]).toEqual([["3.4.0"], [undefined]]);
  });

  it("are not those of something else", () => {
    const { states: _, ...silent } = library("a");
    expect(versions([[0, 'a.version="3.1.0";']], [silent])).toEqual([undefined]);
    expect(versions([[0, 'a.version="9.1.0";']], [library("a")])).toEqual([undefined]);
    expect(versions([[0, 'var x=["3.1.0","3.2.0"];']], [library("a")])).toEqual([undefined]);
    const plugin = 'f={name:"A for B",type:"enrichment",version:"3.0.0",load:g};';
    expect(versions([[0, plugin]], [library("a")])).toEqual([undefined]);
    expect(versions([[0, 'f={name:"a",version:"3.0.0"};']], [library("a")])).toEqual(["3.0.0"]);
  });

  it("are each copy's own where there are two", () => {
    expect(
      versions(
        [
          [0, 'a.version="3.1.0";'],
          [0, 'a.version="3.2.0";'],
        ],
        [library("a")],
      ),
    ).toEqual(["3.1.0", "3.2.0"]);
  });

  it("spread to what is released together", () => {
    const family = [library("a", { together: [1] }), library("b", { together: [0] }), library("c")];
    expect(
      versions(
        [
          [0, 'a.version="3.1.0";'],
          [1, "b();"],
          [2, "c();"],
        ],
        family,
      ),
    ).toEqual(["3.1.0", "3.1.0", undefined]);
  });

  it("stand beside names where modules are shared, and only for code that is there", () => {
    const shared = 'r("a/part","3.1.0",()=>e);s=[{name:"b",version:"4.0.0",factory:f},{name:"none",version:"1.0.0"}];';
    expect(
      versions(
        [
          [-1, shared],
          [0, "a();"],
          [1, "b();"],
        ],
        [library("a"), library("b")],
      ),
    ).toEqual([undefined, "3.1.0", "4.0.0"]);
  });
});
