import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

const HEAD = `import {jsx as j} from "react/jsx-runtime";import {Routes as R,Route as T} from "react-router";
import {createContext,useCallback,useContext,useEffect,useMemo} from "react";import {create} from "zustand";
import {useMutation,useQuery} from "@tanstack/react-query";`;
const ROUTES = `export function App(){return j(R,{children:[j(T,{path:"/ships",element:j(Ships,{})}),j(T,{path:"/crew",element:j(Crew,{})})]})}`;
/** The one sails, the other asks for the list. */
const SCREENS = `function Ships(){const {sail}=useFleet();return j("button",{onClick:sail})}
function Crew(){const fleet=useFleet();return j("p",{children:fleet.load})}`;

const SAIL = `()=>fetch("/sail",{method:"POST"})`;
const LOAD = `()=>fetch("/load")`;

/** The screens that use each call. */
function usersIn(code: string): Readonly<Record<string, readonly string[]>> {
  const bytes = new TextEncoder().encode(`${HEAD}${code}${ROUTES}`);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  return Object.fromEntries(specification.points.calls.statements.map(({ url, usedBy = [] }) => [url, usedBy]));
}

test.each([
  ["a hook", `function useFleet(){const sail=${SAIL};return{sail,load:${LOAD}}}`],
  [
    "a hook that keeps its functions",
    `function useFleet(){const sail=useCallback(${SAIL},[]);return useMemo(()=>({sail,load:${LOAD}}),[sail])}`,
  ],
  [
    "a hook within another one",
    `const useDock=()=>({sail:${SAIL},load:${LOAD}});function useFleet(){const {sail,load}=useDock();return{sail,load}}`,
  ],
  [
    "a hook that asks before it acts",
    `const asks=(run)=>async()=>{if(confirm("Sure?"))await run()};const useFleet=()=>({sail:asks(${SAIL}),load:asks(${LOAD})})`,
  ],
  [
    "a mutation of a hook",
    `function useFleet(){const sail=useMutation({mutationFn:${SAIL}});return{sail:sail.mutate,load:${LOAD}}}`,
  ],
])("what %s hands out belongs to the screens that read it", (_, code) => {
  expect(usersIn(`${code};${SCREENS}`)).toEqual({ "/sail": ["screen:/ships"], "/load": ["screen:/crew"] });
});

test.each([
  ["an effect", `function useFleet(){useEffect(()=>{fetch("/load")},[]);return{sail:${SAIL}}}`],
  [
    "a query",
    `function useFleet(){const {data}=useQuery({queryKey:["load"],queryFn:${LOAD}});return{sail:${SAIL},data}}`,
  ],
  ["its own call", `function useFleet(){const load=${LOAD};load();return{sail:${SAIL},load}}`],
])("what a hook runs by %s belongs to all that use it", (_, code) => {
  expect(usersIn(`${code};${SCREENS}`)).toEqual({
    "/sail": ["screen:/ships"],
    "/load": ["screen:/crew", "screen:/ships"],
  });
});

test("what a store offers belongs to the screens that select it", () => {
  const store = `const useFleet=create((set)=>({ships:[],sail:${SAIL},load:${LOAD}}));`;
  const screens = `function Ships(){const sail=useFleet(s=>s.sail);return j("button",{onClick:sail})}
function Crew(){return j("button",{onClick:useFleet.getState().load})}`;
  expect(usersIn(store + screens)).toEqual({ "/sail": ["screen:/ships"], "/load": ["screen:/crew"] });
});

test("what a context provides belongs to the screens that read it", () => {
  const context = `const Fleet=createContext(null);function Harbour({children}){const sail=${SAIL};
return j(Fleet.Provider,{value:{sail,load:${LOAD}},children})}const useFleet=()=>useContext(Fleet);`;
  expect(usersIn(context + SCREENS)).toEqual({ "/sail": ["screen:/ships"], "/load": ["screen:/crew"] });
});

test("what is handed to a component as a whole belongs to who hands it, if the component reads it", () => {
  const hook = `const useFleet=()=>({actions:{sail:${SAIL},load:${LOAD}}});
function Menu({of}){return j("button",{onClick:()=>of.sail()})}function Bar(e){return j("button",{onClick:e.of.load})}`;
  const screens = `function Ships(){const {actions}=useFleet();return j(Menu,{of:actions})}
function Crew(){const {actions}=useFleet();return j(Bar,{of:actions})}`;
  expect(usersIn(hook + screens)).toEqual({ "/sail": ["screen:/ships"], "/load": ["screen:/crew"] });
});

test("a function that is given to a shared component belongs to the screen that gives it", () => {
  const shared = `function Confirm({onYes}){return j("button",{onClick:onYes})}`;
  const screens = `function Ships(){return j(Confirm,{onYes:${SAIL}})}function Crew(){return j(Confirm,{onYes:${LOAD}})}`;
  expect(usersIn(shared + screens)).toEqual({ "/sail": ["screen:/ships"], "/load": ["screen:/crew"] });
});

test("a component that a hook hands out belongs to the screen that draws it", () => {
  const hook = `const useFleet=()=>({Sail:()=>j("button",{onClick:${SAIL}}),Load:()=>j("button",{onClick:${LOAD}})});`;
  const screens = `function Ships(){const {Sail}=useFleet();return j(Sail,{})}function Crew(){const fleet=useFleet();return j(fleet.Load,{})}`;
  expect(usersIn(hook + screens)).toEqual({ "/sail": ["screen:/ships"], "/load": ["screen:/crew"] });
});

test("a component that is loaded late belongs to the screen that draws it", () => {
  const late = `const late=(load)=>lazy(async()=>load()),Sail=late(()=>({default:()=>j("button",{onClick:${SAIL}})}));`;
  const screens = `function Ships(){return j(Sail,{})}function Crew(){return j("p",{})}`;
  expect(usersIn(`import {lazy} from "react";${late}${screens}`)).toEqual({ "/sail": ["screen:/ships"] });
});
