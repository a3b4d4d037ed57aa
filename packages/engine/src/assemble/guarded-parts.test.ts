/** What a role, a permission or a flag of the user lets people see and do beyond screens. */
import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const HEAD = `import {jsx as j} from "react/jsx-runtime";import {useAccess as u,session as s} from "./access.js";import {createTextVNode as v,createBlock as b} from "vue";`;

/** What each role allows, by its name. */
function allowedIn(body: string): Readonly<Record<string, readonly string[]>> {
  const code = `${HEAD}export function Ledger({user:e,orders:o}){${body}}`;
  const bytes = new TextEncoder().encode(code);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  return Object.fromEntries(specification.points.roles.statements.map(({ name, allows = [] }) => [name, allows]));
}

const button = (label: string, more = ""): string => `j("button",{${more}children:"${label}"})`;

test.each([
  ["&&", `return j("p",{children:[e.isAdmin&&${button("Close the books")},${button("Print it")}]})`],
  ["a choice", `return e.isAdmin?${button("Close the books")}:${button("Ask for it")}`],
  ["its other side", `return!e.isAdmin?${button("Ask for it")}:${button("Close the books")}`],
  ["an input that is there for some", `return ${button("Close the books", "disabled:!e.isAdmin,")}`],
  ["a name for it", `const a=e.isAdmin;return j("p",{children:[a&&${button("Close the books")}]})`],
])("the words of what is drawn only then: %s", (_, body) => {
  expect(allowedIn(body)).toEqual({ isAdmin: ["Close the books"] });
});

test("a role that is compared with, a permission that a hook is asked for, and the calls that are made only then", () => {
  expect(allowedIn(`if(e.role!=="owner")return ${button("Ask for it")};else return ${button("Sell it")}`)).toEqual({
    owner: ["Sell it"],
  });
  expect(allowedIn(`const c=s.hasPermission("order:pay");return c&&${button("Pay the order")}`)).toEqual({
    "order:pay": ["Pay the order"],
  });
  expect(allowedIn(`if(e.isAdmin)fetch("/api/orders/"+o.id,{method:"DELETE"});fetch("/api/orders")`)).toEqual({
    isAdmin: ["call:http:DELETE:/api/orders/{}"],
  });
});

test("nothing of words that only name what somebody is", () => {
  expect(allowedIn(`return j("b",{children:e.isAdmin?"Administrator":"Guest of the house"})`)).toEqual({ isAdmin: [] });
  expect(allowedIn(`return e.role==="owner"?j("b",{children:"Owner"}):null`)).toEqual({ owner: [] });
});

test("nothing of what somebody may do who is not a thing, as a helper says", () => {
  const parts = `[l(e,"premium")&&${button("Buy it all")},h(e,"owner")&&${button("Sell it")}]`;
  expect(
    allowedIn(
      `const l=(e,r)=>!e.roles.includes(r),h=(e,...r)=>r.some(r=>e.roles.includes(r));return j("p",{children:${parts}})`,
    ),
  ).toEqual({ owner: ["Sell it"], premium: [] });
});

test("nothing of what only says that somebody may not", () => {
  const refusal = `j("p",{children:"You may not see the ledger"})`;
  expect(allowedIn(`if(e.role==="owner")return ${refusal};return ${button("Sell it")}`)).toEqual({ owner: [] });
});

test("of what is there for several roles, not what one of them is asked for again", () => {
  const menu = `j("p",{children:[${button("Read the manual")},e.isAdmin&&${button("Close the books")},e.isOwner&&${button("Sell it")}]})`;
  expect(allowedIn(`return(e.isAdmin||e.isOwner)&&${menu}`)).toEqual({
    isAdmin: ["Close the books", "Read the manual"],
    isOwner: ["Read the manual", "Sell it"],
  });
});

test("words in a component, as Vue's compilers write them", () => {
  const page = (drawn: string): string => `return j("p",{children:[e.isAdmin?${drawn}:null,${button("Print it")}]})`;
  expect(allowedIn(page(`b(s,{to:"/"},{default:()=>[v("Close the books",-1)]})`))).toEqual({
    isAdmin: ["Close the books"],
  });
});
