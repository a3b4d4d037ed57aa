/**
 * Statements together with the point they stand in, as a discriminated union: whoever asks for `point` knows the
 * statement's kind. Order is that of the nine points, then that of the document.
 */
import { POINTS, type PointName, type Specification, type StatementOf } from "./specification.ts";

export type LocatedIn<P extends PointName> = { readonly point: P; readonly statement: StatementOf[P] };

/** A statement of any point, discriminated by `point`. */
export type Located = { readonly [P in PointName]: LocatedIn<P> }[PointName];

/** The statements of one point, each with the point's name. */
export function locatedIn(specification: Specification, point: PointName): readonly Located[] {
  return LOCATE[point](specification);
}

/** Every statement of the specification, lazily. */
export function* locatedStatements(specification: Specification): Generator<Located> {
  for (const { name } of POINTS) yield* locatedIn(specification, name);
}

const locate =
  <P extends PointName>(point: P) =>
  (specification: Specification): readonly LocatedIn<P>[] =>
    statementsOf(specification, point).map((statement) => ({ point, statement }));

const LOCATE: { readonly [P in PointName]: (specification: Specification) => readonly LocatedIn<P>[] } = {
  purpose: locate("purpose"),
  screens: locate("screens"),
  entities: locate("entities"),
  states: locate("states"),
  validation: locate("validation"),
  roles: locate("roles"),
  calls: locate("calls"),
  errors: locate("errors"),
  constants: locate("constants"),
};

/** The statements of one point, with their own type. */
export function statementsOf<P extends PointName>(specification: Specification, point: P): readonly StatementOf[P][] {
  return specification.points[point].statements;
}
