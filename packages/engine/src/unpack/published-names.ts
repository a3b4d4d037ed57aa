/**
 * Libraries that are published as AMD modules with names of their own, which builds leave alone: Ace 1
 * (`ace.define("ace/lib/oop",...)`), the editor of Visual Studio Code (`define("vs/language/json/jsonMode",...)` in
 * `monaco-editor/min`; the parts that only Visual Studio Code has are an application's), Dojo 1.
 */
import type { PublishedFile } from "../parse/published-files.ts";
import type { Module } from "./module.ts";

const PUBLISHED: readonly (readonly [RegExp, string])[] = [
  [/^ace\//, "ace-builds"],
  [/^vs\/(?:base|basic-languages|editor|language|css|loader|nls)(?:[/!.]|$)/, "monaco-editor"],
  [/^dojo\//, "dojo"],
  [/^dijit\//, "dijit"],
  [/^dojox\//, "dojox"],
];

/** The path in its package of a module that such a library names, or of a file as its package publishes it. */
export function publishedPath({ key, wrapper, script: { published } }: Module): string | undefined {
  if (published) return pathIn(published, key);
  const name = wrapper?.amd === "name" ? PUBLISHED.find(([pattern]) => pattern.test(key))?.[1] : undefined;
  return name === undefined ? undefined : pathIn({ name }, `${key}.js`);
}

/** As pnpm writes it, where the version is known. */
const pathIn = ({ name, version }: PublishedFile, file: string): string =>
  `node_modules/${version === undefined ? "" : `.pnpm/${name}@${version}/node_modules/`}${name}/${file}`;
