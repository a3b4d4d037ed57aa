/**
 * The browser's own measures of how a page was: first and largest paint, layout shift, the slowest interaction, the
 * server's first byte, and how long steps between pages take. Sent when the page is left or hidden.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { Reporter } from "./reporter.ts";

/** What the router tells of steps between pages; gives the way to stop listening. */
export interface Steps {
  readonly view: () => string;
  readonly onStart: (started: () => void) => () => void;
  readonly onDone: (done: () => void) => () => void;
}

export function measurePages(reporter: Reporter, { view, onStart, onDone }: Steps): void {
  const tell = ({ name, value }: Metric) => reporter.measure(name, value, view());
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(tell);
  let from: number | undefined;
  onStart(() => {
    from = performance.now();
  });
  onDone(() => {
    if (from !== undefined) reporter.measure("step", performance.now() - from, view());
    from = undefined;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") reporter.flush();
  });
}
