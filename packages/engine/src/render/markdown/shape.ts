/** Payloads on one line: the keys with their types, dotted where they nest. */
import type { Shape } from "@as-built/spec";
import { code, type Inline, joined, maybe, NOTHING, raw, value } from "./inline.ts";

/** Payload sketches nest; what lies deeper than this is left to the evidence. */
const DEPTH = 6;

export const shape = (payload: Shape | undefined): Inline => joined(shapeKeys(payload));

/** The same, one by one. */
export const shapeKeys = (payload: Shape | undefined): readonly Inline[] =>
  payload === undefined ? [] : keys(payload, "", 0);

function keys(payload: Shape, path: string, depth: number): readonly Inline[] {
  if (depth > DEPTH) return [];
  const own = Object.entries(payload.properties ?? {}).flatMap(([name, inner]) => {
    const full = path === "" ? name : `${path}.${name}`;
    return [key(full, inner), ...keys(inner, full, depth + 1)];
  });
  const items = payload.items === undefined ? [] : keys(payload.items, `${path}[]`, depth + 1);
  const values = payload.values === undefined ? [] : keys(payload.values, `${path}{}`, depth + 1);
  const bare = own.length + items.length + values.length === 0 && path === "" ? note(payload) : NOTHING;
  return [...own, ...items, ...values, bare];
}

const key = (name: string, inner: Shape): Inline => joined([code(name), note(inner)], " ");

const note = ({ type, enum: values = [], nullable }: Shape): Inline =>
  joined(
    [
      maybe(type, code),
      nullable ? raw("or null") : NOTHING,
      values.length === 0 ? NOTHING : joined(values.map(value), " or "),
    ],
    " ",
  );
