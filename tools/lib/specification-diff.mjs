/**
 * What differs between the specifications of several applications before and after a change of the engine, as lines of
 * text: per application and point what was added, removed and changed, by identity. Takes parsed specifications; pure.
 */
import { compareSpecifications } from "@as-built/spec";

/** Most of a value that is shown of a property that changed. */
const MAX_VALUE = 100;

/**
 * @typedef {ReadonlyMap<string, import("@as-built/spec").Specification>} Specifications by the application's name
 * @param {Specifications} before
 * @param {Specifications} after
 * @returns {{ lines: readonly string[], isSame: boolean }}
 */
export function specificationDiff(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const parts = names.map((name) => applicationLines(name, before.get(name), after.get(name)));
  const differing = parts.filter(({ isSame }) => !isSame).length;
  return {
    lines: [...parts.flatMap(({ lines }) => lines), `${differing} of ${names.length} applications differ`],
    isSame: differing === 0,
  };
}

function applicationLines(name, before, after) {
  if (!before || !after)
    return { isSame: false, lines: [`== ${name}: ${before ? "not there any more" : "was not there"}`] };
  const points = compareSpecifications(before, after).filter(
    ({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
  );
  if (points.length === 0) return { isSame: true, lines: [`== ${name}: the same`] };
  return { isSame: false, lines: [`== ${name}`, ...points.flatMap(pointLines)] };
}

const pointLines = ({ point, added, removed, changed, same }) => [
  `  ${point}: ${added.length} added, ${removed.length} removed, ${changed.length} changed, ${same} the same`,
  ...added.map(({ statement }) => `    + ${statement.id}`),
  ...removed.map(({ statement }) => `    - ${statement.id}`),
  ...changed.flatMap(({ after, changes }) => [
    `    ~ ${after.statement.id}`,
    ...changes.map((change) => `        ${change.property}: ${shown(change.before)} -> ${shown(change.after)}`),
  ]),
];

function shown(value) {
  if (value === undefined) return "none";
  const text = JSON.stringify(value);
  return text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE)}...`;
}
