/** What the operators of comparisons become where the sides are exchanged, and where the comparison does not hold. */

export const TURNED: ReadonlyMap<string, string> = new Map([
  ["<", ">"],
  [">", "<"],
  ["<=", ">="],
  [">=", "<="],
]);

export const NEGATED: ReadonlyMap<string, string> = new Map([
  ["===", "!=="],
  ["!==", "==="],
  ["==", "!="],
  ["!=", "=="],
  ["<", ">="],
  [">=", "<"],
  [">", "<="],
  ["<=", ">"],
]);

export const EQUALS: ReadonlySet<string> = new Set(["===", "!==", "==", "!="]);

/** What a comparison says of the position at which a text stands in another one, `indexOf(text) === -1`. */
const SAID_OF_POSITION = new Map<string, { readonly asks: "begins" | "has"; readonly holds: boolean }>([
  ["== -1", { asks: "has", holds: false }],
  ["< 0", { asks: "has", holds: false }],
  ["!= -1", { asks: "has", holds: true }],
  ["> -1", { asks: "has", holds: true }],
  [">= 0", { asks: "has", holds: true }],
  ["== 0", { asks: "begins", holds: true }],
  ["!= 0", { asks: "begins", holds: false }],
]);

export const saidOfPosition = (operator: string, than: unknown) =>
  SAID_OF_POSITION.get(`${operator.replace("===", "==").replace("!==", "!=")} ${than}`);
