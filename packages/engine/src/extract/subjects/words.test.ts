import { expect, test } from "vitest";
import { kindName, segmentOf } from "./words.ts";

test("what is injected is not called by the way in which it is given", () => {
  expect(["useValue", "useFactory", "useClass", "useExisting"].map(kindName)).toEqual(Array(4).fill(undefined));
  expect(kindName("useCase")).toBe("UseCase");
});

test("options and formats are no things", () => {
  expect(["opts", "JSON"].map(kindName)).toEqual(Array(2).fill(undefined));
});

test("an address is about its last fixed segment, without its ending", () => {
  expect(["/api/users/{id}", "/users.json", "/api/Harbour.Berth.Columns"].map(segmentOf)).toEqual([
    "users",
    "users",
    "Harbour.Berth.Columns",
  ]);
});
