/**
 * A text of any length, a line at a time: only the lines in sight are drawn. Ranges are marked; the one that is looked at
 * scrolls into sight. Everything is a text node.
 */
import { Button } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useEffect, useRef } from "react";
import classes from "./CodeView.module.css";

export interface CodePiece {
  readonly text: string;
  readonly kind: string;
  readonly mark?: "current" | "other";
}

export interface CodeLine {
  /** Steps of indentation. */
  readonly indent: number;
  readonly pieces: readonly CodePiece[];
}

interface CodeViewProps {
  readonly label: string;
  readonly lines: number;
  readonly line: (index: number) => CodeLine;
  /** The line that is brought into sight. */
  readonly focus: number;
  /** Changes where another range is looked at: the focus then scrolls into sight. */
  readonly focusKey: string;
  readonly onScrolled?: (firstLine: number, lastLine: number) => void;
  /** Drawn at the right edge, as high as the view. */
  readonly edge?: ReactNode;
}

const LINE_HEIGHT = 20;
const OVERSCAN = 24;

/** Lines in one part: browsers draw no element higher than some 17 million pixels. */
const PART = 600_000;

export function CodeView({ label, lines, line, focus, focusKey, onScrolled, edge }: CodeViewProps) {
  const box = useRef<HTMLElement>(null);
  const first = Math.floor(focus / PART) * PART;
  const count = Math.min(PART, lines - first);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
    onChange: ({ range }) => {
      if (range) onScrolled?.(first + range.startIndex, first + range.endIndex);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for another range, not for another layout of it alone
  useEffect(() => {
    virtualizer.scrollToIndex(focus - first, { align: "center" });
    const mark = window.requestAnimationFrame(() => {
      const marked = box.current?.querySelector("mark");
      marked?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    return () => window.cancelAnimationFrame(mark);
  }, [focusKey, focus, first, virtualizer]);

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} className={classes.box} aria-label={label} tabIndex={0}>
        <div className={classes.space} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => (
            <Line key={key} number={first + index + 1} top={start} line={line(first + index)} />
          ))}
        </div>
        {lines > PART && (
          <p className={classes.part}>
            Lines {first + 1} to {first + count} of {lines}. Other parts open with the evidence or the outline.
          </p>
        )}
      </section>
      {edge}
    </div>
  );
}

interface LineProps {
  readonly number: number;
  readonly top: number;
  readonly line: CodeLine;
}

const Line = memo(function Line({ number, top, line }: LineProps) {
  return (
    <div className={classes.line} style={{ transform: `translateY(${top}px)` }}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <code className={classes.code} style={{ paddingLeft: `${line.indent * 2}ch` }}>
        {runsOf(line.pieces).map(({ mark, pieces }, run) =>
          mark === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
            <Pieces key={run} pieces={pieces} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Marked key={run} current={mark === "current"}>
              <Pieces pieces={pieces} />
            </Marked>
          ),
        )}
      </code>
    </div>
  );
});

const Marked = ({ current, children }: { readonly current: boolean; readonly children: ReactNode }) =>
  current ? <mark className={classes.mark}>{children}</mark> : <span className={classes.other}>{children}</span>;

function Pieces({ pieces }: { readonly pieces: readonly CodePiece[] }) {
  return pieces.map(({ text, kind }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
    <span key={index} className={classes[kind]}>
      {text}
    </span>
  ));
}

interface Run {
  readonly mark: CodePiece["mark"];
  readonly pieces: CodePiece[];
}

/** Neighbours of one mark belong together: a mark is one element on each line. */
function runsOf(pieces: readonly CodePiece[]): readonly Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.mark === piece.mark) last.pieces.push(piece);
    else runs.push({ mark: piece.mark, pieces: [piece] });
  }
  return runs;
}

/** Chooses between the ways a text is laid out. */
export function DisplayToggle({
  pretty,
  onChange,
}: {
  readonly pretty: boolean;
  readonly onChange: (pretty: boolean) => void;
}) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-pressed={!pretty}
      title={pretty ? "Show the text as it was shipped" : "Show a line a statement"}
      onClick={() => onChange(!pretty)}
    >
      Raw
    </Button>
  );
}
