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

/** Whether anybody's server may have this address. IPv4 within IPv6 counts as what it is within. */
const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

const systemResolver: Resolver = (host, done) => lookup(host, { all: true }, done);

/**
 * @param named the host that the user has named, with its port where it is not the protocol's
 * @param resolve how names become addresses
 */
export function guardedAgent(named: string, resolve: Resolver = systemResolver): Agent {
  const plain = buildConnector({});
  const guarded = buildConnector({ lookup: publicLookup(resolve) });
  return new Agent({
    connect: (options, done) => {
      const { hostname, port, protocol } = options;
      const { host } = new URL(`${protocol}//${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`);
      if (host === named) return plain(options, done);
      // a literal address is never looked up
      if (ipaddr.isValid(hostname) && !isPublicAddress(hostname)) return done(new PrivateAddressError(hostname), null);
      return guarded(options, done);
    },
  });
}

function publicLookup(resolve: Resolver): LookupFunction {
  return (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      const open = addresses?.filter(({ address }) => isPublicAddress(address)) ?? [];
      const [first] = open;
      if (error || first === undefined) return done(error ?? new PrivateAddressError(host), "", 0);
      return all ? done(null, open) : done(null, first.address, first.family);
    });
  };
}
