import { OverlayToaster } from "@blueprintjs/core";

// example: what makes them, and the kind as an intent
const toaster = OverlayToaster.create({ position: "top" });

export function tar(deck) {
  // finds: error kind=shown message="The tar is cold"
  if (deck.cold) toaster.show({ intent: "danger", message: "The tar is cold" });
  // finds nothing
  toaster.show({ intent: "success", message: "The deck is tarred, no seam failed" });
}
