/**
 * Files that a script starts or lists by the interfaces of the platform, beside what it imports: workers, service workers, what
 * these bring in, files whose address counts from the script, and what a service worker keeps at hand.
 */
import { pushAll } from "../lists.ts";
import type { Range, Script } from "../script.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";
import type { CountsFrom } from "./missing.ts";

export interface StartedFile extends Range {
  readonly reference: string;
  readonly countsFrom: CountsFrom;
  /** Whether the application needs it to run; lists of what is kept at hand and data are only named. */
  readonly isCode: boolean;
}

const HINTS =
  /Worker|scope|importScripts|import\.meta\.url|currentScript|revision|registrationStrategy|remotes|ngsw\.json|fetch/;

/** Offsets count from the script's start. */
export function startedFiles({ text, program }: Script): readonly StartedFile[] {
  if (!HINTS.test(text)) return [];
  const found: StartedFile[] = [];
  /** Of other builds, which may lie with other sites. */
  const ofOthers: StartedFile[] = [];
  walk(program, (node) => {
    if (node.type === "NewExpression") pushAll(found, started(node, text));
    else if (node.type === "CallExpression") pushAll(found, called(node));
    else if (node.type === "ObjectExpression") {
      pushAll(found, kept(node));
      pushAll(ofOthers, remotes(node));
    } else if (node.type === "BinaryExpression") pushAll(found, manifest(node));
    return undefined;
  });
  return [...found.filter(({ reference }) => isFile(reference)), ...ofOthers];
}

/** A file of the site by its ending; addresses of calls have none. */
export const isFile = (reference: string): boolean =>
  /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^?#]*\.(?:m?js|css|json|webmanifest)(?:[?#]|$)/i.test(reference);

const isCode = (reference: string): boolean => /\.m?js(?:[?#]|$)/i.test(reference);

/**
 * `new Worker("/w.js")`, `new URL("w.js",import.meta.url)`; a worker of that URL is found by the URL. A class of a library that
 * registers a service worker takes what `register` takes: `new Workbox("/sw.js",{scope:"/"})` (workbox-window 4 to 7).
 */
function started({ callee, arguments: [first, second] }: Named<"NewExpression">, text: string): readonly StartedFile[] {
  const name = callee.type === "Identifier" ? callee.name : memberName(callee);
  if (name === "Worker" || name === "SharedWorker") return named(first, "page");
  if (second?.type === "ObjectExpression" && fixedKeys(second).has("scope"))
    return named(first, "page").filter((one) => one.isCode);
  return name === "URL" && second !== undefined && isOwnAddress(second, text) ? named(first, "file") : [];
}

/** `import.meta.url`, or what stands for it in scripts: `document.currentScript&&document.currentScript.src||...`. */
const isOwnAddress = ({ start, end }: Range, text: string): boolean =>
  end - start < 400 && /\bimport\.meta\.url\b|\bcurrentScript\b/.test(text.slice(start, end));

/** `navigator.serviceWorker.register("/sw.js")`, `importScripts("a.js","b.js")`, `fetch("/locales/en.json")` */
function called({ callee, arguments: given }: Named<"CallExpression">): readonly StartedFile[] {
  const name = callee.type === "Identifier" ? callee.name : memberName(callee);
  if (name === "importScripts") return given.flatMap((one) => named(one, "file"));
  if (name === "fetch") return named(given[0], "page").filter(({ isCode: code }) => !code);
  const isRegistration = name === "register" && callee.type === "MemberExpression";
  if (isRegistration && memberName(callee.object) === "serviceWorker") return named(given[0], "page");
  return isAngularRegistration(given[1]) ? named(given[0], "page").filter((one) => one.isCode) : [];
}

/** `SwRegistrationOptions` of @angular/service-worker (5 to 21). */
const ANGULAR_OPTIONS = new Set(["enabled", "registrationStrategy", "scope", "type", "updateViaCache"]);

/** `provideServiceWorker("ngsw-worker.js",{enabled:!0,registrationStrategy:"registerWhenStable:30000"})` */
function isAngularRegistration(options: Node | undefined): boolean {
  if (options?.type !== "ObjectExpression") return false;
  const keys = fixedKeys(options);
  return keys.has("registrationStrategy") && [...keys].every((key) => ANGULAR_OPTIONS.has(key));
}

/** The list of Angular's worker, which names no other: `fetch("ngsw.json?ngsw-cache-bust="+Math.random())` (5 to 21). */
function manifest({ operator, left }: Named<"BinaryExpression">): readonly StartedFile[] {
  if (operator !== "+" || literalString(left) !== "ngsw.json?ngsw-cache-bust=") return [];
  return [{ reference: "ngsw.json", countsFrom: "file", isCode: false, start: left.start, end: left.end }];
}

/** An entry of Workbox's list of what to keep (3 to 7): `{url:"assets/a.js",revision:null}`. */
function kept(node: Named<"ObjectExpression">): readonly StartedFile[] {
  const properties = fixedProperties(node);
  const keys = properties
    .map(([key]) => key)
    .sort()
    .join();
  if (keys !== "revision,url") return [];
  const url = properties.find(([key]) => key === "url")?.[1].value;
  return named(url, "file").map((entry) => ({ ...entry, isCode: false }));
}

/** `{name:"host",remotes:[{name:"depot",entry:"https://depot.example/mf-manifest.json"}]}` (Module Federation 2) */
function remotes(node: Named<"ObjectExpression">): readonly StartedFile[] {
  const list = fixedProperties(node).find(([key]) => key === "remotes")?.[1].value;
  if (list?.type !== "ArrayExpression") return [];
  return list.elements.flatMap((one) => {
    if (one?.type !== "ObjectExpression" || !fixedKeys(one).has("name")) return [];
    const entry = fixedProperties(one).find(([key]) => key === "entry")?.[1].value;
    return named(entry, "page")
      .filter(({ reference }) => /\.(?:m?js|json)(?:[?#]|$)/.test(reference))
      .map((remote): StartedFile => ({ ...remote, isCode: false }));
  });
}

type Named<T extends Node["type"]> = Extract<Node, { readonly type: T }>;

function named(node: Node | undefined, countsFrom: CountsFrom): readonly StartedFile[] {
  const reference = literalString(node);
  if (node === undefined || reference === undefined) return [];
  return [{ reference, countsFrom, isCode: isCode(reference), start: node.start, end: node.end }];
}
