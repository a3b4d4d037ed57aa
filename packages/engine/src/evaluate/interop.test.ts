import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { parseScripts } from "../parse/parse-scripts.ts";
import { ModuleGraph } from "../unpack/module-graph.ts";
import { Evaluator } from "./evaluator.ts";
import { texts, written } from "./text.ts";

/** The texts of the export `x` of the first module; what stands in `foreign` is somebody else's. */
function textsOf(modules: Readonly<Record<string, string>>, foreign: Readonly<Record<string, string>> = {}) {
  const text = `(()=>{var e={${Object.entries(modules)
    .map(([key, body]) => `${key}:(e,t,n)=>{${body}}`)
    .join(
      ",",
    )}},c={};function n(r){var o=c[r];if(void 0!==o)return o.exports;var i=c[r]={exports:{}};return e[r](i,i.exports,n),i.exports}n(1)})();`;
  const artifact = { id: fileId("a.js"), kind: "script" as const, text, bytes: text.length, sha256: "" };
  const { scripts } = parseScripts([artifact], oxcParser(), () => undefined);
  const graph = new ModuleGraph(scripts);
  const ev = new Evaluator(graph, (_, position) => {
    const found = Object.entries(foreign).find(([piece]) => {
      const from = text.indexOf(piece);
      return position >= from && position < from + piece.length;
    });
    return found && { component: found[1], runtime: found[1] === "webpack" };
  });
  const module = graph.modules.find(({ key }) => key === "1");
  if (!module) throw new Error("no module");
  return texts(ev.member({ kind: "namespace", module }, "x")).map((one) => written(one));
}

const MARK = 'Object.defineProperty(t,"__esModule",{value:!0}),';
const HELPER = "function r(e){return e&&e.__esModule?e:{default:e}}";
const WILDCARD =
  'function r(e){if(e&&e.__esModule)return e;if(null===e||"object"!=typeof e&&"function"!=typeof e)return{default:e};var t={};for(var n in e)"default"!==n&&(t[n]=e[n]);return t.default=e,t}';
const CLIENT = `${MARK}t.default={at:e=>"/api/"+e}`;
const WHOLE = 'e.exports={at:e=>"/api/"+e}';

test.each([
  ["a helper", `${MARK}t.x=o.default.at("a");var o=r(n(2));${HELPER}`, CLIENT],
  ["a helper, of a module that is none of ES", `${MARK}t.x=o.default.at("a");var o=r(n(2));${HELPER}`, WHOLE],
  ["in place", `${MARK}t.x=a.default.at("a");var o,a=(o=n(2))&&o.__esModule?o:{default:o}`, CLIENT],
  [
    "in place, of a module that is none of ES",
    `t.x=a.default.at("a");var o,a=(o=n(2))&&o.__esModule?o:{default:o}`,
    WHOLE,
  ],
  ["all of a module", `${MARK}t.x=o.default.at("a");var o=r(n(2));${WILDCARD}`, CLIENT],
])("a default through %s", (_, first, second) => expect(textsOf({ 1: first, 2: second })).toEqual(["/api/a"]));

test("a name without a value of its own is whose value it is", () =>
  expect(
    textsOf({ 1: 'let s;t.x=(()=>s.at("a"))();t.set=()=>{s={at:e=>"/api/"+e}}' }, { "let s;": "webpack" }),
  ).toEqual(["/api/a"]));

test("a name that somebody else's code fills is theirs", () =>
  expect(
    textsOf(
      { 1: 'let s;t.x=(()=>s.at("a"))();t.set=()=>{s={at:e=>"/api/"+e}}' },
      { "let s;t.x": "axios", 's={at:e=>"/api/"+e}': "axios" },
    ),
  ).toEqual(["{value}"]));

test("objects joined by what only its maker tells to be a library's", () =>
  expect(
    textsOf(
      {
        1: 't.x=(e=>"/api/"+e.id)(n(2)({},{id:"a"},{size:1}))',
        2: "var a=n(3)((function(e,t,n){o(e,t,n)}));e.exports=a",
        3: "e.exports=function(e){return o(e)}",
      },
      { "e.exports=function(e){return o(e)}": "lodash" },
    ),
  ).toEqual(["/api/a"]));
