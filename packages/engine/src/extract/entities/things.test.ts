/** Which sightings of one name are of one thing: those that share what few things have, or much of what all have. */
import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { Sighting } from "../survey.ts";
import type { FieldSighting, SightingKind } from "./sighting.ts";
import { thingsOf } from "./things.ts";

interface Place {
  readonly fields: string;
  readonly kind?: SightingKind;
}

/** Each place is a call `read(name.field)` a field, of a variable of its own: what is read in one place is one thing. */
function thingsAt(...places: readonly Place[]): readonly string[] {
  const source = places
    .map(
      ({ fields }, at) =>
        `function f${at}(it) { ${fields
          .split(" ")
          .map((field) => `read(it.${field});`)
          .join("")} }`,
    )
    .join("\n");
  const { survey } = contextOf({ "a.js": source });
  const calls = [...survey.calls];
  const sightings = places.flatMap(({ fields, kind = "read" }, at) =>
    fields.split(" ").map((field) => sightingOf(calls.shift(), { field, kind, at })),
  );
  return thingsOf(sightings).map((thing) => [...new Set(thing.map(({ field }) => field))].join(" "));
}

interface Seen {
  readonly field: string;
  readonly kind: SightingKind;
  readonly at: number;
}

function sightingOf(call: Sighting<CallLike> | undefined, { field, kind, at }: Seen): FieldSighting {
  const [argument] = call?.node.arguments ?? [];
  if (!call || argument?.type !== "MemberExpression") throw new Error(`${field} is read nowhere`);
  const { script } = call.module;
  return {
    owner: "Tool",
    named: { name: "tool", at: { script, start: at, end: at + 1 } },
    field,
    kind,
    at: { ...call, node: argument },
    group: argument.object,
  };
}

test("what is read of one variable is one thing", () => {
  expect(thingsAt({ fields: "name price rent" })).toEqual(["name price rent"]);
});

test.each([
  ["a field that few things have", "name price", "price rent", ["name price rent"]],
  [
    "three fields that things of every kind have",
    "id name type price",
    "id name type rent",
    ["id name type price rent"],
  ],
  [
    "two of those, with fields of their own: two things",
    "id name price rent deposit maker",
    "id name berth mooring quay tide",
    ["id name price rent deposit maker", "id name berth mooring quay tide"],
  ],
  ["all that one of them has", "id name price", "id name", ["id name price"]],
])("%s", (_, one, other, expected) => {
  expect(thingsAt({ fields: one }, { fields: other })).toEqual(expected);
});

test("the answer to a request and the entries of a map are not the thing", () => {
  expect(thingsAt({ fields: "name price" }, { fields: "ok status" })).toEqual(["name price"]);
  expect(thingsAt({ fields: "name price" }, { fields: "key value" })).toEqual(["name price"]);
});

test("what shares but what everything has is of something else", () => {
  const other = { fields: "name isNew" };
  expect(thingsAt({ fields: "name price" }, other)).toEqual(["name price"]);
  expect(thingsAt({ fields: "name price", kind: "selected" }, other)).toEqual(["name price"]);
});
