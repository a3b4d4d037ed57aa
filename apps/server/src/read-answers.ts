/**
 * Answers of the API that pages are drawn from, kept as they were read: a specification of 5 MB takes longer to fetch and
 * to parse than its overview to draw. Each is asked for again with its ETag, so the API decides every time who may see it
 * and whether it is still the same.
 */
import { LRUCache } from "lru-cache";

interface ReadAnswer {
  readonly etag: string;
  readonly value: object;
}

/** Letters of JSON. What was read takes about four times the bytes. */
const MOST_LETTERS = 24_000_000;

type Ask = (headers: Headers) => Promise<Response>;

export interface ReadAnswers {
  /** The answer to a GET, or what was kept of it. Whoever reads a kept one must not change it. */
  get(path: string, headers: Headers, ask: Ask): Promise<Response>;
}

export function readAnswers(mostLetters = MOST_LETTERS): ReadAnswers {
  const kept = new LRUCache<string, ReadAnswer>({ maxSize: mostLetters, maxEntrySize: mostLetters });
  return {
    async get(path, headers, ask) {
      const held = kept.get(path);
      if (held !== undefined) headers.set("if-none-match", held.etag);
      const response = await ask(headers);
      if (held !== undefined && response.status === 304) return new KeptResponse(held.value);
      const etag = response.headers.get("etag");
      const isJson = response.headers.get("content-type") === "application/json";
      if (response.status !== 200 || etag === null || !isJson) return response;
      const text = await response.text();
      const value: object = JSON.parse(text);
      kept.set(path, { etag, value }, { size: text.length });
      return new KeptResponse(value);
    },
  };
}

/** An answer whose JSON has been read. */
class KeptResponse extends Response {
  override readonly json: () => Promise<unknown>;
  override readonly text: () => Promise<string>;

  constructor(value: object) {
    super(null, { status: 200, headers: { "content-type": "application/json" } });
    this.json = () => Promise.resolve(value);
    this.text = () => Promise.resolve(JSON.stringify(value));
  }
}
