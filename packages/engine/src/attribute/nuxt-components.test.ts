import { expect, test } from "vitest";
import { isNuxtComponent } from "./nuxt-components.ts";

const PROPS = 'props:{appName:{type:String,default:"Nuxt"},statusMessage:{type:String,default:"Not Found"}}';

test.each([
  ['const y={__name:"nuxt-error-page",props:{error:Object},setup(e){}}', true],
  ["var r={__name:`nuxt-root`,setup(e){}}", true],
  [`const y={__name:"error-404",${PROPS},setup(t){}}`, true],
  [`const y={__name:"error-404",props:{appName:{type:String,default:"Shop"}},setup(t){}}`, false],
  [`const y={__name:"checkout",${PROPS},setup(t){}}`, false],
])("%s", (text, is) => {
  expect(isNuxtComponent(text)).toBe(is);
});
