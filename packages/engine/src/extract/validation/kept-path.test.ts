import { expect, test } from "vitest";
import { programOf } from "../../../tests/program.ts";
import { memberPath } from "./input-subject.ts";

const pathOf = (code: string): string | undefined =>
  memberPath(programOf({ "main.js": `${code};export const x=read` }).exported("main.js", "x"));

test("what a library reads by a path is named by its end", () => {
  expect(pathOf('import {get} from "lodash";const read=get(window.settings,"crane.reach")')).toBe("reach");
  expect(pathOf('import get from "lodash/get";const read=get(window.settings,"crane.reach")')).toBe("reach");
});

test("what other functions are given is no path", () => {
  expect(pathOf('import {format} from "date-fns";const read=format(window.day,"yyyy")')).toBe(undefined);
  expect(pathOf('import {sortBy} from "lodash";const read=sortBy(window.loans,"due")')).toBe(undefined);
});
