/** One of the nine points: its heading, its statements, what is not shown and why, what was left out. */
import { groupBy, POINTS, type PointName, type Reason, type Specification } from "@as-built/spec";
import { blocks, heading } from "./block.ts";
import { calls } from "./calls.ts";
import { constants } from "./constants.ts";
import { entities } from "./entities.ts";
import { errors } from "./errors.ts";
import { code, joined, NOTHING, prose, raw } from "./inline.ts";
import { leftOut } from "./left-out.ts";
import { purpose } from "./purpose.ts";
import type { NameOf } from "./references.ts";
import { roles } from "./roles.ts";
import { screens } from "./screens.ts";
import { states } from "./states.ts";
import { validation } from "./validation.ts";

const STATEMENTS: Readonly<Record<PointName, (specification: Specification, nameOf: NameOf) => string>> = {
  purpose: ({ points }) => purpose(points.purpose.statements),
  screens: ({ points }, nameOf) => screens(points.screens.statements, nameOf),
  entities: ({ points }, nameOf) => entities(points.entities.statements, nameOf),
  states: ({ points }, nameOf) => states(points.states.statements, nameOf),
  validation: ({ points }, nameOf) => validation(points.validation.statements, nameOf),
  roles: ({ points }, nameOf) => roles(points.roles.statements, nameOf),
  calls: ({ points }, nameOf) => calls(points.calls.statements, nameOf),
  errors: ({ points }, nameOf) => errors(points.errors.statements, nameOf),
  constants: ({ points }, nameOf) => constants(points.constants.statements, nameOf),
};

export const points = (specification: Specification, nameOf: NameOf): string =>
  blocks(
    POINTS.map(({ name, heading: title }, index) => {
      const { shown, notShown, reasons = [], leftOut: out = [] } = specification.points[name];
      return blocks([
        heading(2, raw(`${index + 1}. ${title}`)),
        STATEMENTS[name](specification, nameOf),
        notShown === undefined ? (shown ? "" : "Not shown.") : prose(notShown),
        reasons.length === 0 ? "" : reasonsOf(reasons),
        leftOut(out, specification),
      ]);
    }),
  );

/** Most references named for one reason: the list of what is missing stands at the end of the document. */
const NAMED = 3;

function reasonsOf(reasons: readonly Reason[]): string {
  const byCode = groupBy(reasons, ({ code: reason }) => reason);
  const parts = [...byCode].map(([reason, group]) => {
    const references = group.flatMap(({ ref }) => (ref === undefined ? [] : [code(ref)]));
    const more = references.length - NAMED;
    const named = joined([...references.slice(0, NAMED), more > 0 ? raw(`${more} more`) : NOTHING]);
    return raw(named === NOTHING ? code(reason) : `${code(reason)} (${named})`);
  });
  return `Reason: ${joined(parts)}.`;
}
