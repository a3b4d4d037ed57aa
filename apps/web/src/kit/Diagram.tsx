/**
 * A graph that can be moved and enlarged: cards joined by arrows. Tab goes from card to card, Enter selects one. What the
 * picture shows is always also to be had as a list; a screen reader is sent there.
 */
import "@xyflow/react/dist/style.css";
import { useMantineColorScheme } from "@mantine/core";
import {
  Background,
  Controls,
  type Edge,
  Handle,
  MarkerType,
  MiniMap,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  type ReactFlowInstance,
} from "@xyflow/react";
import clsx from "clsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { CertaintyMark, type Fill } from "./CertaintyMark.tsx";
import classes from "./Diagram.module.css";
import { placeGraph } from "./graph-layout.ts";

export interface DiagramCard {
  readonly id: string;
  readonly title: string;
  readonly mono?: boolean;
  /** Stands before the title; its name is part of the card's. */
  readonly mark?: { readonly fill: Fill; readonly name: string };
  /** A word beside the title. */
  readonly flag?: string;
  /** Lines below the title: a name, and a word about it. */
  readonly rows: readonly { readonly name: string; readonly note?: string }[];
  /** Stands at the bottom where rows were left away. */
  readonly more?: string;
}

export interface DiagramArrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly dashed?: boolean;
}

interface DiagramProps {
  readonly label: string;
  readonly cards: readonly DiagramCard[];
  readonly arrows: readonly DiagramArrow[];
  readonly selected: string | undefined;
  /** The card that a picture which is too large for its place begins with. */
  readonly middle?: string | undefined;
  readonly onSelect: (id: string) => void;
}

type CardNode = Node<{ readonly card: DiagramCard; readonly chosen: boolean }, "card">;

/** Below this, words on cards cannot be read: a larger picture begins with its upper left corner, and is moved. */
const READABLE = 0.6;
/** A picture of so many cards has a small one of itself beside it, where there is room. */
const MANY = 24;
/** How a picture begins that is larger than its place: so much enlarged, so far from the edges. */
const START = { zoom: 0.75, margin: 24 };

const HEAD = 34;
const LINE = 20;
const LETTER = 7.4;

const FIT = { maxZoom: 1, minZoom: READABLE, padding: 0.06 };

const NODE_TYPES = { card: Card };

export function Diagram({ label, cards, arrows, selected, middle, onSelect }: DiagramProps) {
  const { colorScheme } = useMantineColorScheme();
  const placed = useMemo(
    () =>
      placeGraph(
        cards.map((card) => ({ ...sizeOf(card), id: card.id, card })),
        arrows,
      ),
    [cards, arrows],
  );
  const nodes = useMemo<CardNode[]>(
    () =>
      placed.nodes.map(({ node, x, y }) => ({
        id: node.id,
        type: "card",
        position: { x, y },
        width: node.width,
        height: node.height,
        data: { card: node.card, chosen: node.id === selected },
        ariaLabel: [node.card.title, node.card.flag, node.card.mark?.name.toLowerCase()].filter(Boolean).join(", "),
      })),
    [placed, selected],
  );
  const edges = useMemo<Edge[]>(
    () =>
      placed.edges.map(({ edge: { from, to, label: words, dashed = false } }, index) => ({
        id: `${index} ${from} ${to}`,
        source: from,
        target: to,
        ...(words === undefined ? {} : { label: words }),
        type: "smoothstep",
        markerEnd: { type: MarkerType.ArrowClosed },
        className: clsx(dashed && classes.dashed, (from === selected || to === selected) && classes.near),
        focusable: false,
      })),
    [placed, selected],
  );
  const box = useRef<HTMLElement>(null);
  const [flow, setFlow] = useState<ReactFlowInstance<CardNode, Edge>>();
  useEffect(() => {
    // Other cards are in the store of the picture only when it has drawn them.
    const frame = window.requestAnimationFrame(() => {
      if (flow && box.current) begin(flow, placed, roomOf(box.current), middle);
    });
    return () => window.cancelAnimationFrame(frame);
  }, [flow, placed, middle]);
  return (
    <section ref={box} className={classes.diagram} aria-label={label}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        colorMode={colorScheme === "auto" ? "system" : colorScheme}
        fitView
        fitViewOptions={FIT}
        onInit={setFlow}
        minZoom={0.05}
        nodesDraggable={false}
        nodesConnectable={false}
        deleteKeyCode={null}
        onlyRenderVisibleElements
        proOptions={{ hideAttribution: true }}
        onNodeClick={(_, { id }) => onSelect(id)}
        onSelectionChange={({ nodes: chosen }) => {
          const [only, ...more] = chosen;
          if (only && more.length === 0 && only.id !== selected) onSelect(only.id);
        }}
      >
        <Background gap={24} />
        <Controls showInteractive={false} />
        {cards.length > MANY && (
          <MiniMap
            className={classes.mini ?? ""}
            ariaLabel="The whole picture, small"
            pannable
            zoomable
            nodeColor="var(--ab-dim)"
            nodeStrokeWidth={0}
            bgColor="var(--ab-surface)"
            maskColor="var(--ab-mask)"
          />
        )}
      </ReactFlow>
    </section>
  );
}

function sizeOf({ title, mark, flag = "", rows, more }: DiagramCard) {
  const widest = Math.max(
    title.length + flag.length + (mark ? 6 : 3),
    ...rows.map(({ name, note = "" }) => name.length + note.length + 2),
  );
  return {
    width: Math.min(320, Math.max(140, widest * LETTER + 28)),
    height: HEAD + (rows.length + (more ? 1 : 0)) * LINE + (rows.length > 0 ? 10 : 0),
  };
}

interface Placed {
  readonly nodes: readonly {
    readonly node: { readonly id: string; readonly width: number; readonly height: number };
    readonly x: number;
    readonly y: number;
  }[];
}

/** Pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Pixels. */
const NARROW = 600;

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): Room => ({ width: clientWidth, height: clientHeight });

/** As a whole where it can be read so, else at the card that is its middle, else where its arrows begin. */
function begin(
  flow: ReactFlowInstance<CardNode, Edge>,
  { nodes }: Placed,
  room: Room,
  middle: string | undefined,
): void {
  void flow.fitView(FIT).then(() => {
    if (flow.getZoom() > READABLE) return;
    const first = nodes.find(({ node }) => node.id === middle);
    if (first)
      void flow.setCenter(first.x + first.node.width / 2, first.y + first.node.height / 2, { zoom: START.zoom });
    else void flow.setViewport(startOf(nodes, room));
  });
}

/**
 * With the leftmost card, where arrows begin, half way down, on a narrow window near its top, for nothing beside it is in
 * sight there; amid its width where there is room for all of that.
 */
function startOf(nodes: Placed["nodes"], { width, height }: Room) {
  const { zoom, margin } = START;
  const [first] = nodes.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (first === undefined) return { x: 0, y: 0, zoom };
  const right = nodes.reduce((most, { x, node }) => Math.max(most, x + node.width), 0);
  const top = nodes.reduce((least, { y }) => Math.min(least, y), first.y);
  const spare = width - (right - first.x) * zoom;
  const down = width < NARROW ? height / 5 : height / 2;
  const middle = down - (first.y + first.node.height / 2) * zoom;
  return {
    x: Math.max(spare / 2, margin) - first.x * zoom,
    // No more room above the picture than a margin.
    y: Math.min(middle, margin - top * zoom),
    zoom,
  };
}

function Card({ data: { card, chosen } }: NodeProps<CardNode>) {
  return (
    <div className={clsx(classes.card, chosen && classes.chosen)}>
      <Handle type="target" position={Position.Left} className={classes.handle ?? ""} isConnectable={false} />
      <p className={classes.title} title={card.title}>
        {card.mark && <CertaintyMark fill={card.mark.fill} />}
        <span className={clsx(classes.name, card.mono && classes.mono)}>{card.title}</span>
        {card.flag && <span className={classes.flag}>{card.flag}</span>}
      </p>
      {card.rows.length > 0 && (
        <ul className={classes.rows}>
          {card.rows.map(({ name, note }) => (
            <li key={name} title={note ? `${name}: ${note}` : name}>
              <span className={classes.rowName}>{name}</span>
              {note && <span className={classes.note}>{note}</span>}
            </li>
          ))}
          {card.more && <li className={classes.note}>{card.more}</li>}
        </ul>
      )}
      <Handle type="source" position={Position.Right} className={classes.handle ?? ""} isConnectable={false} />
    </div>
  );
}
