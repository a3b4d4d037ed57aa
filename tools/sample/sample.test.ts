/** A sample is the same each time, and keeps what was judged. */
import { describe, expect, it } from "vitest";
import { drawStatements, SEEDS } from "./draw.mjs";
import { judgedTables, withTables, withVerdicts } from "./judged.mjs";

const statement = (id: string) => ({ id, name: id, evidence: [{ file: "a.js", start: 1, end: 2 }] });
const input = (ids: readonly string[]) => [
  { application: "one", specification: { points: { roles: { statements: ids.map(statement) } } } },
];
const ids = Array.from({ length: 60 }, (_, index) => `role:${index}`);
const idsOf = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id);

describe("a sample", () => {
  it("follows from what is stated, not from order or evidence", () => {
    const first = drawStatements(input(ids), 40).get("roles");
    expect(first).toHaveLength(40);
    expect(idsOf(drawStatements(input([...ids].reverse()), 40).get("roles"))).toEqual(idsOf(first));
  });

  it("changes little where little is added", () => {
    const first = new Set(idsOf(drawStatements(input(ids), 40).get("roles")));
    const second = idsOf(drawStatements(input([...ids, "role:new"]), 40).get("roles")) ?? [];
    expect(second.filter((id) => !first.has(id)).length).toBeLessThanOrEqual(1);
  });

  it("is another with another seed", () => {
    const [first, second] = SEEDS.map((seed) => idsOf(drawStatements(input(ids), 20, seed).get("roles")));
    expect(second).not.toEqual(first);
  });
});

describe("verdicts", () => {
  const drawn = drawStatements(input(ids.slice(0, 3)), 2);
  const [first] = withVerdicts(drawn, []);
  const known = first ? [{ ...first, verdict: "wrong" as const, reason: "a | b" }] : [];
  const judged = withVerdicts(drawn, known);

  it("are kept by what is stated", () => {
    expect(judged.map(({ verdict }) => verdict)).toEqual(["wrong", ""]);
  });

  it("are counted, and the wrong ones listed with their reason", () => {
    const table = judgedTables(judged);
    expect(table).toContain("| as-built 1 | roles | 2 | 1 | 0 | 0 % |");
    expect(table).toContain("| a \\| b |");
  });

  it("renew the tables between the marks of a document", () => {
    const document = "# A\n<!-- judged sample: begin -->\nold\n<!-- judged sample: end -->\nB\n";
    expect(withTables(document, judged)).toMatch(/^# A\n<!--[^>]*-->\n\n\| seed [\s\S]*\n\n<!--[^>]*-->\nB\n$/);
    expect(() => withTables("# A", judged)).toThrow();
  });
});
