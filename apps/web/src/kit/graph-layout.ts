/**
 * Places the nodes of a graph: those with edges in layers from left to right (dagre), those without in a grid below. The
 * same graph is always placed the same way.
 */
import { Graph, layout } from "@dagrejs/dagre";

export interface GraphNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedEdge<E extends GraphEdge> {
  readonly edge: E;
  readonly points: readonly Point[];
  /** Middle of the label. */
  readonly label: Point;
}

export interface PlacedGraph<N extends GraphNode, E extends GraphEdge> {
  readonly nodes: readonly (Point & { readonly node: N })[];
  readonly edges: readonly PlacedEdge<E>[];
  readonly width: number;
  readonly height: number;
}

const GAP = 28;
/** Around all of it, so that frames are not cut. */
const MARGIN = 8;
const LAYER_GAP = 90;
/** Isolated nodes fill about this many times as much width as height: a window is wider than high. */
const BREADTH = 2.6;
const LETTER = 6.5;

/** `x` and `y` of a node are its upper left corner. Edges of unknown nodes are left away. */
export function placeGraph<N extends GraphNode, E extends GraphEdge>(
  nodes: readonly N[],
  edges: readonly E[],
): PlacedGraph<N, E> {
  const ids = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const linked = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const layered = placeLinked(
    nodes.filter(({ id }) => linked.has(id)),
    drawn,
  );
  const isolated = nodes.filter(({ id }) => !linked.has(id));
  const area = isolated.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const grid = placeGrid(
    isolated,
    layered.height === 0 ? MARGIN : layered.height + GAP * 2,
    Math.max(layered.width, Math.sqrt(area * BREADTH)),
  );
  return {
    nodes: [...layered.nodes, ...grid.nodes],
    edges: layered.edges,
    width: Math.max(layered.width, grid.width),
    height: Math.max(layered.height, grid.height),
  };
}

function placeLinked<N extends GraphNode, E extends GraphEdge>(
  nodes: readonly N[],
  edges: readonly E[],
): PlacedGraph<N, E> {
  if (nodes.length === 0) return { nodes: [], edges: [], width: 0, height: 0 };
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "LR", nodesep: GAP, ranksep: LAYER_GAP, marginx: MARGIN, marginy: MARGIN });
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  edges.forEach(({ from, to, label = "" }, index) => {
    graph.setEdge(
      from,
      to,
      { width: label.length * LETTER, height: label === "" ? 0 : 16, labelpos: "c" },
      String(index),
    );
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    nodes: nodes.map((node) => {
      const { x, y } = graph.node(node.id);
      return { node, x: (x ?? 0) - node.width / 2, y: (y ?? 0) - node.height / 2 };
    }),
    edges: edges.map((edge, index) => {
      const { points = [], x = 0, y = 0 } = graph.edge(edge.from, edge.to, String(index));
      return { edge, points: points.map((point: Point) => ({ x: point.x, y: point.y })), label: { x, y } };
    }),
    width,
    height,
  };
}

function placeGrid<N extends GraphNode>(nodes: readonly N[], top: number, most: number): PlacedGraph<N, never> {
  if (nodes.length === 0) return { nodes: [], edges: [], width: 0, height: 0 };
  let [x, y, row, width] = [MARGIN, top, 0, 0];
  const placed = nodes.map((node) => {
    if (x > MARGIN && x + node.width > most) [x, y, row] = [MARGIN, y + row + GAP, 0];
    const place = { node, x, y };
    x += node.width + GAP;
    row = Math.max(row, node.height);
    width = Math.max(width, x);
    return place;
  });
  return { nodes: placed, edges: [], width, height: y + row };
}
