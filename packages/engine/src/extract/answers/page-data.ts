/**
 * Data that no call answers: what the page holds when the program starts, `JSON.parse(document.getElementById("config")
 * .textContent)` and `window.__STATE__`, and what was kept in the browser, `JSON.parse(localStorage.getItem("view"))`. Each
 * by the name that it has there.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { globalName } from "../../evaluate/global-name.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import type { Sighting, Survey } from "../survey.ts";

/** Data of one name, at all places where the program takes hold of it. */
export interface PageData {
  readonly name: string;
  readonly places: readonly Sighting<Node>[];
}

export function pageData({ calls, members }: Survey, ev: Evaluator): readonly PageData[] {
  const out = new Map<string, Sighting<Node>[]>();
  for (const at of calls) {
    const [text, ...more] = at.node.arguments;
    if (!text || more.length > 0 || text.type === "SpreadElement" || at.node.type !== "CallExpression") continue;
    if (globalName(ev.evaluate(at.node.callee, at.module)) !== "JSON.parse") continue;
    for (const one of alternatives(text)) {
      const name = nameOfText(ev.evaluate(one, at.module));
      if (name !== undefined) append(out, name, at);
    }
  }
  for (const at of members) {
    const name = nameOfGlobal(at);
    if (name !== undefined) append(out, name, at);
  }
  return [...out].map(([name, places]) => ({ name, places }));
}

/** Properties by which an element gives the text in it (DOM, HTML). */
const TEXTS = new Set(["textContent", "innerHTML", "innerText", "text"]);
const FINDS = new Set(["document.getElementById", "document.querySelector"]);
const KEEPS = new Set(["localStorage.getItem", "sessionStorage.getItem"]);

/** By which name a text is found in the page, or was kept. */
function nameOfText(value: Value): string | undefined {
  if (value.kind === "member") return TEXTS.has(value.key) ? nameGiven(value.object, FINDS) : undefined;
  return nameGiven(value, KEEPS);
}

function nameGiven(value: Value, to: ReadonlySet<string>): string | undefined {
  const [name] = value.kind === "result" && to.has(functionOf(value.callee)) ? value.args : [];
  return name && lastName(stringOf(name));
}

const functionOf = (value: Value): string => (globalName(value) ?? "").replace(/^window\./, "");

/** `script#app-config`, `[data-config]`, `desk:view`: the last part. */
const lastName = (text: string | undefined): string | undefined =>
  text
    ?.split(/[^\w-]/)
    .filter((part) => part !== "")
    .at(-1);

/** Objects of two words that browsers give each page (HTML, CSSOM View, Web Speech, Indexed Database, Cookie Store, Trusted Types). */
const OF_BROWSERS = wordSet(`
  visualViewport speechSynthesis customElements localStorage sessionStorage indexedDB cookieStore trustedTypes
  clientInformation styleMedia launchQueue documentPictureInPicture sharedStorage crossOriginIsolated isSecureContext
`);

const WINDOWS = new Set(["window", "self", "globalThis"]);

/** `window.__STATE__`, `globalThis.deskOptions`: what pages put there has several words, or is marked. */
function nameOfGlobal({ node: { object, property, computed }, module }: Survey["members"][number]): string | undefined {
  const name = keyName(property, computed);
  if (name === undefined || OF_BROWSERS.has(name) || !/^(?:_|[a-z]+[A-Z])\w*$/.test(name)) return undefined;
  return isWindow(object, module) ? name : undefined;
}

/** Also behind a name of it, `(w = window) === null || w === void 0 ? void 0 : w.__STATE__`. */
function isWindow(node: Node, { script: { scopes } }: Module): boolean {
  if (node.type !== "Identifier") return false;
  const binding = scopes.bindingOf.get(node);
  return binding ? standsForWindow(binding, scopes) : WINDOWS.has(node.name);
}

const standsForWindow = rememberFor(
  ({ definitions }: Binding, scopes: Module["script"]["scopes"]): boolean =>
    definitions.length > 0 &&
    definitions.every((one) => one.kind === "value" && one.path.length === 0 && isGlobalWindow(one.from, scopes)),
);

const isGlobalWindow = (node: Node, { bindingOf }: Module["script"]["scopes"]): boolean =>
  node.type === "Identifier" && WINDOWS.has(node.name) && !bindingOf.get(node);
