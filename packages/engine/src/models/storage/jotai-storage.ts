/** Atoms whose value is kept: `atomWithStorage("desk-view", "list")`. */
import { keeps, type Model } from "../model.ts";

export const jotaiStorage = {
  package: "jotai",
  versions: "1 - 2",
  exports: { atomWithStorage: "Kept" },
  types: { Kept: { "(key: text, value, storage?, options?)": keeps("key", "value") } },
} satisfies Model;
