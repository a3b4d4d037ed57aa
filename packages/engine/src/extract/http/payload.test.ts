import { captureFiles } from "@as-built/capture";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";
import { analyze } from "../../analyze.ts";

const bytes = new TextEncoder().encode(`
  const letter = { text: "", kind: "note" };
  document.title = "All letters of the harbour are listed here";
  export const send = () => fetch("/letters", { method: "POST", body: JSON.stringify({ text: letter.text, kind: letter.kind }) });
`);

test("an empty text is what a form begins with, and no value that it sends", () => {
  const { specification } = analyze(captureFiles("letters", [{ path: "a.js", bytes }]), { parser: oxcParser() });
  expect(specification.points.calls).toMatchObject({
    statements: [{ request: { properties: { text: { type: "string" }, kind: { type: "string", enum: ["note"] } } } }],
  });
  expect(JSON.stringify(specification.points.calls)).not.toContain('"enum":[""]');
});
