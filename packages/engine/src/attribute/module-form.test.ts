import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { isHoistedCommonJs } from "./module-form.ts";

function isCommonJs(code: string): boolean {
  const [statement] = oxcParser()("x.js", code).program.body;
  return statement !== undefined && isHoistedCommonJs(statement, code);
}

it("takes wrapped modules with code for CommonJS, also where they are made on the spot or call the module otherwise", () => {
  expect(isCommonJs("var a=o(((e,t)=>{t.exports=()=>1}));")).toBe(true);
  expect(isCommonJs("var a=i(o(((e,t)=>{t.exports=()=>1}))(),1);")).toBe(true);
  expect(isCommonJs("var a=o(((e,t)=>{(function(){var n=t;n.exports=function(){}})()}));")).toBe(true);
  expect(isCommonJs("var a=o(((e,t)=>{t.title=()=>1}));")).toBe(false);
});

it("leaves data alone, whatever words stand in it", () => {
  expect(isCommonJs('var a=o((e,t)=>{t.exports={help:"this function => that class "}});')).toBe(false);
});
