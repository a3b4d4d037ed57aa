import { expect, test } from "vitest";
import { isNuxtComponent, withNuxtApp } from "./nuxt-components.ts";

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

test("what the root of Nuxt draws is the product's", () => {
  const texts = [
    'const app={__name:"app",setup(e){}}',
    'const bad={__name:"nuxt-error-page",setup(e){}}',
    "function helper(e){}",
    'const root={__name:"nuxt-root",setup(e){return ()=>helper(app,bad)}}',
    'const page={__name:"index",setup(e){}}',
  ];
  const units = texts.map((_, at) => ({ uses: at === 3 ? [0, 1, 2] : [] }));
  const paths = texts.map(() => undefined);
  expect(withNuxtApp(paths, units, (at) => texts[at] ?? "").map((path) => path?.side)).toEqual([
    "product",
    ...[undefined, undefined, undefined, undefined],
  ]);
});
