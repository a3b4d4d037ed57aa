import { expect, test } from "vitest";
import { angularjsPackage } from "./angularjs-packages.ts";

test.each([
  ['(function(e){e.module("ngAria",["ng"]).info({angularVersion:"1.8.3"})})', "angular-aria"],
  ['angular.module("ngMaterial",["ng","ngAnimate"]),angular.module("material.core",[])', "angular-material"],
  ['angular.module("shop",["ngRoute"]).config(f)', undefined],
  ['angular.module("ngRoute").provider("$route",f)', undefined],
  ['angular.module("ngRoute",[]);angular.module("ngTouch",[])', undefined],
])("%s", (text, name) => {
  expect(angularjsPackage(text)).toBe(name);
});
