// example: what Vue's injection has to give
import { hasInjectionContext, inject } from "vue";

const ANCHOR = Symbol("anchor");

export function useAnchor() {
  const anchor = inject(ANCHOR, null);
  // finds nothing
  if (anchor == null) throw new Error("useAnchor was called without an anchor that is provided");
  return () => fetch(`/api/anchors/${anchor.id}`);
}

export function useChain() {
  if (hasInjectionContext()) {
    const chain = inject("chain");
    if (chain) return chain;
  }
  // finds nothing
  throw new Error("useChain was called outside of setup, where nothing is injected");
}

export function drop(anchor) {
  const pen = anchor.canvas.getContext("2d");
  // finds: error kind=thrown message="This browser cannot draw the anchor"
  if (!pen) throw new Error("This browser cannot draw the anchor");
  return fetch(`/api/anchors/${anchor.id}/drawing`, { method: "PUT", body: pen });
}
