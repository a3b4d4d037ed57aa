/**
 * A list box that draws only the entries in sight. Up, Down, Page Up, Page Down, Home and End move the selection, Enter
 * opens it. The focus stays on the box; the selected entry is its active descendant.
 */
import { useMediaQuery } from "@mantine/hooks";
import { useVirtualizer } from "@tanstack/react-virtual";
import clsx from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { indexAfterKey } from "./list-keys.ts";
import { placeAt, spaceOf, useDrawn } from "./use-drawn.ts";
import classes from "./VirtualList.module.css";

interface VirtualListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly selected: string | undefined;
  /** `moved`: by an arrow key; otherwise it was clicked or Enter was pressed. */
  readonly onSelect: (item: T, moved: boolean) => void;
  readonly children: (item: T) => ReactNode;
}

/** Height of most entries, in pixels: a guess that fits spares drawing the list twice. */
const ESTIMATE = { wide: 34, narrow: 52 };
const WIDE = "(min-width: 48.01em)";
const OVERSCAN = 8;

export function VirtualList<T>({ label, items, keyOf, selected, onSelect, children }: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isWide ? ESTIMATE.wide : ESTIMATE.narrow),
    overscan: OVERSCAN,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  const drawn = useDrawn(virtualizer.getVirtualItems(), items.length);
  const active = items.findIndex((item) => keyOf(item) === selected);

  const first = useRef(true);
  useEffect(() => {
    // How high the entries are is not known before they are drawn: an address that names one gets it amid the window.
    if (active >= 0) virtualizer.scrollToIndex(active, { align: first.current ? "center" : "auto" });
    first.current = false;
  }, [active, virtualizer]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, active, items.length);
    const item = next === undefined ? undefined : items[next];
    if (item === undefined) return;
    event.preventDefault();
    onSelect(item, event.key !== "Enter");
  };

  return (
    <div
      ref={box}
      className={classes.box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={classes.space} role="presentation" style={spaceOf(drawn, virtualizer.getTotalSize())}>
        {drawn.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list box has the focus and handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: entries are active descendants, never focused
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={clsx(classes.entry, index === active && classes.selected)}
              style={placeAt(start)}
              onClick={() => onSelect(item, false)}
            >
              {children(item)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
