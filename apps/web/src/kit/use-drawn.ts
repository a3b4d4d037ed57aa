/** What a long list draws: what is in sight, and everything where it is printed. */
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let printing = false;

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia("print");
  // The page is taken as it stands when the handler returns.
  const set = (next: boolean) => {
    printing = next;
    flushSync(changed);
  };
  const before = () => set(true);
  const after = () => set(false);
  const onMedia = ({ matches }: MediaQueryListEvent) => set(matches);
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  media.addEventListener("change", onMedia);
  return () => {
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
    media.removeEventListener("change", onMedia);
  };
}

const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );

interface Placed {
  readonly index: number;
  readonly key: string | number | bigint;
  /** Where it begins, in pixels; absent where entries simply follow each other. */
  readonly start?: number;
}

/** The entries of a list to draw: those in sight, each in its place; on paper all, one after the other. */
export function useDrawn(inSight: readonly Placed[], count: number): readonly Placed[] {
  const isPrinting = usePrinting();
  return isPrinting ? Array.from({ length: count }, (_, index) => ({ index, key: index })) : inSight;
}

export const placeAt = (start: number | undefined) =>
  start === undefined ? {} : { transform: `translateY(${start}px)` };

export const spaceOf = (drawn: readonly Placed[], height: number) => (drawn[0]?.start === undefined ? {} : { height });
