import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { featuresOf } from "./features.ts";
import { traitsOf, weightOf } from "./traits.ts";

const parse = oxcParser();
const oddsOf = (code: string, components = 0): number =>
  traitsOf({ features: featuresOf(parse("x.js", code).program, code), components, isWrapped: false }).reduce(
    (sum, trait) => sum + weightOf(trait),
    0,
  );

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
