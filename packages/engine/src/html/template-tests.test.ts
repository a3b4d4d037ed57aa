import { expect, test } from "vitest";
import { templateTests } from "./template-tests.ts";

const read = (text: string): readonly string[] =>
  templateTests(text, 0, text.length).map(
    ({ path, operator, value, isAlike, start, end }) =>
      `${path} ${operator} ${value}${isAlike ? " alike" : ""}: ${text.slice(start, end)}`,
  );

test("what attributes compare and set", () => {
  expect(read(`<p v-if="page.view === 'map'" @click="view = 'list'">`)).toEqual([
    "page.view === map: === 'map'",
    "view = list: = 'list'",
  ]);
  expect(read(`"<p :class=\\"{on: one?.kind !== 'a'}\\">"`)).toEqual(["one.kind !== a: !== 'a'"]);
  expect(read(`<i ng-if="one.state == 'open' || one.state == 'new'">`)).toEqual([
    "one.state == open alike: == 'open'",
    "one.state == new alike: == 'new'",
  ]);
});

test("what is none of a template", () => {
  expect(read(`<a onclick="location.hash = 'top'" title="open" class='shut'>a == 'b'</a>`)).toEqual([]);
});
