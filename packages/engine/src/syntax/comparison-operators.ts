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
