/**
 * The functions of Preact 10 that make elements, where a bundler joined them with the program and no name is left. Told by
 * the properties of what they make, which Preact's build (`mangle.json`) fixes for good: plugins of it rely on them.
 */
import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt, onlyFunction } from "../scope/binding-at.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../syntax/object-keys.ts";
import { holds } from "../syntax/walk.ts";
import type { Module } from "../unpack/module.ts";
import { returnedExpressions } from "./returns.ts";

type Maker = "jsx" | "createElement";

/** `{type:t,props:e,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:...}` */
const OF_ELEMENT = ["type", "props", "key", "ref", "__k", "__", "__b", "__e", "__c", "constructor", "__v"];
/** Both are short. */
const MAX_LENGTH = 900;

/** By which name Preact exports what a name stands for: `jsx(type, props)` or `createElement(type, props, ...children)`. */
export function elementMaker(binding: Binding, module: Module): Maker | undefined {
  const node = onlyFunction(binding);
  return node && node.end - node.start <= MAX_LENGTH ? makerIs(node, module) : undefined;
}

const makerIs = rememberFor((node: FunctionNode, module: Module): Maker | undefined =>
  makes(node) ? "jsx" : handsOn(node, module) ? "createElement" : undefined,
);

/** Preact's `createVNode`, and the `jsx` of its runtime: an element of the first parameter. */
function makes({ params: [first], body }: FunctionNode): boolean {
  if (first?.type !== "Identifier" || !body) return false;
  return holds(body, (node) => {
    if (node.type !== "ObjectExpression") return false;
    const keys = fixedKeys(node);
    const type = propertyOf(node, "type");
    return OF_ELEMENT.every((key) => keys.has(key)) && type?.type === "Identifier" && type.name === first.name;
  });
}

/** Preact's `h`: `function(t,e,n){...arguments.length>2&&(s.children=...);...return make(t,s,key,ref,null)}`. */
function handsOn(fn: FunctionNode, { script }: Module): boolean {
  const [first] = fn.params;
  if (first?.type !== "Identifier" || fn.params.length < 2) return false;
  return returnedExpressions(fn).some((node) => {
    if (node.type !== "CallExpression" || node.arguments.length !== 5) return false;
    const [type] = node.arguments;
    const maker = onlyFunction(bindingAt(node.callee, script.scopes));
    return type?.type === "Identifier" && type.name === first.name && maker !== undefined && makes(maker);
  });
}
