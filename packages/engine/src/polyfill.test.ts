import { expect, test } from "vitest";
import { programOf } from "../tests/program.ts";
import { isPolyfill } from "./polyfill.ts";
import { buildUnits } from "./unpack/units.ts";

test.each([
  [
    "a method of all functions",
    `Function.prototype.bind||(Function.prototype.bind=function(){throw TypeError("x")});`,
    true,
  ],
  ["a function of a namespace", `"function"!=typeof Object.assign&&(Object.assign=function(a){return a});`, true],
  ["behind a test", `if(!Array.from){Array.from=function(a){return[].slice.call(a)}}`, true],
  [
    "one after the other",
    `Math.sign||(Math.sign=x=>x>0?1:-1),Array.of||(Array.of=function(){return arguments});`,
    true,
  ],
  ["what is the program's own, without a test", "Date.prototype.addDays=function(n){return n};", false],
  ["another method than the one that is asked for", "Date.now||(Date.prototype.addDays=function(n){return n});", false],
  ["what the program does beside it", "Math.sign||(Math.sign=x=>x),start();", false],
  ["a class of the program's own", "class Date{}Date.now||(Date.now=function(){return 0});", false],
])("%s", (_, code, expected) => {
  const { units } = buildUnits(programOf({ "a.js": code }).graph);
  expect(units.some(isPolyfill)).toBe(expected);
});
