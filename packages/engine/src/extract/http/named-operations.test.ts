import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

/** What makes the code a product's. */
const PRODUCT = 'document.title = "All plots of the garden";';

const calls = (text: string): readonly string[] =>
  factsIn([{ path: "app.js", text: `${PRODUCT}${text}` }], new Set(["call"]))
    .map(({ fields: { method, url, operation, body } }) =>
      [method, url, operation, body].filter((word) => word !== undefined).join(" "),
    )
    .sort();

test("procedures over one address are operations, each with its own body", () => {
  expect(
    calls(`
      const run = (plot, query, body) =>
        fetch(\`/api/\${plot.id}/run?\` + new URLSearchParams(query), { method: "POST", body: JSON.stringify(body) });
      export const sow = (plot, bed) => run(plot, { operation: "sow", bed: bed.id }, { depth: bed.depth });
      export const water = (plot, bed) => run(plot, { operation: "water", bed: bed.id }, { litres: bed.litres });
      export const harvest = (plot) => run(plot, { operation: "harvest" });
    `),
  ).toEqual([
    "POST /api/{id}/run depth,litres",
    "POST /api/{id}/run harvest",
    "POST /api/{id}/run sow depth",
    "POST /api/{id}/run water litres",
  ]);
});

test("two fixed values are a choice, and a value that is open names nothing", () => {
  expect(calls('export const logs = () => [fetch("/logs?action=seen"), fetch("/logs?action=gone")];')).toEqual([
    "GET /logs",
  ]);
  expect(
    calls(`
      const list = (action) => fetch("/logs?action=" + action);
      export const logs = (form) => list(form.action);
    `),
  ).toEqual(["GET /logs"]);
});
