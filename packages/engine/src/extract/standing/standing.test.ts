import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const HEAD = `import {createRouter as r,createWebHistory as w} from "vue-router";
import {createBlock as b,createTextVNode as x,createVNode as v,openBlock as o,resolveComponent as s,resolveDynamicComponent as d} from "vue";`;

/** The texts of the one screen, which draws so. */
const textsIn = (render: string): readonly string[] => screensIn(render).flatMap(({ texts = [] }) => texts);

function screensIn(render: string) {
  const code = `${HEAD}const Ships={render(e,c){${render}}};export const router=r({history:w(),routes:[{path:"/ships",component:Ships}]});`;
  const bytes = new TextEncoder().encode(code);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  return specification.points.screens.statements;
}

test.each([
  ["by a name", `const l=s("RouterLink");return o(),b("div",null,[v(l,{to:"/"},{default:()=>[x("All ships")]})])`],
  ["on the spot", `return o(),b(d("RouterLink"),{to:"/"},{default:()=>[x("All ships")]})`],
  ["a text with a name", `const l=x("All ships");return o(),b("div",null,[l])`],
])("what a compiled template calls a component is no text of the screen: %s", (_, render) => {
  expect(textsIn(render)).toEqual(["All ships"]);
});

test.each([
  ["of a text", `e.command.replace("/","")`, []],
  ["of a text, by a function", `e.command.replace("/",x=>x+1)`, []],
  ["of a router", `e.router.replace("/")`, ["/"]],
  ["of a history, with its state", `e.history.replace("/",{from:e.at})`, ["/"]],
])("the method replace: %s", (_, call, links) => {
  const screens = screensIn(`return o(),b("button",{onClick:()=>${call}},"Leave the port")`);
  expect(screens.flatMap(({ links: found = [] }) => found)).toEqual(links);
});
