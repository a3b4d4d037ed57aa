import { fileId } from "@as-built/spec";
import type { Node } from "@oxc-project/types";
import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { ofAngularjsRoot } from "./angularjs-root.ts";
import type { AttributionUnit } from "./unit.ts";

const parse = oxcParser();
const file = fileId("all.js");

/** One unit a line; `uses`: of the line with this number. */
function rooted(lines: readonly string[], pages: readonly string[], uses: Readonly<Record<number, number>> = {}) {
  const textOf = new Map<AttributionUnit, string>();
  const units = lines.map((code, at): AttributionUnit => {
    const [node] = parse("x.js", code).program.body as readonly Node[];
    if (!node) throw new Error("no statement");
    const used = uses[at];
    const unit = {
      file,
      start: 0,
      end: 0,
      node,
      module: 0,
      uses: used === undefined ? [] : [used],
      loads: [],
      entry: true,
    };
    textOf.set(unit, code);
    return unit;
  });
  return ofAngularjsRoot(units, pages, (unit) => textOf.get(unit) ?? "");
}

const CODE = [
  'angular.module("ngMaterial",["ng"]).directive("mdButton",b)',
  'var app=angular.module("shop",["ngMaterial","shop.prices"])',
  'app.controller("Main",c)',
  'angular.module("shop").filter("price",f)',
];

it("tells the module that a page names, and what is added to it", () => {
  for (const page of ['<html ng-app="shop">', "<body data-ng-app='shop' class=a>", '<div\nng:app = "shop">'])
    expect(rooted(CODE, [page], { 2: 1 })).toEqual([false, true, true, true]);
});

it("tells the module that code starts", () => {
  const start = 'angular.bootstrap(document.body,["shop"],{strictDi:true})';
  expect(rooted([...CODE, start], [], { 2: 1 })).toEqual([false, true, true, true, false]);
});

it("says nothing of a page without a module, and of other methods of these names", () => {
  expect(rooted(CODE, ["<html ng-app>", '<html data-app="shop">'], { 2: 1 })).toEqual([false, false, false, false]);
  expect(rooted(['angular(1);registry.module("shop")'], ['<html ng-app="shop">'])).toEqual([false]);
});
