import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

/** What the point of the calls says beside its calls. */
function saidOf(code: string) {
  const bytes = new TextEncoder().encode(code);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  const { statements, notShown, reasons } = specification.points.calls;
  return { calls: statements.length, notShown, reasons };
}

const OPEN =
  'document.querySelector("h1").textContent="The fleet of the harbour";export const load=(one)=>fetch(one.link.href);';
const READ = 'export const list=()=>fetch("/ships");';
/** As Vite writes it, in short: what the page names is fetched. */
const POLYFILL = `(function(){const t=document.createElement("link").relList;if(t&&t.supports("modulepreload"))return;
for(const e of document.querySelectorAll('link[rel="modulepreload"]'))n(e);function n(e){e.ep=!0;fetch(e.href)}})();`;

test("a request whose address only the running program knows is no call, and is said", () => {
  const { calls, notShown, reasons } = saidOf(OPEN);
  expect(calls).toBe(0);
  expect(notShown).toBe("Not shown. The address of 1 request is made when the program runs, and was not read.");
  const start = OPEN.indexOf("fetch");
  expect(reasons).toEqual([{ code: "too-dynamic", ref: `app.js:${start}-${OPEN.length - 1}` }]);
});

test("beside calls that were read the point is incomplete", () => {
  expect(saidOf(READ + OPEN).notShown).toMatch(/^Incomplete\. The address of 1 request /);
  expect(saidOf(READ)).toEqual({ calls: 1 });
});

test("one that a caller gives an address, and one of a bundler, are none", () => {
  expect(saidOf('const get=(u)=>fetch(u);export const list=()=>get("/ships");').notShown).toBeUndefined();
  expect(saidOf(POLYFILL + READ)).toEqual({ calls: 1 });
});
