/** The edge between a page and the pane at its right: it is dragged or moved by arrow keys, and its place is remembered. */
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import classes from "./Splitter.module.css";

interface SplitterProps {
  readonly label: string;
  /** Under this name the share is remembered, and given to the style sheet as a property of the document. */
  readonly name: string;
}

const LEAST = 25;
const MOST = 75;
const START = 50;
const STEP = 2;

export function Splitter({ label, name }: SplitterProps) {
  const [share, setShare] = useState(START);
  useEffect(() => {
    const held = Number(remembered(name));
    if (held >= LEAST && held <= MOST) place(name, held, setShare);
  }, [name]);
  const set = (next: number) => place(name, Math.round(Math.min(MOST, Math.max(LEAST, next))), setShare);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    if (box) set(((box.right - clientX) / box.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    set(share + steps);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      className={classes.splitter}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(START)}
    />
  );
}

function place(name: string, share: number, setShare: (share: number) => void): void {
  setShare(share);
  document.documentElement.style.setProperty(`--ab-${name}`, `${share}%`);
  try {
    localStorage.setItem(`as-built-${name}`, String(share));
  } catch {
    // A page that may keep nothing forgets it.
  }
}

function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`as-built-${name}`);
  } catch {
    return null;
  }
}
