import { describe, expect, it } from "vitest";
import { factsIn } from "../../../../tests/harness/analysis.ts";

/** A form with two rules, and the schema of an answer with so many fields. */
const code = (fields: number): string => `import { z } from "zod";
export const form = z.object({ title: z.string().max(80), deposit: z.number().int() });
export const answer = z.object({ ${Array.from({ length: fields }, (_, at) => `number${at}: z.number()`).join(", ")} });
export const send = (values) => fetch("/api/tools", { method: "POST", body: JSON.stringify(form.parse(values)) })
  .then((it) => it.json()).then((it) => answer.parse(it));
`;

const rules = (fields: number): readonly string[] =>
  factsIn([{ path: "tools.js", text: code(fields) }], new Set(["rule"])).map(
    ({ fields: { subject, rule } }) => `${subject} ${rule}`,
  );

describe("plain types", () => {
  it("are rules where they are few", () => {
    expect(rules(3)).toEqual(expect.arrayContaining(["title maxLength", "deposit type", "number2 type"]));
  });

  it("are left to the entities where they would drown the rules", () => {
    const found = rules(200);
    expect(found).toEqual(expect.arrayContaining(["title maxLength", "deposit type"]));
    expect(found).not.toContain("number2 type");
  });
});
