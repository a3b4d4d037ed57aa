/** The describers of all points, and the questions that are asked of any statement whatever its point. */
import { groupBy, type Located, type LocatedIn, type PointName } from "@as-built/spec";
import { type Describer, type Fact, fact, type Line, references, type TitleOf } from "../line.ts";
import { POINT_NAMES } from "../words.ts";
import { calls } from "./calls.ts";
import { constants } from "./constants.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { purpose } from "./purpose.ts";
import { roles } from "./roles.ts";
import { screens } from "./screens.ts";
import { states } from "./states.ts";
import { validation } from "./validation.ts";

const DESCRIBERS: { readonly [P in PointName]: Describer<P> } = {
  purpose,
  screens,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  constants,
};

type Ask<Answer> = <P extends PointName>(describer: Describer<P>, located: LocatedIn<P>) => Answer;

/** Brings a statement together with the describer of its own point: one case a point keeps the types apart. */
function ask<Answer>(located: Located, question: Ask<Answer>): Answer {
  switch (located.point) {
    case "purpose":
      return question(DESCRIBERS.purpose, located);
    case "screens":
      return question(DESCRIBERS.screens, located);
    case "entities":
      return question(DESCRIBERS.entities, located);
    case "states":
      return question(DESCRIBERS.states, located);
    case "validation":
      return question(DESCRIBERS.validation, located);
    case "roles":
      return question(DESCRIBERS.roles, located);
    case "calls":
      return question(DESCRIBERS.calls, located);
    case "errors":
      return question(DESCRIBERS.errors, located);
    case "constants":
      return question(DESCRIBERS.constants, located);
  }
}

export const lineOf = (located: Located): Line => ask(located, (describer, { statement }) => describer.line(statement));

/** @param onScreen what concerns the statement, where it is a screen */
export const factsOf = (located: Located, titleOf: TitleOf, onScreen: readonly Located[] = []): readonly Fact[] => [
  ...ask(located, (describer, { statement }) => describer.facts(statement, titleOf)),
  ...fact("Screens", references(located.statement.screens, titleOf)),
  ...concerning(onScreen, titleOf),
];

/** One list for each point. */
const concerning = (statements: readonly Located[], titleOf: TitleOf): readonly Fact[] =>
  [...groupBy(statements, ({ point }) => point)].flatMap(([point, own]) =>
    fact(
      POINT_NAMES[point],
      references(
        own.map(({ statement }) => statement.id),
        titleOf,
      ),
    ),
  );

const weightOf = (located: Located): number => ask(located, (describer, { statement }) => describer.weight(statement));

/** One line that names a statement wherever another one refers to it. */
export function titleOf(located: Located): string {
  const { tag, title } = lineOf(located);
  return located.point === "calls" && tag ? `${tag.text} ${title}` : title;
}

/** The statements that tell most, in the order of weight, then of the document. */
export const mostTelling = (statements: readonly Located[], most: number): readonly Located[] =>
  statements
    .map((located, index) => ({ located, index, weight: weightOf(located) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, most)
    .map(({ located }) => located);
