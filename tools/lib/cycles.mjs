/** Finds import cycles. Takes a graph, gives each cycle found, starting with its first file in order. */

/**
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {readonly (readonly string[])[]}
 */
export function cyclesOf(graph) {
  const cycles = [];
  const done = new Set();
  const path = [];
  const visit = (node) => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push(path.slice(start));
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of [...graph.keys()].sort()) visit(node);
  return cycles;
}
