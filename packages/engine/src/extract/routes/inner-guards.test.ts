/** What a component around other routes asks, and what a screen asks by itself. */
import { expect, test } from "vitest";
import { programOf } from "../../../tests/program.ts";
import { innerGuards, layoutGuards } from "./inner-guards.ts";

const SHOW = `import {createComponent as c,Show,lazy} from "solid-js";`;
const ASKS = `c(Show,{get when(){return user()?.role==="keeper"},get fallback(){return no()},get children(){return p.children}})`;

function drawnIn(source: string) {
  const { exported, ev } = programOf({
    "main.js": SHOW + source,
    "keepers.js": `${SHOW}export const Keepers=p=>${ASKS};`,
  });
  return { drawn: [exported("main.js", "drawn")], ev };
}

const asks = (words: ReturnType<typeof innerGuards>): readonly string[] =>
  words.flatMap(({ asks: asked = [] }) => asked);

test("Solid: a layout that shows what stands in it only when something holds, loaded late too", () => {
  const here = drawnIn(`export const drawn=p=>${ASKS};`);
  expect(asks(layoutGuards(here.drawn, here.ev))).toEqual(["keeper"]);
  const late = drawnIn(`export const drawn=()=>import("./keepers.js").then(e=>({default:e.Keepers}));`);
  expect(asks(layoutGuards(late.drawn, late.ev))).toEqual(["keeper"]);
  const plain = drawnIn(
    `export const drawn=p=>c(Show,{get when(){return user()?.role==="keeper"},get children(){return 1}});`,
  );
  expect(asks(layoutGuards(plain.drawn, plain.ev))).toEqual([]);
});

test("a screen that hands what it draws to one that calls it only where a test holds", () => {
  const guarded = drawnIn(`const only=(f)=>{if(has("keeper"))return f()};export const drawn=()=>only(()=>1);`);
  expect(asks(innerGuards(guarded.drawn, guarded.ev))).toEqual(["keeper"]);
  const open = drawnIn(`const each=(f)=>{if(has("keeper"))log();return f()};export const drawn=()=>each(()=>1);`);
  expect(asks(innerGuards(open.drawn, open.ev))).toEqual([]);
});

test("a screen that draws a component around what it shows, which draws it only where a test holds", () => {
  const screen = "export const drawn=()=>c(Only,{children:c(Page,{})});";
  const guarded = drawnIn(`const Only=({children:e})=>user.role==="keeper"?e:null;${screen}`);
  expect(asks(innerGuards(guarded.drawn, guarded.ev))).toEqual(["keeper"]);
  const open = drawnIn(`const Only=p=>{if(user.role==="keeper")log();return p.children};${screen}`);
  expect(innerGuards(open.drawn, open.ev)).toEqual([]);
});
