/** Areas in proportion to amounts, in their colours. An area with parts opens on a click; the way back stands above. */
import clsx from "clsx";
import { hierarchy, treemap, treemapSquarify } from "d3-hierarchy";
import { useMemo } from "react";
import classes from "./Treemap.module.css";

export interface TreemapNode {
  readonly id: string;
  readonly name: string;
  /** The name as its area shows it, where there is little room. */
  readonly label: string;
  /** The amount in words. */
  readonly words: string;
  readonly size: number;
  readonly color: string;
  /** What it opens to. */
  readonly parts?: () => readonly TreemapNode[];
}

interface TreemapProps {
  readonly label: string;
  readonly node: TreemapNode;
  /** Names of what `node` lies in, the outermost first. */
  readonly path: readonly TreemapNode[];
  readonly onOpen: (node: TreemapNode) => void;
}

const WIDTH = 1000;
const HEIGHT = 420;

/** Where few areas share the room, each shows what is in it, below its name. */
const FEW = 8;
const HEAD = 40;
const EDGE = 6;
/** An area that is smaller, in the same units, shows no parts. */
const LEAST = { width: 120, height: 90 };

export function Treemap({ label, node, path, onOpen }: TreemapProps) {
  const areas = useMemo(() => placed(node, WIDTH, HEIGHT), [node]);
  return (
    <section className={classes.treemap} aria-label={label}>
      <nav className={classes.path} aria-label="Where this is">
        {path.map((each) => (
          <span key={each.id}>
            <button type="button" className={classes.step} onClick={() => onOpen(each)}>
              {each.name}
            </button>{" "}
            /{" "}
          </span>
        ))}
        <strong>{node.name}</strong> <span className={classes.words}>{node.words}</span>
      </nav>
      <div className={classes.box}>
        {areas.map(({ data, x0, y0, x1, y1 }) => (
          <button
            key={data.id}
            type="button"
            className={clsx(classes.area, data.parts && classes.opens)}
            title={`${data.name}: ${data.words}`}
            style={{ ...placeIn(WIDTH, HEIGHT, { x0, y0, x1, y1 }), ["--area-color" as string]: data.color }}
            onClick={() => onOpen(data)}
          >
            <span className={classes.name}>{data.label}</span>
            <span className={classes.amount}>{data.words}</span>
            {areas.length <= FEW && <Parts of={data} width={x1 - x0} height={y1 - y0} />}
          </button>
        ))}
      </div>
    </section>
  );
}

interface PartsProps {
  readonly of: TreemapNode;
  readonly width: number;
  readonly height: number;
}

/** What an area opens to, in small. */
function Parts({ of, width, height }: PartsProps) {
  const parts = useMemo(() => placed(of, width - 2 * EDGE, height - HEAD - EDGE), [of, width, height]);
  if (width < LEAST.width || height < LEAST.height || parts.length < 2) return null;
  return (
    <span className={classes.parts} aria-hidden="true">
      {parts.map(({ data, ...place }) => (
        <span key={data.id} className={classes.part} style={placeIn(width - 2 * EDGE, height - HEAD - EDGE, place)}>
          <span className={classes.partName}>{data.label}</span>
        </span>
      ))}
    </span>
  );
}

interface Place {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const placeIn = (width: number, height: number, { x0, y0, x1, y1 }: Place) => ({
  left: `${(x0 / width) * 100}%`,
  top: `${(y0 / height) * 100}%`,
  width: `${((x1 - x0) / width) * 100}%`,
  height: `${((y1 - y0) / height) * 100}%`,
});

/** Only one level is drawn at a time. */
function placed(node: TreemapNode, width: number, height: number) {
  const parts = node.parts?.() ?? [];
  const root = hierarchy(node, (each) => (each === node ? parts : undefined))
    .sum((each) => (each === node ? 0 : each.size))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.data.id < b.data.id ? -1 : 1));
  const layout = treemap<TreemapNode>().size([width, height]).tile(treemapSquarify.ratio(1.6)).paddingInner(2)(root);
  return layout.children ?? [];
}
