/** The statements of a list that stand at one point, with that point's own type. */
import { type Located, type PointName, type Specification, type StatementOf, statementsOf } from "@as-built/spec";

export function statementsAt<P extends PointName>(
  specification: Specification,
  point: P,
  list: readonly Located[],
): readonly StatementOf[P][] {
  const ids = new Set(list.map(({ statement }) => statement.id));
  return statementsOf(specification, point).filter(({ id }) => ids.has(id));
}
