/**
 * What a specification shows, as words that labels can be held against: one word a statement or a part of it, led by
 * its point. Names of holes are a matter of taste and are left out. Used by the tables of formats and of stacks.
 */

/** @typedef {{ method?: string, url: string, parameters?: readonly { name: string, in: string }[], request?: { properties?: object } }} Call */

/** @param {string} [text] */
export const anonymous = (text = "") => text.replace(/\{[^}]*?([?*]?)\}/g, "{$1}");

/**
 * A call, the names in its query and the keys of its body.
 * @param {Call} call
 */
export function callWords({ method, url, parameters = [], request }) {
  const call = `${method} ${anonymous(url)}`;
  const queries = parameters.flatMap((one) => (one.in === "query" ? [`${call} query ${one.name}`] : []));
  return [call, ...queries, ...Object.keys(request?.properties ?? {}).map((key) => `${call} body ${key}`)];
}

/**
 * A text of at least one character is one that is required, as the analysis says it.
 * @param {{ rule: string, value?: unknown, message?: string }} rule
 */
export const ruleWord = ({ rule, value, message }) =>
  `${rule === "minLength" && value === 1 ? "required" : rule} ${anonymous(message)}`;

/** @param {readonly string[]} values */
export const setWord = (values) => [...values].sort().join();
