/** How far callers are followed: once through each function, however often it calls itself. */
import { expect, test } from "vitest";
import { contextOf } from "../../tests/program.ts";
import { texts, written } from "../evaluate/text.ts";
import { resolveAtCallSites } from "./resolve.ts";

/** The texts that the first argument of `fetch` has, and how many calls lead to each. */
function outcomesOf(source: string): readonly (readonly [string, number])[] {
  const { survey, context } = contextOf({ "a.js": source });
  const { ev, calls: graph } = context;
  const at = survey.calls.find(({ node }) => node.callee.type === "Identifier" && node.callee.name === "fetch");
  const [url] = at?.node.arguments ?? [];
  if (!at || !url) throw new Error("there is a request");
  const found = resolveAtCallSites({ values: { url: ev.evaluate(url, at.module) }, at, graph, ev });
  return found.flatMap(({ values, trail }) => texts(values.url).map((text) => [written(text), trail.length] as const));
}

test("each caller gives an outcome of its own, through several layers", () => {
  const source = `const send = (path) => fetch("/api" + path); const list = (kind) => send("/" + kind);
    list("tools"); list("loans"); send("/me");`;
  expect(outcomesOf(source)).toEqual([
    ["/api/me", 2],
    ["/api/tools", 3],
    ["/api/loans", 3],
  ]);
});

test("a function that calls itself is gone through once", () => {
  const source =
    'const up = (path, left) => { fetch(path); if (left) up(path + "/parent", left - 1) }; up("/folders", 3);';
  expect(outcomesOf(source)).toEqual([
    ["{value}/parent", 2],
    ["/folders", 2],
  ]);
});

test("who calls the request comes before who keeps something that it sends", () => {
  const source = `let token; const use = (t) => { token = t }; class Login { done(t) { use(t) } } new Login().done(stored());
    class Feed { constructor(name) { this.name = name } open() { fetch("/feed/" + this.name + "?" + token) } }
    new Feed("news").open(); new Feed("logs").open();`;
  expect(new Set(outcomesOf(source).map(([text]) => text.split("?")[0]))).toEqual(
    new Set(["/feed/news", "/feed/logs"]),
  );
});
