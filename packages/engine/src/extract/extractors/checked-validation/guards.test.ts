import { expect, test } from "vitest";
import { programOf } from "../../../../tests/program.ts";
import { walk } from "../../../syntax/walk.ts";
import type { SwitchNode } from "../../survey.ts";
import { behindGuards } from "./guards.ts";

test.each([
  [
    "regenerator's steps",
    "switch(e.prev=e.next){case 3:if(fits(t)){e.next=4;break}throw'Invalid number';case 4:go()}",
    1,
  ],
  ["another switch", "switch(kind){case 3:if(fits(t)){count=4;break}throw'Invalid number';case 4:go()}", 0],
])("%s", (_, code, count) => {
  const { graph } = programOf({ "a.js": `export function f(e,t,kind,count){${code}}` });
  const [module] = graph.modules;
  const found: SwitchNode[] = [];
  for (const statement of module?.body ?? [])
    walk(statement, (node) => {
      if (node.type === "SwitchStatement") found.push(node);
      return true;
    });
  const sightings = found.map((node) => ({ node, module, unit: undefined }) as never);
  expect(behindGuards([], sightings).size).toBe(count);
});
