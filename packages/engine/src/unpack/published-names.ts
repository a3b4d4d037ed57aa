/**
 * Libraries that are published as AMD modules with names of their own, which builds leave alone: Ace 1
 * (`ace.define("ace/lib/oop",...)`), the editor of Visual Studio Code (`define("vs/language/json/jsonMode",...)` in
 * `monaco-editor/min`; the parts that only Visual Studio Code has are an application's), Dojo 1.
 */
import type { Module } from "./module.ts";

const PUBLISHED: readonly (readonly [RegExp, string])[] = [
  [/^ace\//, "ace-builds"],
  [/^vs\/(?:base|basic-languages|editor|language|css|loader|nls)(?:[/!.]|$)/, "monaco-editor"],
  [/^dojo\//, "dojo"],
  [/^dijit\//, "dijit"],
  [/^dojox\//, "dojox"],
];

/** The path in its package of a module that such a library names, or of a script that holds such modules in one function. */
export function publishedPath(module: Module): string | undefined {
  const own = module.wrapper?.amd === "name" ? module.key : heldIn(module);
  const name = PUBLISHED.find(([pattern]) => pattern.test(own))?.[1];
  return name === undefined ? undefined : `node_modules/${name}/${own}.js`;
}

/** `(function(){var t=[...];define(t[4],i([0,1]),function(e,t){...});...define("vs/editor/editor.main",...)}).call(this)` */
const FIRST_HELD = /define\("(vs\/[\w/.-]+)",/;

function heldIn({ wrapper, key, body, script: { file, text } }: Module): string {
  const isOneFunction = !wrapper && key === file && body.length === 1;
  return isOneFunction && text.includes('define("vs/') ? (FIRST_HELD.exec(text)?.[1] ?? "") : "";
}
