/**
 * What decides what a body holds: what is spread into it, the name of what it asks for and what its envelope carries.
 * Literals are read when asked, `{ method, params, ...more }` with parameters of a wrapper in them is no open value by
 * itself, and callers say what these are.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import { type ObjectValue, UNDEFINED, type Value } from "../../evaluate/value.ts";
import { carrierOf, MESSAGE_NAMES } from "./envelope.ts";
import { unpackedOf } from "./packed.ts";
import { keysOf } from "./payload.ts";

/** An envelope in an envelope. */
const MAX_DEPTH = 2;
/** The parts of a body that depend on parameters, as a list. */
export function openParts(body: Value, ev: Evaluator): Value {
  const elements = partsOf(body, ev).filter((part) => freeParams([part]).length > 0);
  return elements.length > 0 ? { kind: "array", elements, open: false } : UNDEFINED;
}

const partsOf = (body: Value, ev: Evaluator, depth = 0): readonly Value[] =>
  unpackedOf(body).flatMap((one) => {
    if (one.kind !== "object" || depth >= MAX_DEPTH) return [];
    const { keys } = keysOf(one, ev);
    const names = MESSAGE_NAMES.filter((key) => keys.includes(key)).map((key) => ev.member(one, key));
    const carrier = carrierOf(keys);
    const carried = carrier === undefined ? [] : [ev.member(one, carrier)];
    return [...spreadIn(one, ev), ...names, ...carried, ...carried.flatMap((part) => partsOf(part, ev, depth + 1))];
  });

const spreadIn = ({ layers }: ObjectValue, ev: Evaluator): readonly Value[] =>
  layers.flatMap((layer) =>
    (layer.kind === "literal" ? layer.node.properties : []).flatMap((part) =>
      layer.kind === "literal" && part.type === "SpreadElement"
        ? ev.apply(ev.evaluate(part.argument, layer.module), layer.env)
        : [],
    ),
  );
