/** `get`: one statement with its evidence and the code around it. */
import { allEvidence, type Evidence, type Json } from "@as-built/spec";
import { z } from "zod";
import { saidAtLength } from "../brief.ts";
import { page } from "../page.ts";
import type { Session } from "../session.ts";
import { cannotAnswer, tool } from "../tool.ts";

export const get = tool({
  name: "get",
  title: "Get a statement",
  description:
    "One statement with its evidence: file, start, end (UTF-16 code units of the decoded text), what stands there, and the code before and behind it.",
  input: {
    id: z.string().max(2000).describe("id of a statement, from search or list"),
    context: z.number().int().min(0).max(1000).default(160).describe("characters of code on either side"),
    limit: z.number().int().min(1).max(20).default(4).describe("pieces of evidence at most"),
    offset: z.number().int().min(0).default(0).describe("the first piece of evidence: `next` of the answer before"),
  },
  answer: ({ id, context, ...asked }, session) => {
    const located = session.statements.get(id);
    if (located === undefined) throw cannotAnswer(`There is no statement with the id ${id}.`);
    const evidence = page(allEvidence(located), asked, (piece) => placed(piece, context, session));
    return { statement: saidAtLength(located), evidence };
  },
});

/** The code only where it is what the specification was made from. */
function placed({ file, start, end, quote, says }: Evidence, context: number, { texts }: Session): Json {
  const place = { file, start, end, ...(says !== undefined && { says }) };
  const text = texts.get(file);
  if (text === undefined) return { ...place, code: quote, note: "the file is not at hand: give --material" };
  if (!text.startsWith(quote, start)) return { ...place, code: quote, note: "the file at hand is another one" };
  return {
    ...place,
    before: text.slice(Math.max(0, start - context), start),
    code: quote,
    behind: text.slice(start + quote.length, end + context),
  };
}
