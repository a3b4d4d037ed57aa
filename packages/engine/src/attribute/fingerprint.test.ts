import { transformSync } from "esbuild";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { type ImportView, tokensOf } from "./fingerprint.ts";
import { gramAt } from "./tokens.ts";

const parse = oxcParser();

function grams(code: string, imports?: ImportView): ReadonlySet<number> {
  const { hashes } = tokensOf(parse("x.js", code).program, imports);
  const out = new Set<number>();
  hashes.forEach((_, at) => {
    const gram = gramAt(hashes, at);
    if (gram !== 0) out.add(gram);
  });
  return out;
}

const SOURCE = `
import { useState } from "react";
const LIMIT = 60 * 1000;
export class Store {
  constructor(options) { this.options = Object.assign({ retries: 3, backoff: "linear" }, options); }
  connect(address) {
    if (process.env.NODE_ENV !== "production") console.warn("connecting to " + address);
    if (typeof address === "undefined") throw new TypeError("address must " + "be given");
    return fetch(\`/store/\${address}/items\`, { method: "POST", headers: { accept: "application/json" } })
      .then((response) => response.ok ? response.json() : Promise.reject(new Error(response.statusText)))
      .then(({ items = [], cursor }) => ({ items: items.filter(Boolean), cursor, expires: Date.now() + LIMIT }));
  }
  render(element) {
    const [open, setOpen] = useState(false);
    element.addEventListener("pointerdown", () => setOpen(!open), { passive: true });
    return /^[a-z]+:\\/\\//i.test(element.baseURI) === true && void 0 !== open;
  }
}
`;

/** Share of the first set that the second holds. */
const kept = (of: ReadonlySet<number>, within: ReadonlySet<number>): number =>
  [...of].filter((gram) => within.has(gram)).length / of.size;

describe("fingerprint", () => {
  it("survives minification", () => {
    const { code } = transformSync(SOURCE, {
      minify: true,
      format: "esm",
      target: "es2018",
      define: { "process.env.NODE_ENV": '"production"' },
    });
    const source = grams(SOURCE);
    expect(source.size).toBeGreaterThan(25);
    expect(kept(source, grams(code))).toBeGreaterThan(0.8);
  });

  it("does not depend on the names of locals", () => {
    const name = fc.stringMatching(/^[a-z]{1,2}[0-9]$/);
    fc.assert(
      fc.property(name, name, (first, second) => {
        fc.pre(first !== second);
        const renamed = SOURCE.replace(/\baddress\b(?! must)/g, first).replace(/\bopen\b/g, second);
        expect(kept(grams(SOURCE), grams(renamed))).toBe(1);
      }),
    );
  });

  it("reads texts alike, however they are written", () => {
    const one = grams("a.alpha(b['beta'], 'gamma delta', 5, {epsilon: true})");
    expect(grams("x.alpha(y.beta, `gamma ` + 'delta', 5, {'epsilon': !0})")).toEqual(one);
    expect(grams("x.alpha(y[`beta`], `gamma delta` + ``, 5, {'epsilon': !0})")).toEqual(one);
    expect(grams("x.alpha(y.beta, 'gamma ' + 'delta', 5, {'epsilon': !0})")).toEqual(one);
    expect(grams("x?.alpha(y?.beta, `gamma delta`, 5e0, {epsilon: 1 === 1})")).toEqual(one);
  });

  it("walks the branches that a production build keeps", () => {
    const test = "process.env.NODE_ENV !== 'production'";
    const plain = grams("a.one(); b.two(); c.three(); d.four()");
    expect(
      grams(`a.one(); if (${test}) x.warn('careful'); b.two(); ${test} && y.check(); c.three(); d.four()`),
    ).toEqual(plain);
    expect(grams(`a.one(); b.two(); c.three(); ${test} ? x.dev() : d.four()`)).toEqual(plain);
    expect(grams(`a.one(); b.two(); c.three(); ${test.replaceAll("'", "`")} ? x.dev() : d.four()`)).toEqual(plain);
  });

  it("writes imports as a bundle does", () => {
    const code =
      "import {useState} from 'react'; import * as util from 'util'; useState(util.inspect(a.first, b.second, c.third))";
    const bundled = grams("(0, r.useState)(i(a.first, b.second, c.third))");
    expect(grams(code, { kept: new Map([["useState", "useState"]]), erased: new Set(["util"]) })).toEqual(bundled);
  });

  it("reads neither the path of a require nor the number that a bundle has in its place", () => {
    const bundled = grams("var a=n(123); a.first; a.second; a.third; a.fourth");
    expect(grams("const a = require('./a'); a.first; a.second; a.third; a.fourth")).toEqual(bundled);
    expect(grams("const a = require(`./a`); a.first; a.second; a.third; a.fourth")).toEqual(bundled);
  });

  it("survives deep nesting", () => {
    const deep = `${"[".repeat(1500)}a.alpha.beta.gamma.delta${"]".repeat(1500)}`;
    expect(grams(deep).size).toBe(0);
    expect(grams(`a.alpha.beta.gamma.delta; ${deep}`).size).toBe(1);
    expect(grams(`x = ${Array(5000).fill("y.text").join(" + ")}`).size).toBe(0);
  });
});
