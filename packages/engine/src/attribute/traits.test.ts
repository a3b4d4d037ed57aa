import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { featuresOf } from "./features.ts";
import { traitsOf, weightOf } from "./traits.ts";

const parse = oxcParser();
const shown = (code: string, components = 0, known = { grams: 0, hits: 0 }): readonly string[] =>
  traitsOf({ features: featuresOf(parse("x.js", code).program, code), components, known, isWrapped: false });
const oddsOf = (code: string, components = 0): number =>
  shown(code, components).reduce((sum, trait) => sum + weightOf(trait), 0);

it("says nothing of what shows nothing", () => {
  expect(oddsOf("a()")).toBe(0);
});

it("takes what speaks to people and to a server for the product's", () => {
  const save = "async function save(e){const t=await fetch(`/api/berths/${e.id}`,{method:'PUT'});";
  expect(oddsOf(`${save}if(!t.ok)toast.error("The berth could not be saved.")}`, 1)).toBeGreaterThan(4);
});

it("takes a form library, which uses the framework that the index knows, for a library's", () => {
  const form = `function f(e={}){const t=r.useRef(void 0),n=r.useRef(void 0),[o,a]=r.useState({isDirty:!1,isValidating:!1});
    if(!t.current)if(e.formControl)t.current={...e.formControl,formState:o},e.defaultValues&&typeof e.reset=="function"&&e.reset();
    const i=t.current.control;return i._options=e,r.useEffect(()=>i._subscribe({formState:i._proxyFormState,reRenderRoot:!0}),[i]),
    r.useEffect(()=>{e.values!==void 0&&i._reset(e.values,i._options)},[e.values]),t.current}`;
  expect(oddsOf(form, 1)).toBeLessThan(-2);
});

it("counts a few and several apart", () => {
  const [few, several] = [1, 3].map((count) => oddsOf('show("Berths are free.");'.repeat(count)));
  expect(several).toBeGreaterThan(few ?? 0);
});

it("tells what the index could know and does not from what it knows a little of", () => {
  const knownIn = (grams: number, hits: number): readonly string[] =>
    shown("a()", 0, { grams, hits }).filter((trait) => trait.endsWith("matched"));
  expect(knownIn(40, 0)).toEqual(["unmatched"]);
  expect(knownIn(40, 2)).toEqual(["matched"]);
  expect([...knownIn(4, 0), ...knownIn(400, 2)]).toEqual([]);
});

it("takes arithmetic on bits and loops for a library's, and a style that a function is handed for the product's", () => {
  expect(oddsOf("function h(e){let t=0;for(let n=0;n<e.length;n++)t=(t<<5)^e[n]>>>2;return t}")).toBeLessThan(-2);
  expect(oddsOf("const a=s.div`color: red;`")).toBeGreaterThan(1);
});

it("does not count a call of the parent as reflection where a class was lowered", () => {
  const check = 'if(!(e instanceof t))throw new TypeError("Cannot call a class as a function")';
  const filler = "this.a=e.b;".repeat(80);
  const lowered = (call: string): string => `function t(e){!function(e,t){${check}}(this,t);${filler}return ${call}}`;
  expect(shown(lowered("n.call(this,e)"))).not.toContain("reflection few");
  expect(shown(lowered("n.call(e,e)"))).toContain("reflection few");
});
