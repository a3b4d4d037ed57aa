import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { buildUnits } from "./units.ts";
import { isRuntimePiece } from "./webpack-runtime.ts";

const REQUIRE =
  "function n(r){var o=t[r];if(void 0!==o)return o.exports;var a=t[r]={exports:{}};return e[r](a,a.exports,n),a.exports}";

/** The code of a bundle that is not the runtime's. */
function notRuntime(statements: string): readonly string[] {
  const source = `(()=>{var e={1:(e,t,n)=>{e.exports=1}},t={};${REQUIRE}${statements}})();`;
  const { units } = buildUnits(programOf({ "main.js": source }).graph);
  return units
    .filter(({ node, module }) => module.isRuntime && !isRuntimePiece(node, module))
    .map(({ start, end }) => source.slice(start, end));
}

test("decisions that load styles and refuse to guess the path are the runtime's", () => {
  const styles =
    'if(n.p="/","undefined"!=typeof document){var s=e=>e;n.f.miniCss=(e,t)=>{if(s(e))throw Error("Loading CSS chunk "+e+" failed.")}}';
  const refusal = 'if(!n.p)throw Error("Automatic publicPath is not supported in this browser");';
  const own = 'if(!n(1))throw Error("The shop is closed today");';
  expect(notRuntime(`n.m=e;${styles}${refusal}${own}`)).toEqual([own]);
});
