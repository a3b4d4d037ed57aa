/** Finds the regular expressions of a tree. Pure. */

/**
 * @param {unknown} node
 * @param {(literal: { regex: { pattern: string, flags: string }, start: number }) => void} visit
 */
export function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === "object" && node !== null) {
    if ("regex" in node && node.type === "Literal") visit(node);
    else for (const value of Object.values(node)) walk(value, visit);
  }
}
