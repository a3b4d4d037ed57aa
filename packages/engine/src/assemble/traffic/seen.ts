/** Gathers requests of one method and address, and joins what they and their answers show. */
import {
  isNonEmpty,
  joinOptional,
  joinShapes,
  MAX_ENTRIES,
  type Seen,
  type SeenAnswer,
  type SeenParameter,
  type Shape,
  type TrafficEvidence,
} from "@as-built/spec";
import { carrierOf } from "../../extract/http/envelope.ts";
import type { Exchange } from "../../traffic.ts";
import { type IsOwn, ownParameters, ownShape } from "./own-words.ts";

/** Statuses with media types of one address that are told apart. */
const MAX_ANSWERS = 20;

export class SeenSoFar {
  readonly #recording: string;
  readonly #isOwn: IsOwn;
  readonly #groups = new Map<string, { readonly url: string; readonly exchanges: Exchange[] }>();

  constructor(recording: string, isOwn: IsOwn) {
    this.#recording = recording;
    this.#isOwn = isOwn;
  }

  add(exchange: Exchange, url: string): this {
    const key = `${exchange.method} ${url}`;
    const group = this.#groups.get(key) ?? { url, exchanges: [] };
    group.exchanges.push(exchange);
    this.#groups.set(key, group);
    return this;
  }

  /** By address, then method. */
  list(): readonly Seen[] {
    return [...this.#groups.values()]
      .map(({ url, exchanges }) => this.#seen(url, exchanges))
      .sort((a, b) => compare(a.url, b.url) || compare(a.method, b.method));
  }

  #seen(url: string, exchanges: readonly Exchange[]): Seen {
    const query = ownParameters(joinedQuery(exchanges), this.#isOwn);
    const request = this.#shape(exchanges.map((one) => carriedShape(one.request, one)));
    const types = new Set(exchanges.flatMap(({ requestType }) => requestType ?? []));
    const [mediaType] = types.size === 1 ? types : [];
    return {
      method: exchanges[0]?.method ?? "",
      url,
      ...(query.length > 0 && { query }),
      ...(mediaType !== undefined && { mediaType }),
      ...(request && { request }),
      answers: this.#answers(exchanges),
      traffic: trafficEvidence(this.#recording, exchanges),
    };
  }

  #answers(exchanges: readonly Exchange[]): readonly SeenAnswer[] {
    // 0: the browser got no answer
    const answered = exchanges.filter(({ status }) => status >= 100 && status <= 599);
    const groups = Map.groupBy(answered, ({ status, answerType = "" }) => `${status} ${answerType}`);
    return [...groups.values()]
      .flatMap((group): readonly SeenAnswer[] => {
        const [first] = group;
        if (first === undefined) return [];
        const shape = this.#shape(group.map((one) => carriedShape(one.answer, one)));
        const { status, answerType } = first;
        return [
          {
            status,
            ...(answerType !== undefined && { mediaType: answerType }),
            ...(shape && { shape }),
            sightings: group.length,
          },
        ];
      })
      .sort((a, b) => a.status - b.status || compare(a.mediaType ?? "", b.mediaType ?? ""))
      .slice(0, MAX_ANSWERS);
  }

  #shape(shapes: readonly (Shape | undefined)[]): Shape | undefined {
    const joined = shapes.reduce((a, b) => joinOptional(a, b, joinShapes), undefined);
    return joined && ownShape(joined, this.#isOwn);
  }
}

/** What an envelope carries, as calls state it of messages. */
function carriedShape(shape: Shape | undefined, { message }: Exchange): Shape | undefined {
  if (message?.isWhole !== true) return shape;
  const carrier = carrierOf(Object.keys(shape?.properties ?? {}));
  return carrier === undefined ? shape : shape?.properties?.[carrier];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function joinedQuery(exchanges: readonly Exchange[]): readonly SeenParameter[] {
  const types = new Map<string, SeenParameter["type"]>();
  for (const { name, type } of exchanges.flatMap(({ query }) => query))
    types.set(name, types.has(name) && types.get(name) !== type ? undefined : type);
  return Array.from(types, ([name, type]) => ({ name, ...(type !== undefined && { type }) })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

export function trafficEvidence(recording: string, exchanges: readonly Exchange[]): TrafficEvidence {
  // messages of one connection stand in one place
  const entries = [...new Set(exchanges.map(({ entry }) => entry))].slice(0, MAX_ENTRIES);
  return { recording, entries: isNonEmpty(entries) ? entries : [0], sightings: exchanges.length };
}
