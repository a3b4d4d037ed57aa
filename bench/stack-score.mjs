/**
 * Holds a specification against the labels of `fixtures/stacks/expected.json`: per point how much of them is found and,
 * where the labels are complete, how much of what is shown they know. Pure; shared by the test and the table of stacks.
 */
import { anonymous, callWords, ruleWord, setWord } from "./words.mjs";

/** @typedef {{ found: number, labels: number, wrong: string[], lost: string[] }} Score */
/** @typedef {Record<string, any>} Labels labels or points, as JSON */

/** The points of the table, in its order. */
export const POINTS = [
  "purpose",
  "screens",
  "guards",
  "calls",
  "keys",
  "roles",
  "states",
  "transitions",
  "validation",
  "errors",
  "constants",
  "entities",
];

/** @param {string} path a screen behind a hash is the same screen */
const screen = (path) => anonymous(path.replace(/^\/?#!?\/?/, "/"));

/**
 * What guards a screen: a session, where somebody is sent away, and roles.
 * @param {{ path: string, guards?: readonly string[] }} one
 */
function shownGuards({ path, guards = [] }) {
  const session = guards.some((guard) => !guard.startsWith("role:role:")) ? [`${screen(path)} session`] : [];
  return [
    ...session,
    ...guards
      .flatMap((guard) => guard.match(/^role:role:(.*)/)?.slice(1) ?? [])
      .map((role) => `${screen(path)} ${role}`),
  ];
}

/**
 * A call; that of a stream of events says its address once, whatever is received.
 * @param {any} call
 */
const callWord = ({ protocol, method = protocol === "sse" ? "GET" : undefined, url }) => `${method} ${anonymous(url)}`;

/** @param {any} call @returns {string[]} names in the query, keys of the body, names of events */
function partsOf(call) {
  const events = call.operation ? [`${callWord(call)} event ${call.operation.name}`] : [];
  return [...callWords(call).slice(1), ...events];
}

/** @param {Labels} one a set of states */
const steps = ({ transitions = [] }) => transitions.map((/** @type {any} */ { from, to }) => `${from} > ${to}`);

/**
 * @param {Labels} points of a specification
 * @returns {Record<string, string[]>}
 */
function shownBy(points) {
  /** @param {string} point @param {(one: any) => string[]} words */
  const all = (point, words) => points[point].statements.flatMap(words);
  return {
    purpose: all("purpose", ({ text }) => [text]),
    screens: all("screens", ({ path }) => [screen(path)]),
    guards: all("screens", shownGuards),
    calls: all("calls", (call) => [callWord(call)]),
    keys: all("calls", partsOf),
    roles: all("roles", ({ kind, name }) => (kind === "role" ? [name] : [])),
    states: all("states", ({ values }) => [setWord(values)]),
    transitions: all("states", steps),
    validation: all("validation", (rule) => (rule.message ? [ruleWord(rule)] : [])),
    errors: all("errors", ({ message }) => (message ? [anonymous(message)] : [])),
    constants: all("constants", ({ value }) => [JSON.stringify(value)]),
  };
}

/**
 * A label as the words that answer it: one of them is enough.
 * @param {Labels} expected
 * @returns {Record<string, string[][]>}
 */
function wantedOf(expected) {
  /** @param {readonly any[]} list @param {(one: any) => string} word */
  const one = (list, word) => list.map((label) => [word(label)]);
  /** @param {any} rule */
  const rules = ({ rule, alsoRules = [], message }) =>
    [rule, ...alsoRules].map((kind) => ruleWord({ rule: kind, message }));
  return {
    purpose: one(expected.purpose, ({ text }) => text),
    screens: one(expected.screens, ({ path }) => screen(path)),
    guards: expected.screens.flatMap(guardWords).map((/** @type {string} */ word) => [word]),
    calls: one(expected.calls, ({ method, url }) => `${method} ${anonymous(url)}`),
    keys: expected.calls.flatMap(keysOf),
    roles: one(expected.roles, ({ name }) => name),
    states: one(expected.states, ({ values }) => setWord(values)),
    transitions: expected.states.flatMap((/** @type {any} */ { transitions }) =>
      one(transitions, ([from, to]) => `${from} > ${to}`),
    ),
    validation: expected.validation.map(rules),
    errors: one(expected.errors, ({ message }) => anonymous(message)),
    constants: one(expected.constants, ({ value }) => JSON.stringify(value)),
  };
}

/** @param {any} labelled a screen @returns {string[]} */
const guardWords = ({ path, guards }) => guards.map((/** @type {string} */ guard) => `${screen(path)} ${guard}`);

/** @param {any} call @returns {string[][]} */
function keysOf({ method, url, query = [], body = [], events = [] }) {
  const call = `${method} ${anonymous(url)}`;
  const names = [
    ...query.map((/** @type {string} */ name) => `query ${name}`),
    ...body.map((/** @type {string} */ name) => `body ${name}`),
    ...events.map((/** @type {string} */ name) => `event ${name}`),
  ];
  return names.map((name) => [`${call} ${name}`]);
}

/**
 * What is shown beside the labels, and true.
 * @param {Labels} expected
 * @returns {Record<string, Set<string>>}
 */
const alsoOf = ({ alsoTrue }) => ({
  screens: new Set(alsoTrue.screens.map((/** @type {any} */ { path }) => screen(path))),
  guards: new Set(alsoTrue.screens.flatMap(guardWords)),
  states: new Set(alsoTrue.states.map((/** @type {any} */ { values }) => setWord(values))),
  validation: new Set(alsoTrue.validation.map(ruleWord)),
  errors: new Set(alsoTrue.errors.map((/** @type {any} */ { message }) => anonymous(message))),
});

/**
 * The fields of the entities, each counted at the one thing that is most like the label.
 * @param {Labels} points @param {Labels} expected @returns {Score}
 */
function entityScore(points, expected) {
  const shown = points.entities.statements.map(
    (/** @type {any} */ { fields }) => new Set(fields.map((/** @type {any} */ field) => field.name)),
  );
  const lost = expected.entities.flatMap((/** @type {any} */ { name, fields }) => {
    const lacks = shown.map((/** @type {Set<string>} */ names) =>
      fields.filter((/** @type {string} */ field) => !names.has(field)),
    );
    const best = lacks.reduce(
      (/** @type {string[]} */ least, /** @type {string[]} */ one) => (one.length < least.length ? one : least),
      fields,
    );
    return best.map((/** @type {string} */ field) => `${name}.${field}`);
  });
  const labels = expected.entities.reduce(
    (/** @type {number} */ sum, /** @type {any} */ { fields }) => sum + fields.length,
    0,
  );
  return { found: labels - lost.length, labels, wrong: [], lost };
}

/**
 * @param {Labels} points of a specification
 * @param {Labels} expected
 * @returns {Record<string, Score>}
 */
export function scoreOf(points, expected) {
  const [shown, wanted, also] = [shownBy(points), wantedOf(expected), alsoOf(expected)];
  const scores = Object.entries(wanted).map(([point, labels]) => {
    const words = new Set(shown[point]);
    const lost = labels.filter((answers) => !answers.some((word) => words.has(word))).map(([word]) => word ?? "");
    const known = new Set(labels.flat());
    const wrong = expected.complete[point]
      ? [...words].filter((word) => !known.has(word) && !also[point]?.has(word))
      : [];
    return [point, { found: labels.length - lost.length, labels: labels.length, wrong, lost }];
  });
  return { ...Object.fromEntries(scores), entities: entityScore(points, expected) };
}

/**
 * What is not as it should be: per point what is found and how many are wrong; nothing where all is found and none wrong.
 * @param {Record<string, Score>} scores
 * @returns {Record<string, [number, number]>}
 */
export const gapsIn = (scores) =>
  Object.fromEntries(
    Object.entries(scores)
      .filter(([, { lost, wrong }]) => lost.length > 0 || wrong.length > 0)
      .map(([point, { found, wrong }]) => [point, [found, wrong.length]]),
  );
