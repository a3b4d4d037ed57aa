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

/** The path in its package of a module that such a library names. */
export function publishedPath({ key, wrapper }: Module): string | undefined {
  if (wrapper?.amd !== "name") return undefined;
  const name = PUBLISHED.find(([pattern]) => pattern.test(key))?.[1];
  return name === undefined ? undefined : `node_modules/${name}/${key}.js`;
}
