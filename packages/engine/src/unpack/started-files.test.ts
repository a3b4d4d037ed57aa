import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { startedFiles } from "./started-files.ts";

const named = (text: string): readonly string[] =>
  programOf({ "main.js": text }).graph.modules.flatMap(({ script }) =>
    startedFiles(script).map(
      ({ reference, countsFrom, isCode }) => `${countsFrom} ${reference}${isCode ? "" : " data"}`,
    ),
  );

test.each([
  ["a worker of Vite and Rollup", 'new Worker(new URL("w-1a.js",import.meta.url),{type:"module"})', ["file w-1a.js"]],
  ["its address as a text", 'new Worker(""+new URL("/a/w.js",import.meta.url).href)', ["file /a/w.js"]],
  [
    "in a script that is no module",
    'new URL("w.js",document.currentScript&&document.currentScript.src||document.baseURI)',
    ["file w.js"],
  ],
  ["a worker by its address", 'new SharedWorker("/w.js?v=2")', ["page /w.js?v=2"]],
  ["a service worker", 'navigator.serviceWorker.register("./sw.js",{scope:"/"})', ["page ./sw.js"]],
  ["a service worker by a library", 'new m("/sw.js",{scope:"/",type:"classic"})', ["page /sw.js"]],
  [
    "Angular's service worker",
    'v("ngsw-worker.js",{enabled:!g(),registrationStrategy:"registerWhenStable:30000"})',
    ["page ngsw-worker.js"],
  ],
  [
    "the list of Angular's service worker",
    'this.f(this.r("ngsw.json?ngsw-cache-bust="+Math.random()))',
    ["file ngsw.json data"],
  ],
  ["what a worker brings in", 'importScripts("/workbox-1a.js","b.js")', ["file /workbox-1a.js", "file b.js"]],
  [
    "Workbox's list",
    'e.precacheAndRoute([{url:"a-1.js",revision:null},{revision:"ab",url:"b.css"},{url:"logo.png",revision:"x"}],{})',
    ["file a-1.js data", "file b.css data"],
  ],
  [
    "remotes of a federation",
    's.initOptions={name:"host",remotes:[{name:"depot",entry:"https://depot.example/mf-manifest.json"},{name:"a",entry:"/a/remoteEntry.js",type:"global"}]}',
    ["page https://depot.example/mf-manifest.json data", "page /a/remoteEntry.js data"],
  ],
  ["a catalogue", 'const load=()=>fetch("/locales/en.json").then(e=>e.json())', ["page /locales/en.json data"]],
])("%s", (_, text, expected) => {
  expect(named(text)).toEqual(expected);
});

test.each([
  ["calls", 'fetch("/api/orders");fetch("/run.js")'],
  [
    "other addresses",
    'new URL("/a.js",base);new URL("https://x.example/a.js",import.meta.url);new URL("a.png",import.meta.url)',
  ],
  [
    "other workers and registers",
    'new Worker(source);store.register("module.js");register("a.js");new m("/sw.js",{type:"classic"});new m("a",{scope:1})',
  ],
  [
    "other options",
    'v("a.js",{enabled:!0});v("b.js",{registrationStrategy:"x",other:1});v("b",{registrationStrategy:"x"})',
  ],
  ["other lists", '"ngsw.json?ngsw-cache-bust="-1;"ngsw.json";"other.json?ngsw-cache-bust="+1'],
  ["other remotes", 'x={remotes:[{entry:"/a.js"},{name:"b",entry:"b"}],other:{remotes:{name:"c",entry:"/c.js"}}}'],
  ["other rows", 'rows=[{url:"a.js",revision:1,by:2},{url:"a.js"}]'],
])("not %s", (_, text) => {
  expect(named(text)).toEqual([]);
});
