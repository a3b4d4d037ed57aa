/** `find_in_code`: a text in the material's files, with the code around it and whose code it is. */
import { ORIGINS, regionAt } from "@as-built/spec";
import { z } from "zod";
import { PAGING, page } from "../page.ts";
import type { Session } from "../session.ts";
import { cannotAnswer, tool } from "../tool.ts";

/** Places that are looked for in one question. */
const MAX_PLACES = 5000;

interface Place {
  readonly file: string;
  readonly start: number;
}

export const findInCode = tool({
  name: "find_in_code",
  title: "Find in the code",
  description:
    "Where a text stands in the application's files, word for word (no pattern), with the code around it, and whose code that is: product, library, framework, runtime or unknown.",
  input: {
    text: z.string().min(2).max(500).describe("what to look for, letter case included"),
    file: z.string().max(1000).optional().describe("only files whose name holds this"),
    origin: z.enum(ORIGINS).optional().describe("only code of this origin"),
    context: z.number().int().min(0).max(500).default(80).describe("characters of code on either side"),
    ...PAGING,
  },
  answer: ({ text, file, origin, context, ...asked }, session) => {
    if (session.texts.size === 0)
      throw cannotAnswer("The files are not at hand: start with --material, or give the material itself.");
    const places = placesOf(text, file, session);
    const wanted = origin === undefined ? places : places.filter((place) => originAt(place, session).origin === origin);
    const answer = page(wanted, asked, ({ file: name, start }) => {
      const all = session.texts.get(name) ?? "";
      const end = start + text.length;
      return {
        file: name,
        start,
        end,
        ...originAt({ file: name, start }, session),
        code: all.slice(Math.max(0, start - context), end + context),
      };
    });
    return places.length < MAX_PLACES
      ? answer
      : { ...answer, note: `only the first ${MAX_PLACES} places were looked at` };
  },
});

function placesOf(text: string, part: string | undefined, { texts }: Session): readonly Place[] {
  const places: Place[] = [];
  for (const [file, all] of texts) {
    if (part !== undefined && !file.includes(part)) continue;
    let start = all.indexOf(text);
    while (start >= 0 && places.length < MAX_PLACES) {
      places.push({ file, start });
      start = all.indexOf(text, start + text.length);
    }
  }
  return places;
}

function originAt({ file, start }: Place, { regions, specification }: Session) {
  const id = specification.material.files.find((one) => one.id === file)?.id;
  const region = id === undefined ? undefined : regionAt(regions, id, start);
  return {
    ...(region !== undefined && { origin: region.origin }),
    ...(region?.component !== undefined && { component: region.component }),
  };
}
