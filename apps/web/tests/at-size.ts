/** A product of real size: the sample's findings again and again, in areas, so that every list and picture is long. */
import { type Points, type Screen, type StatementId, statementId } from "@as-built/spec";
import { makeSample, type Sample } from "./sample.ts";

const AREAS = 20;

export const SIZE = {
  screens: 500,
  permissions: 100,
  calls: 340,
  entities: 160,
  rules: 200,
  messages: 300,
  constants: 300,
};

export function makeLargeProduct(): Sample {
  const { specification, texts } = makeSample({ manyCalls: SIZE.calls });
  const { points } = specification;
  const screens = repeated(points.screens.statements, SIZE.screens, "screen", (screen, index) => ({
    ...screen,
    path: pathOf(index),
    ...(index % 7 === 0 ? { guards: ["signed in"] } : {}),
  }));
  const idAt = (index: number): StatementId => (screens[index % screens.length] as Screen).id;
  const large: Points = {
    ...points,
    screens: { ...points.screens, statements: screens },
    entities: {
      ...points.entities,
      statements: repeated(points.entities.statements, SIZE.entities, "entity", (entity, index) => ({
        ...entity,
        name: `${entity.name}${index}`,
      })),
    },
    validation: {
      ...points.validation,
      statements: repeated(points.validation.statements, SIZE.rules, "rule", (rule, index) => ({
        ...rule,
        screens: [idAt(index * 3)],
      })),
    },
    roles: {
      ...points.roles,
      statements: repeated(points.roles.statements, SIZE.permissions, "role", (role, index) => ({
        ...role,
        name: `HARBOUR_PERMISSION_${index}`,
        screens: [idAt(index), idAt(index * 4)],
      })),
    },
    errors: {
      ...points.errors,
      statements: repeated(points.errors.statements, SIZE.messages, "error", (error, index) => ({
        ...error,
        screens: [idAt(index * 2)],
      })),
    },
    constants: {
      ...points.constants,
      statements: repeated(points.constants.statements, SIZE.constants, "constant", (constant) => constant),
    },
  };
  return { specification: { ...specification, points: large }, texts };
}

const pathOf = (index: number): string =>
  index < AREAS ? `/area-${index}` : `/area-${index % AREAS}/section-${Math.floor(index / AREAS)}/{sectionId}`;

/** Each time under an identity of its own; the evidence is that of what it repeats. */
function repeated<S extends { readonly id: StatementId }>(
  statements: readonly S[],
  size: number,
  kind: string,
  change: (statement: S, index: number) => S,
): readonly S[] {
  return Array.from({ length: size }).flatMap((_, index) => {
    const statement = statements[index % statements.length];
    return statement ? [change({ ...statement, id: statementId(`${kind}:large-${index}`) }, index)] : [];
  });
}
