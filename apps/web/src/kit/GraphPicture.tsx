/** A small graph as a still picture: rounded boxes joined by arrows with words. */
import { useId, useMemo } from "react";
import classes from "./GraphPicture.module.css";
import { type Point, placeGraph } from "./graph-layout.ts";

export interface PictureNode {
  readonly id: string;
  readonly name: string;
  /** Drawn with a second frame: where things begin. */
  readonly first?: boolean;
}

export interface PictureArrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

interface GraphPictureProps {
  readonly label: string;
  readonly nodes: readonly PictureNode[];
  readonly arrows: readonly PictureArrow[];
}

/** Pixels from which on a picture is wide: style sheets give it more room. */
const WIDE = 440;
const HEIGHT = 34;
const LETTER = 7.6;
/** Longest name in a box; the whole stands in its title. */
const LETTERS = 34;

export function GraphPicture({ label, nodes, arrows }: GraphPictureProps) {
  const head = useId();
  const placed = useMemo(
    () =>
      placeGraph(
        nodes.map((node) => ({
          ...node,
          width: Math.max(60, Math.min(node.name.length, LETTERS) * LETTER + 26),
          height: HEIGHT,
        })),
        arrows,
      ),
    [nodes, arrows],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture wider than its place is scrolled with the arrow keys
    <div className={classes.scroll} tabIndex={0} data-wide={placed.width > WIDE}>
      <svg
        role="img"
        aria-label={label}
        width={placed.width + 16}
        height={placed.height + 16}
        viewBox={`0 0 ${placed.width + 16} ${placed.height + 16}`}
      >
        <defs>
          <marker
            id={head}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10z" className={classes.head} />
          </marker>
        </defs>
        {placed.edges.map(({ edge, points, label: at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows may repeat and never move
          <g key={index}>
            <path d={pathOf(points)} className={classes.arrow} markerEnd={`url(#${head})`} />
            {edge.label && (
              <text x={at.x} y={at.y - 3} className={classes.label}>
                {edge.label}
              </text>
            )}
          </g>
        ))}
        {placed.nodes.map(({ node, x, y }) => (
          <g key={node.id}>
            <rect x={x} y={y} width={node.width} height={node.height} rx="9" className={classes.box} />
            {node.first && (
              <rect
                x={x + 3}
                y={y + 3}
                width={node.width - 6}
                height={node.height - 6}
                rx="6"
                className={classes.inner}
              />
            )}
            <text x={x + node.width / 2} y={y + node.height / 2 + 4.5} className={classes.name}>
              {cut(node.name)}
              {node.name.length > LETTERS && <title>{node.name}</title>}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const cut = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** A curve through the points: each inner one is where the bends on its sides meet. */
function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return "";
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y} ${bends.join(" ")} L${last.x} ${last.y}`;
}
