/** How much is read for one property, by how its object is written. */
import { expect, test } from "vitest";
import { programOf, textsOf } from "../../tests/program.ts";

const COUNT = 60;
const repeated = (piece: (at: number) => string, between = ""): string =>
  Array.from({ length: COUNT }, (_, at) => piece(at)).join(between);

// each write asks what stood there once for each test around it, and again where it adds to that
test.each([
  ["`else if`", repeated((at) => `if (t.startsWith("p${at}")) o.url = "/x${at}";`, "else "), "/x14"],
  ["tests in each other", repeated((at) => `if (t.a${at}) if (t.b${at}) o.url = "/x${at}";`), "/x14"],
  ["texts that are added under a test", repeated((at) => `if (t.a${at}) o.url += "/x${at}";`), "{value}/x59"],
])("what stood there is read once: %s", (_, writes, known) => {
  const source = `const f = (t) => { const o = { url: "/a" }; ${writes} return o.url }; export const x = f(window.t)`;
  expect(textsOf(source)).toContain(known);
});

test("objects that are spread into each other in a circle are not followed without end", () => {
  const source = "const a={...b.c,d:1},b={c:a};export const x=a.q,y=a.d";
  const program = programOf({ "a.js": source });
  expect(program.exported("a.js", "x")).toEqual({ kind: "unknown", reason: "bound-reached" });
  expect(program.exported("a.js", "y")).toMatchObject({ kind: "constant", value: 1 });
});

test.each([
  ["a getter beside a setter of its name", 'const o={base:"/a",get u(){return this.base+"/u"},set u(v){this.base=v}}'],
  ["a setter before its getter", 'const o={base:"/a",set u(v){this.base=v},get u(){return this.base+"/u"}}'],
])("%s is read", (_, source) => {
  expect(textsOf(`${source};export const x=o.u`)).toEqual(["/a/u"]);
});
