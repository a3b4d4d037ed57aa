import { expect, test } from "vitest";
import type { Source } from "../../evaluate/value.ts";
import type { Subject } from "../subjects/subject.ts";
import { type StatesSet, statesSets } from "./sets.ts";
import type { SubjectGroup } from "./subject-groups.ts";

const at = {} as Source;
const unit = {} as SubjectGroup["unit"];

const group = (subject: Subject, ...values: readonly string[]): SubjectGroup => ({
  subjects: [subject],
  values: new Map(values.map((value) => [value, at])),
  takes: [],
  unit,
  compared: true,
  isOpen: false,
  isPartial: false,
  switched: 0,
  single: new Set(values),
});

const setsOf = (groups: readonly SubjectGroup[]): readonly StatesSet[] => statesSets(groups, [], [], new Set());

const named = (index: number): Subject => ({ key: `k${index}`, name: `phase${index}` });
const shared = (index: number): SubjectGroup => group(named(index), "open", "closed", `own${index}`);

/** How often names of subjects are asked for, of so many sets that share two values. */
function workOf(count: number): number {
  let work = 0;
  const counted = (index: number): Subject => ({
    key: `k${index}`,
    get name() {
      work++;
      return `phase${index}`;
    },
  });
  setsOf(Array.from({ length: count }, (_, index) => group(counted(index), "open", "closed", `own${index}`)));
  return work;
}

test("twice as many sets of one value take twice the work", () => {
  expect(workOf(2000) / workOf(1000)).toBeLessThan(2.2);
});

test("sets of one name are one, however many share their values", () => {
  const many = Array.from({ length: 300 }, (_, index) => shared(index));
  expect(setsOf([...many, group({ ...named(299), key: "k" }, "open", "closed", "own299")])).toHaveLength(300);
  expect(setsOf([...many, group(named(299), "open", "closed")])).toHaveLength(300);
});
