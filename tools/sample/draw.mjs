/**
 * Draws statements from specifications. Every statement has a number that follows from the seed and from what it states,
 * and the lowest numbers are drawn: the same statements each time, and few others after a change of the analysis. Pure.
 */
import { createHash } from "node:crypto";

/** The seeds of the two samples that are kept. Rules were mended after both, so a fresh one is more honest. */
export const SEEDS = ["as-built 1", "as-built 2"];

/** What a statement says about itself, and not about the application. */
const ASIDE = new Set(["evidence", "sightings", "chunk", "usedBy", "calls", "screens"]);

/**
 * @typedef {object} Drawn
 * @property {string} seed
 * @property {string} application
 * @property {string} point
 * @property {string} id
 * @property {string} stated what is stated, as JSON, without evidence
 * @property {string} key seed, application, point and what is stated, as one digest
 * @property {object} statement
 */

/**
 * @param {readonly { application: string, specification: object }[]} inputs
 * @param {number} count statements a point, over all inputs together
 * @param {string} seed
 * @returns {ReadonlyMap<string, readonly Drawn[]>} by point, in the order of the specification
 */
export function drawStatements(inputs, count, seed = SEEDS[0]) {
  const all = new Map();
  for (const { application, specification } of inputs) {
    for (const [point, { statements }] of Object.entries(specification.points)) {
      const list = all.get(point) ?? [];
      for (const statement of statements) list.push(drawn(seed, application, point, statement));
      all.set(point, list);
    }
  }
  return new Map([...all].map(([point, list]) => [point, list.toSorted(byKey).slice(0, count)]));
}

const byKey = (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

function drawn(seed, application, point, statement) {
  const stated = JSON.stringify(statement, (name, value) => (ASIDE.has(name) ? undefined : value));
  const key = createHash("sha256").update([seed, application, point, stated].join("\n")).digest("hex").slice(0, 16);
  return { seed, application, point, id: statement.id, stated, key, statement };
}
