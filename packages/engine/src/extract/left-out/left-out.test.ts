/** Signs in minified code, each beside code that looks like it and shows nothing. */
import { expect, test } from "vitest";
import { CATALOGUE, rowsOf, type Sign } from "../../models/machinery.ts";
import { seen } from "../../models/machinery-signs.ts";
import { oxcParser } from "../../parse/oxc.ts";
import { walk } from "../../syntax/walk.ts";

function valuesIn(source: string, sign: Sign): readonly unknown[] {
  const { program } = oxcParser()("a.js", source);
  const out: unknown[] = [];
  walk(program, (node) => {
    const found = seen(sign, node, source);
    if (found) out.push(found.value ?? "seen");
    return undefined;
  });
  return out;
}

test.each<[string, Sign, readonly unknown[]]>([
  ["new n.PromiseQueue(5),new n.Other(7),new PromiseQueue(k)", { kind: "constructed", name: "PromiseQueue" }, [5]],
  ['p(a,3800,u(Error("Route did: "+r))),p(a,1,2,"Route did")', { kind: "number-beside", text: "Route did" }, [3800]],
  ["`${encodeURIComponent(t)}`;s.length>8192;s.size>1", { kind: "length-limit", behind: "encodeURIComponent" }, [8192]],
  ["(0,r.requestIdleCallback)(()=>setTimeout(()=>{i||a(t)},3800)),setTimeout(f,9)", { kind: "idle-timer" }, [3800]],
  ["s.length>8192", { kind: "length-limit", behind: "encodeURIComponent" }, []],
  ["V(e?.bufferSize??64),V(e.bufferSize||40),e.bufferSize&&9", { kind: "default", name: "bufferSize" }, [64, 40]],
  ['1e3*Number("300");2*Number("300");1e3*Number("");1e3*Number(x)', { kind: "scaled-setting" }, [300_000]],
  ["[2500,4e3],[1,2]", { kind: "numbers", lists: [[2500, 4000]] }, [[2500, 4000]]],
  [
    'x.rel="stylesheet",{rel:"stylesheet"},"stylesheets"',
    { kind: "entry", name: "rel", value: "stylesheet" },
    ["seen", "seen"],
  ],
  ['"ok"===u?.status,"ok"', { kind: "values", values: ["ok"], least: 1, of: "status" }, ["ok"]],
  ["/^:[\\w-]+$/,/x/", { kind: "pattern", source: "^:[\\w-]+$" }, ["seen"]],
  ["`a ${x} x-nextjs-data`,'other'", { kind: "text", holds: ["x-nextjs-data"], asValue: true }, [" x-nextjs-data"]],
])("%s", (source, sign, expected) => {
  expect(valuesIn(source, sign)).toEqual(expected);
});

test("a scope stands for its packages, a name for itself", () => {
  expect(rowsOf("@sentry/core").length).toBeGreaterThan(0);
  expect(rowsOf("@sentryish/core")).toEqual([]);
  expect(rowsOf("next-auth")).toEqual([]);
});

test("rows say what they mean without naming their package", () => {
  for (const { what, of } of CATALOGUE) for (const name of of) expect(what.split(/\W+/)).not.toContain(name);
});
