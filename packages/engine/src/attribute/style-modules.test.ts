import { expect, it } from "vitest";
import { isPublishedSheet, isStyleModule } from "./style-modules.ts";

it("tells what css-loader and style-loader write", () => {
  expect(isStyleModule('n.d(t,{A:()=>s});var o=n(6)()(n(8));o.push([e.id,".a{color:red}",""]);const s=o')).toBe(true);
  expect(isStyleModule("x.styleTagTransform=f(),x.setAttributes=g(),x.insertStyleElement=h()")).toBe(true);
  expect(isStyleModule('(e.exports=n(11)(!1)).push([e.i,".a{color:red}",""])')).toBe(true);
  expect(
    isStyleModule('var i=o(971);"string"==typeof i&&(i=[[e.i,i,""]]);o(10)(i,n);i.locals&&(e.exports=i.locals)'),
  ).toBe(true);
  expect(isStyleModule("const s=m.A&&m.A.locals?m.A.locals:void 0;")).toBe(true);
});

it("leaves a library that holds such a sheet among other code", () => {
  const library = `function editor(){${"return 1;".repeat(100)}}o.push([e.id,".a{color:red}",""])`;
  expect(isStyleModule(library)).toBe(false);
  expect(isStyleModule("const s=m.A&&n.A.locals?m.A.locals:void 0;")).toBe(false);
});

it("tells the sheet of a package by the notice that it begins with", () => {
  expect(
    isPublishedSheet('(e.exports=n(11)(!1)).push([e.i,"/*!\\n * # Tide UI 2.3.0 - Table */.a{color:red}",""])'),
  ).toBe(true);
  expect(isPublishedSheet('(e.exports=n(11)(!1)).push([e.i,"/* the table of berths */.a{color:red}",""])')).toBe(false);
});
