import { expect, test } from "vitest";
import { programOf } from "../tests/program.ts";
import { isLeftOver } from "./left-over.ts";
import { buildUnits } from "./unpack/units.ts";

const CODES = `Codes({NOT_FOUND:"User not found",list:[1,,"a"]});`;

test.each([
  [
    "a function that gives back what it makes",
    `function Codes(n){return Object.fromEntries(Object.entries(n).map(([r,l])=>[r,{code:r,message:l}]))}${CODES}`,
    true,
  ],
  ["an arrow function", `const Codes=n=>Object.freeze(n);${CODES}`, true],
  ["a function that keeps what it is given", `const all={};function Codes(n){return all.codes=n}${CODES}`, false],
  ["a function that calls another one", `function Codes(n){return register(n)}${CODES}`, false],
  ["a method that tells somebody", `function Codes(n){return window.dispatchEvent(n)}${CODES}`, false],
  ["a function that does more", `function Codes(n){log(n);return n}${CODES}`, false],
  ["a function of somebody else's", CODES, false],
  ["a name with two functions", `let Codes=n=>n;Codes=n=>register(n);${CODES}`, false],
  ["what is called within the arguments", "const Codes=n=>n;Codes({NOT_FOUND:load()});", false],
  ["a value that is taken", `const Codes=n=>n;const x=${CODES}show(x)`, false],
])("%s", (_, code, expected) => {
  const { units } = buildUnits(programOf({ "a.js": code }).graph);
  expect(units.some(isLeftOver)).toBe(expected);
});
