/** `search`: statements of any point by the words they hold. */
import { locatedStatements, searchStatements } from "@as-built/spec";
import { z } from "zod";
import { named } from "../brief.ts";
import { PAGING, page } from "../page.ts";
import { tool } from "../tool.ts";

export const search = tool({
  name: "search",
  title: "Search statements",
  description: "Statements of all nine points that hold every word, letter case aside: ids and labels, for get.",
  input: {
    words: z.string().min(1).max(200).describe("words, or parts of words, all of which must stand there"),
    ...PAGING,
  },
  answer: ({ words, ...asked }, { specification }) =>
    page(searchStatements([...locatedStatements(specification)], words), asked, named),
});
