import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { requestedPackages } from "./requested-packages.ts";

const HEAD =
  '(function(){function r(e,n,t){function o(i,f){if(!n[i]){if(!e[i]){var c="function"==typeof require&&require;throw Error(i)}var p=n[i]={exports:{}};e[i][0].call(p.exports,function(r){return o(e[i][1][r]||r)},p,p.exports,r,e,n,t)}return n[i].exports}for(var i=0;i<t.length;i++)o(t[i]);return o}return r})()';

const packagesOf = (modules: Readonly<Record<number, Readonly<Record<string, number>>>>) => {
  const body = Object.entries(modules).map(([id, keys]) => {
    const required = Object.keys(keys).map((name) => `require(${JSON.stringify(name)})`);
    return `${id}:[function(require,module,exports){module.exports=[${required}]},${JSON.stringify(keys)}]`;
  });
  const { graph } = programOf({ "main.js": `${HEAD}({${body}},{},[1]);` });
  return Object.fromEntries([...requestedPackages(graph)].map(([{ key }, name]) => [key, name]));
};

test("modules that are required by a bare specifier, and what these require by relative paths", () => {
  expect(
    packagesOf({ 1: { pako: 2, "./app": 4 }, 2: { "./lib/inflate": 3 }, 3: {}, 4: { "./far": 5 }, 5: {} }),
  ).toEqual({
    2: "pako",
    3: "pako",
  });
});

test("scopes, deep specifiers and what is put in for Node", () => {
  expect(packagesOf({ 1: { "@a/b/c": 2, "x/y": 3, _process: 4, path: 5 }, 2: {}, 3: {}, 4: {}, 5: {} })).toEqual({
    2: "@a/b",
    3: "x",
    4: "process",
    5: "path-browserify",
  });
});

test("no alias or path of a source, no helper, and nothing that has two names", () => {
  expect(
    packagesOf({
      1: { "~/a": 2, "/src/b": 3, one: 4, two: 4, "@/c": 5, "@parcel/h/x.js": 6 },
      2: {},
      3: {},
      4: {},
      5: {},
      6: {},
    }),
  ).toEqual({});
});

test("modules that require each other", () => {
  expect(packagesOf({ 1: { ring: 2 }, 2: { "./other": 3 }, 3: { "./": 2, "..": 2 } })).toEqual({
    2: "ring",
    3: "ring",
  });
});
