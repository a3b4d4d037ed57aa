import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { texts } from "./text.ts";

test("texts that meet where one of several values is filled in are one", () => {
  const source = "export const x=`${location.host}:${window.own?window.port:'8081'}/api`";
  const parts = texts(programOf({ "a.js": source }).exported("a.js", "x")).map((text) => text.parts);
  expect(parts).toContainEqual([{ hole: "host" }, ":8081/api"]);
});
