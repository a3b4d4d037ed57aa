/** Elements of Preact 10 in a bundle, where its functions have only the names of a minifier. */
import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

/** As esbuild writes `preact` 10.27 and its `jsx-runtime`, without the code that names no property. */
const PREACT = `var w={},n=0;
function k(t,e,r){var o,i,s,u={};for(s in e)s=="key"?o=e[s]:s=="ref"?i=e[s]:u[s]=e[s];if(arguments.length>2&&(u.children=arguments.length>3?[].slice.call(arguments,2):r),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)u[s]===void 0&&(u[s]=t.defaultProps[s]);return g(t,u,o,i,null)}
function g(t,e,r,o,i){var s={type:t,props:e,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:i??++n,__i:-1,__u:0};return i==null&&w.vnode!=null&&w.vnode(s),s}
function f(t,e,r,o,i,s){e||(e={});var u,c,l=e;if("ref"in l)for(c in l={},e)c=="ref"?u=e[c]:l[c]=e[c];var a={type:t,props:l,key:r,ref:u,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:--n,__i:-1,__u:0,__source:i,__self:s};return w.vnode&&w.vnode(a),a}
function copy(t,e){var r,o=Object.assign({},t.props);for(r in e)o[r]=e[r];return g(t.type,o,t.key,t.ref,null)}
function Page(){return null}`;

function made(expression: string) {
  const { exported, ev } = programOf({ "a.js": `${PREACT}export const x=${expression};` });
  const value = exported("a.js", "x");
  const title = ev.member(value.kind === "element" ? value.props : value, "children");
  return [value.kind, title.kind === "constant" ? title.value : undefined];
}

test("the jsx of its runtime", () => expect(made('f(Page,{children:"All nests"})')).toEqual(["element", "All nests"]));

test("its h, which is given children apart", () =>
  expect(made('k(Page,null,"All nests")')).toEqual(["element", "All nests"]));

test("what copies an element makes none of its first argument", () => {
  const { exported } = programOf({ "a.js": `${PREACT}export const x=copy(f(Page,{}),{});` });
  const copied = exported("a.js", "x");
  expect(copied.kind === "element" && copied.type.kind === "function").toBe(false);
});
