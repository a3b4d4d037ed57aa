/** One statement for each name by which the code tells apart what comes over a socket. */
import { append } from "../../multimap.ts";
import type { FactOf } from "../fact.ts";
import { CARRYING, carrierAmong, MESSAGE_NAMES } from "../http/envelope.ts";
import type { Told } from "./messages.ts";
import type { Sketch } from "./sketch.ts";
import type { Walk } from "./walk.ts";

/** Most names of one connection. */
const MAX_NAMES = 200;
/** Fewer values under an unusual key are a property of the message. */
const LEAST_NAMES = 3;
/** Most places that show one name. */
const MAX_PLACES = 4;

export interface Received {
  readonly fact: FactOf<"calls">;
  readonly data: Sketch | undefined;
}

/** @param form the statement without a name, which each of them fills in */
export function received(form: FactOf<"calls">, walk: Walk): readonly Received[] {
  const { parents, speaks } = walk.code;
  const spoken = walk.told.filter(({ at: [place] }) => {
    const unit = place && parents.unitOf(place, place.script);
    return unit !== undefined && speaks(unit);
  });
  const key = namingKey(spoken, walk.data);
  const names = new Map<string, Told[]>();
  for (const told of spoken) if (told.key === key) append(names, told.name, told);
  const list = walk.data.names().length === 0 ? walk.data.knownItems() : undefined;
  return [...names].slice(0, MAX_NAMES).map(([name, all]): Received => {
    const spans = all.flatMap(({ within }) => within);
    const others = spoken.flatMap((one) => (one.key === key && one.name !== name ? one.within : []));
    const data = carried((list ?? walk.data).within(spans, others), key);
    const response = data?.shape();
    const [first, ...rest] = form.evidence;
    const shown = all
      .flatMap(({ at }) => at)
      .slice(0, MAX_PLACES)
      .map((place) => ({ ...place, says: "name", for: "/operation/name" }));
    const fact: FactOf<"calls"> = {
      ...form,
      content: {
        ...form.content,
        operation: { type: "event", name, direction: "received" },
        ...(response ? { response } : {}),
      },
      evidence: [first, ...rest, ...shown, ...(data?.evidence() ?? [])],
    };
    return { fact, data };
  });
}

/**
 * Where several keys of the messages are compared, the one that tells most of them apart. Under another key than the usual
 * ones stands the name where it tells several apart and the rest of the message stands beside it: `{ scope, data }`.
 */
function namingKey(told: readonly Told[], message: Sketch): string | undefined {
  const names = (key: string): number => new Set(told.filter((one) => one.key === key).map(({ name }) => name)).size;
  const most = (keys: readonly string[], least: number): string | undefined =>
    keys.filter((key) => names(key) >= least).sort((a, b) => names(b) - names(a))[0];
  const usual = most(MESSAGE_NAMES, 1);
  const isEnvelope = usual === undefined && message.names().some((key) => CARRYING.has(key));
  return isEnvelope ? most(message.names(), LEAST_NAMES) : usual;
}

/** What is read of the message, or of what its envelope carries. */
function carried(message: Sketch, key: string | undefined): Sketch | undefined {
  const carrier = key === undefined ? undefined : carrierAmong([...new Set([key, ...message.names()])], key);
  return carrier === undefined ? message : message.under(carrier);
}
