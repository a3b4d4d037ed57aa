/** `screens_of`: on which screens a statement is met; of a screen, what it leads to. */
import { groupBy, type Json, type Located, type StatementId } from "@as-built/spec";
import { z } from "zod";
import { brief, named } from "../brief.ts";
import { PAGING, page } from "../page.ts";
import type { Session } from "../session.ts";
import { cannotAnswer, tool } from "../tool.ts";

export const screensOfTool = tool({
  name: "screens_of",
  title: "Screens of a statement",
  description:
    "The screens whose code leads to a statement. Of a screen: its calls and links, and what else its code leads to, by point. Where most screens lead to something, it is linked to none.",
  input: { id: z.string().max(2000).describe("id of a statement, from search or list"), ...PAGING },
  answer: ({ id, ...asked }, session) => {
    const located = session.statements.get(id);
    if (located === undefined) throw cannotAnswer(`There is no statement with the id ${id}.`);
    if (located.point === "screens") return ofScreen(located, session);
    const screens = screensOf(located, session).flatMap((screen) => session.statements.get(screen) ?? []);
    return page(screens, asked, named);
  },
});

/** The statement's own list, and what refers to it from the screen's side. */
export function screensOf({ point, statement }: Located, { namedBy }: Session): readonly StatementId[] {
  const own = point === "calls" ? (statement.usedBy ?? []) : (statement.screens ?? []);
  return [...new Set([...own, ...(namedBy.get(statement.id) ?? [])])];
}

function ofScreen({ statement }: Located & { readonly point: "screens" }, session: Session): Json {
  const { calls = [], links = [], guards = [], parent } = statement;
  const references = (ids: readonly string[]): Json =>
    brief(
      ids.map((id) => {
        const found = session.statements.get(id);
        return found === undefined ? id : named(found);
      }),
    );
  const others = groupBy(session.onScreens.get(statement.id) ?? [], ({ point }) => point);
  return {
    screen: statement.id,
    ...(parent !== undefined && { below: parent }),
    guards: references(guards),
    calls: references(calls),
    links: brief(links),
    ...Object.fromEntries([...others].map(([point, group]) => [point, brief(group.map(named))])),
    more: `list with screen: "${statement.id}" shows all of a point`,
  };
}
