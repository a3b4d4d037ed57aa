/**
 * A part of a long text with one range marked: wrapped, fixed width, scrolled to the mark. More can be asked for on
 * either side; the text in sight then stays where it is.
 */
import { Button } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import classes from "./MarkedText.module.css";

interface MarkedTextProps {
  readonly label: string;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Words of the button that shows more; undefined: there is no more. */
  readonly moreBefore: string | undefined;
  readonly moreAfter: string | undefined;
  readonly onMore: (side: "before" | "after") => void;
  /** Changes where another range is shown: the mark then scrolls into sight. */
  readonly range: string;
}

export function MarkedText(props: MarkedTextProps) {
  const { label, before, marked, after, moreBefore, moreAfter, onMore, range } = props;
  const box = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  useStayInPlace(box, mark, range, before.length);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={box} className={classes.box} aria-label={label} tabIndex={0}>
      {moreBefore && <More words={moreBefore} onClick={() => onMore("before")} />}
      <pre className={classes.text}>
        {before}
        <mark ref={mark} className={classes.mark}>
          {marked}
        </mark>
        {after}
      </pre>
      {moreAfter && <More words={moreAfter} onClick={() => onMore("after")} />}
    </section>
  );
}

function More({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  return (
    <Button className={classes.more ?? ""} variant="subtle" size="compact-xs" fullWidth onClick={onClick}>
      {words}
    </Button>
  );
}

type Ref = { readonly current: HTMLElement | null };

/** Puts the mark into sight for a new range, and keeps it where it was when text is added before it. */
function useStayInPlace(box: Ref, mark: Ref, range: string, length: number): void {
  const last = useRef({ range: "", top: 0, length: -1 });
  useLayoutEffect(() => {
    if (box.current === null || mark.current === null) return;
    const top = mark.current.offsetTop;
    if (last.current.range !== range) box.current.scrollTop = Math.max(0, top - box.current.clientHeight / 3);
    else if (last.current.length !== length) box.current.scrollTop += top - last.current.top;
    last.current = { range, top, length };
  }, [box, mark, range, length]);
}
