/**
 * Proxies by the variables that programs agree on: HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in small letters first. As browsers do,
 * what lies on this machine is never asked for through one.
 */
import { type Dispatcher, ProxyAgent } from "undici";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy for an address; `undefined` where there is none. */
export function proxyFor({ protocol, hostname, port, host }: URL, env: Environment): string | undefined {
  const named = (name: string): string | undefined => env[name.toLowerCase()] || env[name] || undefined;
  const proxy = named(protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY");
  if (proxy === undefined || isOfThisMachine(hostname)) return undefined;
  const withPort = port === "" ? `${host}:${protocol === "https:" ? 443 : 80}` : host;
  const without = (named("NO_PROXY") ?? "").toLowerCase().split(/[\s,]+/);
  return without.some((entry) => covers(entry, hostname, withPort)) ? undefined : withScheme(proxy);
}

/** Chromium's implicit rules: localhost and names below it, 127.0.0.0/8, ::1. */
const isOfThisMachine = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** `shop.example`, `.shop.example` and `*.shop.example` stand for the names below it, too; `*` for all. */
function covers(entry: string, hostname: string, withPort: string): boolean {
  if (entry === "") return false;
  if (entry === "*") return true;
  const name = entry.replace(/^\*?\./, "");
  return [hostname, withPort].some((one) => one === name || one.endsWith(`.${name}`));
}

const withScheme = (proxy: string): string => (/^[a-z][a-z0-9+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`);

/** One agent a proxy, made where it is needed. */
export class Proxies {
  readonly #env: Environment;
  readonly #agents = new Map<string, ProxyAgent>();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** @throws where the variable holds no address of a proxy */
  for(url: URL): Dispatcher | undefined {
    const proxy = proxyFor(url, this.#env);
    if (proxy === undefined) return undefined;
    const agent = this.#agents.get(proxy) ?? new ProxyAgent({ uri: proxy, proxyTunnel: false });
    this.#agents.set(proxy, agent);
    return agent;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#agents.values()].map((agent) => agent.destroy()));
  }
}
