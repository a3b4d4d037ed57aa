/**
 * Asks servers for files: follows redirects, decompresses, waits where a server is busy, and ends what is too large, too
 * slow or leads where it must not. Takes addresses, gives the bytes or the reason why there are none; never rejects.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { WebFailureCode } from "@as-built/engine";
import PQueue from "p-queue";
import { type Agent, type Dispatcher, fetch, type Response } from "undici";
import type { WebLimits } from "../limits.ts";
import { guardedAgent, isOpenByProxy, PRIVATE, type Resolver } from "./guard.ts";
import { type Environment, Proxies } from "./proxy.ts";
import { ALL, NONE, type Robots, robotsOf } from "./robots.ts";

export interface Answer {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Where the answer came from, after redirects. */
  readonly url: string;
  /** Where its source map is, as a header says. */
  readonly sourceMap?: string | undefined;
}

export interface WebFailure {
  readonly code: WebFailureCode;
  /** The status of the answer, or what the system said. */
  readonly detail: string;
}

export interface ClientOptions {
  readonly limits: WebLimits;
  /** The address that the user gave: only its origin gets the user's headers, and its host may be private. */
  readonly input: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Where a browser ended, with its cookies for that origin. */
  readonly loaded?: { readonly page: URL; readonly cookie: string } | undefined;
  /** Origins that the user allows: their hosts may be private, too. */
  readonly origins?: readonly string[] | undefined;
  /** Whether those hosts may not be private either. */
  readonly publicOnly?: boolean | undefined;
  readonly resolve?: Resolver | undefined;
  /** Whether robots.txt is asked for and followed; the address that the user gave is asked for in any case. */
  readonly robots?: boolean | undefined;
  /** Where proxies are named. */
  readonly env?: Environment | undefined;
  /** Milliseconds; tests do not wait. */
  readonly wait?: ((time: number) => Promise<unknown>) | undefined;
}

/** Ends a request with its reason. */
class Failed extends Error {
  readonly failure: WebFailure;

  constructor(code: WebFailureCode, detail: string) {
    super(code);
    this.failure = { code, detail };
  }
}

const BUSY = new Set([429, 502, 503, 504]);

export class WebClient {
  readonly #options: ClientOptions;
  readonly #agent: Agent;
  /** Hosts that the user named. */
  readonly #named: ReadonlySet<string>;
  readonly #proxies: Proxies;
  readonly #robots = new Map<string, Promise<Robots>>();
  readonly #queue: PQueue;
  readonly #wait: (time: number) => Promise<unknown>;
  readonly #deadline: AbortSignal;
  #asked = 0;
  #left: number;

  constructor(options: ClientOptions) {
    const { limits, input, origins = [], publicOnly, resolve, wait } = options;
    this.#options = options;
    this.#named = new Set(publicOnly ? [] : [input.host, ...origins.map((one) => new URL(one).host)]);
    this.#agent = guardedAgent(this.#named, resolve);
    this.#proxies = new Proxies(options.env ?? {});
    this.#queue = new PQueue({ concurrency: limits.atATime, interval: 1000, intervalCap: limits.perSecond });
    this.#wait = wait ?? ((time) => sleep(time));
    this.#left = limits.maxTotalBytes;
    this.#deadline = AbortSignal.timeout(limits.maxTotalTime);
  }

  async get(url: URL): Promise<Answer | WebFailure> {
    const { maxRequests } = this.#options.limits;
    this.#asked += 1;
    if (this.#asked > maxRequests) return { code: "left-out", detail: String(maxRequests) };
    if (!(await this.#isAllowed(url))) return { code: "disallowed", detail: "robots.txt" };
    return this.#queue.add(() => this.#attempts(url));
  }

  async close(): Promise<void> {
    await Promise.all([this.#agent.destroy(), this.#proxies.close()]);
  }

  async #isAllowed(url: URL): Promise<boolean> {
    const { robots = false, input } = this.#options;
    if (!robots || url.href === input.href || !/^https?:$/.test(url.protocol)) return true;
    const said = this.#robots.get(url.origin) ?? this.#askRobots(url.origin);
    this.#robots.set(url.origin, said);
    return (await said)(url.pathname + url.search);
  }

  /** RFC 9309, 2.3.1: a site that has no such file forbids nothing, one that cannot say so forbids everything. */
  async #askRobots(origin: string): Promise<Robots> {
    const answer = await this.#queue.add(() => this.#attempts(new URL("/robots.txt", origin)));
    if (!("code" in answer)) return robotsOf(new TextDecoder().decode(answer.bytes), PRODUCT);
    return answer.code === "refused" && answer.detail.startsWith("5") ? NONE : ALL;
  }

  async #attempts(url: URL): Promise<Answer | WebFailure> {
    const { attempts, maxTotalTime } = this.#options.limits;
    for (let attempt = 1; ; attempt++) {
      const { result, again } = await this.#once(url).catch(failureOf);
      if (this.#deadline.aborted && "code" in result) return { code: "left-out", detail: `${maxTotalTime / 1000} s` };
      if (again === undefined || attempt === attempts) return result;
      const time = again || 2 ** (attempt - 1) * 1000;
      if (time > this.#options.limits.maxWait) return result;
      // who is told to wait by a server leaves it alone altogether
      this.#queue.pause();
      await this.#wait(time);
      this.#queue.start();
    }
  }

  async #once(from: URL): Promise<Attempt> {
    const { maxRedirects, maxTime } = this.#options.limits;
    const signal = AbortSignal.any([AbortSignal.timeout(maxTime), this.#deadline]);
    let url = from;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await this.#request(url, signal);
      const to = redirectOf(response, url);
      if (to === undefined) return this.#read(response, url);
      await discard(response);
      url = to;
    }
    throw new Failed("too-many-redirects", String(maxRedirects));
  }

  async #request(url: URL, signal: AbortSignal): Promise<Response> {
    if (!/^https?:$/.test(url.protocol)) throw new Failed("private-address", url.protocol);
    const headers = headersFor(url, this.#options);
    const dispatcher = (await this.#proxyFor(url)) ?? this.#agent;
    return fetch(url.href, { dispatcher, redirect: "manual", signal, headers });
  }

  async #proxyFor(url: URL): Promise<Dispatcher | undefined> {
    const proxy = this.#proxies.for(url);
    if (proxy === undefined || this.#named.has(url.host)) return proxy;
    if (!(await isOpenByProxy(url.hostname, this.#options))) throw new Failed("private-address", url.hostname);
    return proxy;
  }

  async #read(response: Response, url: URL): Promise<Attempt> {
    const { status, headers } = response;
    if (status >= 200 && status < 300) {
      const bytes = await this.#bytes(response);
      const sourceMap = headers.get("sourcemap") ?? headers.get("x-sourcemap");
      const contentType = headers.get("content-type") ?? "";
      return { result: { bytes, contentType, url: url.href, ...(sourceMap !== null && { sourceMap }) } };
    }
    await discard(response);
    const code = status === 404 || status === 410 ? "not-there" : "refused";
    const result: WebFailure = { code, detail: String(status) };
    return BUSY.has(status) ? { result, again: retryAfter(headers.get("retry-after")) } : { result };
  }

  /** Counts what is decompressed while it comes, whatever a header says of its length. */
  async #bytes(response: Response): Promise<Uint8Array> {
    const { maxFileBytes } = this.#options.limits;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      this.#left -= chunk.byteLength;
      if (size > maxFileBytes) throw new Failed("too-large", String(maxFileBytes));
      if (this.#left < 0) throw new Failed("left-out", String(this.#options.limits.maxTotalBytes));
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

interface Attempt {
  readonly result: Answer | WebFailure;
  /** Milliseconds to wait before another attempt; 0 where nothing is said of it; absent where none is of use. */
  readonly again?: number;
}

/** What sites call this program. */
const PRODUCT = "as-built";

const HEADERS = { accept: "*/*", "user-agent": PRODUCT };

/** What the user sends along, and what a browser has, is for one host each, not for those that these name. */
export function headersFor(
  { origin }: URL,
  { input, headers, loaded }: Pick<ClientOptions, "input" | "headers" | "loaded">,
): Readonly<Record<string, string>> {
  return {
    ...HEADERS,
    ...(loaded !== undefined && loaded.cookie !== "" && loaded.page.origin === origin && { cookie: loaded.cookie }),
    ...(input.origin === origin && headers),
  };
}

function redirectOf({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get("location");
  if (location === null || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  const to = URL.parse(location, from.href);
  if (to === null) throw new Failed("no-answer", location);
  return to;
}

/** A body that nobody reads would hold its connection. */
const discard = (response: Response): Promise<unknown> =>
  response.body === null ? Promise.resolve() : response.body.cancel().catch(() => undefined);

/** RFC 9110, 10.2.3: seconds or a date. A date is taken as one minute, since clocks differ. */
const retryAfter = (value: string | null): number =>
  value === null ? 0 : /^\d{1,6}$/.test(value.trim()) ? Number(value) * 1000 : 60_000;

/** What the system calls a connection that ended, and that may not end the next time. */
const BROKEN = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|EAI_AGAIN)$/;

function failureOf(error: unknown): Attempt {
  if (error instanceof Failed) return { result: error.failure };
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === PRIVATE) return { result: { code: "private-address", detail: String(cause) } };
  const detail = cause instanceof Error ? `${code || cause.name}: ${cause.message}` : String(cause);
  return { result: { code: "no-answer", detail }, ...(BROKEN.test(code) && { again: 0 }) };
}
