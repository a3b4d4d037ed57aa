/** Heads of libraries and loaders: UMD as four tools write it, AMD, SystemJS. */
import { type Trait, type Wrapper, wrapper } from "./wrapper.ts";

/** The factory is given nothing and gives nothing: what the code does is all it does. */
const head = (kind: string, traits: readonly Trait[], around: (body: string, name: string) => string): Wrapper =>
  wrapper(kind, ["silent", "ownThis", ...traits], ({ statements }, fresh) => ({
    statements: around(statements, fresh()),
  }));

const ROLLUP =
  'typeof exports==="object"&&typeof module!=="undefined"?factory():typeof define==="function"&&define.amd?define(factory):factory()';
const ROLLUP_NAMED =
  'typeof exports==="object"&&typeof module!=="undefined"?factory(exports):typeof define==="function"&&define.amd?define(["exports"],factory):(global=typeof globalThis!=="undefined"?globalThis:global||self,factory(global.App={}))';
const WEBPACK =
  'typeof exports==="object"&&typeof module==="object"?module.exports=factory():typeof define==="function"&&define.amd?define([],factory):typeof exports==="object"?exports.App=factory():root.App=factory()';
const BABEL =
  'if(typeof define==="function"&&define.amd){define(["exports"],factory)}else if(typeof exports!=="undefined"){factory(exports)}else{var mod={exports:{}};factory(mod.exports);global.app=mod.exports}';
const TYPESCRIPT =
  'if(typeof module==="object"&&typeof module.exports==="object"){var v=factory(require,exports);if(v!==undefined)module.exports=v}else if(typeof define==="function"&&define.amd){define(["require","exports"],factory)}';

export const PUBLISHED: readonly Wrapper[] = [
  head("UMD: Rollup", [], (body) => `(function(factory){${ROLLUP}})((function(){${body}}));`),
  head(
    "UMD: Rollup with a name",
    ["loader"],
    (body, e) => `(function(global,factory){${ROLLUP_NAMED}})(this,(function(${e}){${body}}));`,
  ),
  head("UMD: webpack", [], (body) => `(function(root,factory){${WEBPACK}})(self,()=>{${body}return {}});`),
  head(
    "UMD: webpack, hoisted",
    [],
    (body) => `(function(root,factory){${WEBPACK}})(self,()=>(()=>{${body}return {}})());`,
  ),
  head("UMD: Babel", [], (body, e) => `(function(global,factory){${BABEL}})(globalThis,function(${e}){${body}});`),
  head(
    "UMD: TypeScript",
    ["loader"],
    (body, e) => `(function(factory){${TYPESCRIPT}})(function(require,${e}){${body}});`,
  ),
  head("AMD: define", ["loader"], (body) => `define("app",[],function(){${body}});require(["app"]);`),
  head(
    "AMD: define with require",
    ["loader"],
    (body, e) => `define("app",["require","exports"],function(require,${e}){${body}});require(["app"]);`,
  ),
  head(
    "SystemJS: register",
    ["loader"],
    (body, e) => `System.register("app",[],function(${e}){return{execute:function(){${body}}}});System.import("app");`,
  ),
];
