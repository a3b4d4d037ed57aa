/** Functions of libraries that join paths, in one scope with the program, where they have only the names of a minifier. */
import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { joinerName } from "./path-join.ts";

/** As Rolldown writes `join` of `path-browserify`, and a function beside it. */
const LIBRARY = `
var a=(...e)=>{if(e.length===0)return".";let t;for(let n=0;n<e.length;++n){let r=e[n];r.length>0&&(t===void 0?t=r:t+="/"+r)}return t===void 0?".":b(t)};
function b(e){return e.length===0?".":e}
export{a,b}`;

const nameOf = (component: string, local: string): string | undefined => {
  const { script } = programOf({ "a.js": LIBRARY }).module("a.js");
  const declared = script.program.body.flatMap((one) => {
    if (one.type === "VariableDeclaration") return one.declarations.map(({ id }) => id);
    return one.type === "FunctionDeclaration" && one.id ? [one.id] : [];
  });
  const name = declared.find((id) => id.type === "Identifier" && id.name === local);
  const binding = name?.type === "Identifier" ? script.scopes.bindingOf.get(name) : undefined;
  return binding && joinerName(component, binding, script);
};

test("the function that joins has the name by which the library gives it", () => {
  expect(nameOf("path-browserify", "a")).toBe("join");
  expect(nameOf("ufo", "a")).toBe("joinURL");
});

test("other functions of the library, and other libraries, have none", () => {
  expect(nameOf("path-browserify", "b")).toBeUndefined();
  expect(nameOf("lodash", "a")).toBeUndefined();
});
