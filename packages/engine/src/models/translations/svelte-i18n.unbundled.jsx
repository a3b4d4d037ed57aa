import { _, unwrapFunctionStore } from "svelte-i18n";

// example: outside of components
const say = unwrapFunctionStore(_);

export function hoist(sail) {
  // finds: error kind=thrown message="The sail is torn"
  if (sail.torn) throw new Error(say("sail.torn", { default: "The sail is torn" }));
  // finds: error kind=thrown message=sail.notDry
  if (sail.wet) throw new Error(say("sail.notDry"));
  // finds nothing
  return say("sail.isUp");
}
