/** `compare`: what changed since the release that was named at the start. */
import { compareSpecifications, type Json, POINTS, type PointComparison } from "@as-built/spec";
import { z } from "zod";
import { brief, named } from "../brief.ts";
import { PAGING, page } from "../page.ts";
import { cannotAnswer, tool } from "../tool.ts";

export const compare = tool({
  name: "compare",
  title: "Compare with an earlier release",
  description:
    "What was added, removed and changed since the release that the server was started with (--before): numbers by point, or, with a point, each change.",
  input: {
    point: z
      .enum(POINTS.map(({ name }) => name))
      .optional()
      .describe("show the changes of this point"),
    ...PAGING,
  },
  answer: ({ point, ...asked }, { specification, before }) => {
    if (before === undefined)
      throw cannotAnswer("There is nothing to compare with: start with --before, a specification or its material.");
    const points = compareSpecifications(before, specification);
    const one = points.find((comparison) => comparison.point === point);
    return one === undefined
      ? Object.fromEntries(points.map(numbers))
      : page(changesOf(one), asked, (change) => change);
  },
});

const numbers = ({ point, added, removed, changed, same }: PointComparison): [string, Json] => [
  point,
  { added: added.length, removed: removed.length, changed: changed.length, same },
];

const changesOf = ({ added, removed, changed }: PointComparison): readonly Json[] => [
  ...removed.map((located) => ({ removed: named(located) })),
  ...added.map((located) => ({ added: named(located) })),
  ...changed.map(({ after, changes }) => ({ changed: named(after), properties: brief(changes) })),
];
