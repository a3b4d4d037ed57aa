/** `list`: the statements of one point, filtered. */
import { type Located, locatedIn, POINTS, searchStatements } from "@as-built/spec";
import { z } from "zod";
import { cut, said } from "../brief.ts";
import { PAGING, page } from "../page.ts";
import { tool } from "../tool.ts";
import { screensOf } from "./screens-of.ts";

export const list = tool({
  name: "list",
  title: "List a point",
  description:
    "Statements of one of the nine points, whole but for their evidence, in the order of the specification. Says why where there are none.",
  input: {
    point: z.enum(POINTS.map(({ name }) => name)).describe("which point"),
    words: z.string().max(200).optional().describe("only those that hold every word"),
    basis: z
      .array(z.enum(["shown", "derived", "inferred"]))
      .optional()
      .describe("only those reached like this"),
    screen: z.string().max(2000).optional().describe("only those that this screen leads to: its id"),
    ...PAGING,
  },
  answer: ({ point, words = "", basis, screen, ...asked }, session) => {
    const { notShown } = session.specification.points[point];
    const wanted = (located: Located): boolean =>
      (basis === undefined || basis.includes(located.statement.basis)) &&
      (screen === undefined || screensOf(located, session).some((id) => id === screen));
    const all = searchStatements(locatedIn(session.specification, point), words).filter(wanted);
    return { ...page(all, asked, said), ...(notShown !== undefined && { not_shown: cut(notShown, 600) }) };
  },
});
