/**
 * Connections to public addresses only. What the material names decides where a capture connects to, and must not lead it
 * into the network that it runs in: loopback, private, link-local and reserved addresses are refused, except on the host
 * that the user has named. The answers of DNS are checked where a connection is made, so no second answer can differ.
 */
import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector } from "undici";

/** Names of hosts to their addresses, as `lookup` of Node with `all`. */
export type Resolver = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const PRIVATE = "ERR_PRIVATE_ADDRESS";

class PrivateAddressError extends Error {
  readonly code = PRIVATE;
}

/**
 * Ranges of IANA's registries of special-purpose addresses that ipaddr.js 2 takes for unicast: networks for measurements,
 * translation within a network, what is discarded, sites (RFC 3879), documentation (RFC 9637).
 */
const RESERVED = ["198.18.0.0/15", "64:ff9b:1::/48", "100::/64", "fec0::/10", "3fff::/20"].map((range) =>
  ipaddr.parseCIDR(range),
);

/** All of IPv6 that is given to networks; IPv4 within an address outside of it, `::127.0.0.1`, leads who knows where. */
const GLOBAL = ipaddr.parseCIDR("2000::/3");

/** Whether anybody's server may have this address. IPv4 within IPv6 counts as what it is within. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  if (known.kind() === "ipv6" && !known.match(GLOBAL)) return false;
  return known.range() === "unicast" && ipaddr.subnetMatch(known, { RESERVED }, "unicast") === "unicast";
}

const systemResolver: Resolver = (host, done) => lookup(host, { all: true }, done);

/**
 * @param named hosts that the user has named, with their ports where these are not the protocol's; they may be private
 * @param resolve how names become addresses
 */
export function guardedAgent(named: ReadonlySet<string>, resolve: Resolver = systemResolver): Agent {
  const plain = buildConnector({});
  const guarded = buildConnector({ lookup: publicLookup(resolve) });
  return new Agent({
    connect: (options, done) => {
      const { hostname, port, protocol } = options;
      const { host } = new URL(`${protocol}//${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`);
      if (named.has(host)) return plain(options, done);
      // a literal address is never looked up
      if (ipaddr.isValid(hostname) && !isPublicAddress(hostname)) return done(new PrivateAddressError(hostname), null);
      return guarded(options, done);
    },
  });
}

/** For one connection: what it gives is what is connected to, so that a name that means another address later helps nobody. */
export function publicLookup(resolve: Resolver): LookupFunction {
  return (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      const open = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
      const [first] = open;
      if (error || first === undefined) return done(error ?? new PrivateAddressError(host), "", 0);
      return all ? done(null, open) : done(null, first.address, first.family);
    });
  };
}

/**
 * Whether a proxy may be asked for a host. It makes the connection and asks its own DNS, so this looks only once, before: a
 * name that this machine does not know is the proxy's to judge, unless only what is known to be public may be asked for.
 */
export async function isOpenByProxy(
  hostname: string,
  {
    publicOnly = false,
    resolve = systemResolver,
  }: { readonly publicOnly?: boolean | undefined; readonly resolve?: Resolver | undefined },
): Promise<boolean> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal)) return isPublicAddress(literal);
  const { promise, resolve: done } = Promise.withResolvers<boolean>();
  resolve(hostname, (error, addresses) => {
    if (error || addresses.length === 0) done(!publicOnly);
    else done(addresses.some(({ address }) => isPublicAddress(address)));
  });
  return promise;
}
