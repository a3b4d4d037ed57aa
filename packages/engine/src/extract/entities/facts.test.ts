import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { entityFacts } from "./facts.ts";
import type { FieldSighting } from "./sighting.ts";

test.each([
  [["number", "number"], "number"],
  [["number", "string"], undefined],
  [["string", "number"], undefined],
])("a field that is written as %j has the type %s", (types, type) => {
  const { survey } = contextOf({ "a.js": "read(order.price)" });
  const [at] = survey.members;
  if (!at) throw new Error("no member");
  const { script } = at.module;
  const sightings = types.map(
    (own): FieldSighting => ({
      owner: "Order",
      named: { name: "order", at: { script, start: 5, end: 10 } },
      field: "price",
      kind: "schema",
      at,
      group: at.node.object,
      type: own,
    }),
  );
  const [fact] = entityFacts([{ name: "Order", fields: [{ name: "price", sightings }] }]);
  expect(fact?.content).toMatchObject({ fields: [type === undefined ? { name: "price" } : { name: "price", type }] });
  expect(JSON.stringify(fact?.content).includes("type")).toBe(type !== undefined);
});
