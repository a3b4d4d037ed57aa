import { expect, it } from "vitest";
import { isStyleModule } from "./style-modules.ts";

it("tells what css-loader and style-loader write", () => {
  expect(isStyleModule('n.d(t,{A:()=>s});var o=n(6)()(n(8));o.push([e.id,".a{color:red}",""]);const s=o')).toBe(true);
  expect(isStyleModule("x.styleTagTransform=f(),x.setAttributes=g(),x.insertStyleElement=h()")).toBe(true);
  expect(isStyleModule("const s=m.A&&m.A.locals?m.A.locals:void 0;")).toBe(true);
});

it("leaves a library that holds such a sheet among other code", () => {
  const library = `function editor(){${"return 1;".repeat(100)}}o.push([e.id,".a{color:red}",""])`;
  expect(isStyleModule(library)).toBe(false);
  expect(isStyleModule("const s=m.A&&n.A.locals?m.A.locals:void 0;")).toBe(false);
});
