import { expect, test } from "vitest";
import { contextOf, textsOf } from "../../tests/program.ts";
import { readingAt } from "../scope/definitions-in-order.ts";

test("reads that see the same are one, however many there are", () => {
  const reads = "g(u);".repeat(100);
  const code = `function f(k) { let u = "/a"; ${reads} if (k.a) { ${reads} u = "/b"; ${reads} } ${reads} if (k.b) { ${reads} } }`;
  const { survey } = contextOf({ "a.js": code });
  const places = survey.calls.flatMap(
    ({
      node: {
        arguments: [name],
      },
      module,
    }) => (name?.type === "Identifier" ? [{ name, module }] : []),
  );
  const readings = places.map(({ name, module }) => {
    const binding = module.script.scopes.bindingOf.get(name) ?? expect.unreachable();
    return readingAt(binding, name, module.script);
  });
  expect(readings).toHaveLength(500);
  expect(new Set(readings).size).toBe(4);
});

test("what is added to a name is another one's value", () => {
  const code =
    'const f = (k, b) => { let u = "/a", v = "/b"; if (k) v = "/c"; if (b) u = "/d"; u += v; return u }; export const x = f(window.k, window.b)';
  expect(textsOf(code).toSorted()).toEqual(["/a/b", "/a/c", "/d/b", "/d/c"]);
});
