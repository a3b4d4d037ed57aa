/** Calls back a moment later, and gives the way to stop that. */

const PAUSE_MS = 250;

export function later(action: () => void): () => void {
  const timer = setTimeout(action, PAUSE_MS);
  return () => clearTimeout(timer);
}
