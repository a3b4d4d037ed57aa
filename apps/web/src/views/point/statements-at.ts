/** The statements of a list that stand at one point, with that point's own type, in the order of the list. */
import { type Located, type PointName, type Specification, type StatementOf, statementsOf } from "@as-built/spec";

export function statementsAt<P extends PointName>(
  specification: Specification,
  point: P,
  list: readonly Located[],
): readonly StatementOf[P][] {
  const byId = new Map(statementsOf(specification, point).map((statement) => [statement.id, statement]));
  return list.flatMap(({ statement: { id } }) => byId.get(id) ?? []);
}
