/** Whether a value is a connection of socket.io, and where it leads. */
import { freeParams } from "../../../evaluate/free-params.ts";
import { globalName } from "../../../evaluate/global-name.ts";
import type { Result, Value } from "../../../evaluate/value.ts";
import { constant, outcomes } from "../../../evaluate/value.ts";

const COMPONENTS = new Set(["socket.io-client", "socket.io"]);
/** What the script that a server of socket.io hands out (`/socket.io/socket.io.js`) leaves on the window. */
const GLOBALS = new Set(["io", "io.connect"]);
/** Longest chain from a connection to what is called: `io(url).volatile.timeout(5).emit`. */
const MAX_CHAIN = 6;

/** `io()` without an address leads to the page's own host. */
const HERE = constant("/");

/** Addresses that a connection may lead to; nothing where the value is no connection. */
export function addressesOf(value: Value, depth = 0): readonly Value[] {
  if (depth > MAX_CHAIN) return [];
  switch (value.kind) {
    case "union":
    case "choice":
      return outcomes(value).flatMap((option) => addressesOf(option, depth + 1));
    case "member":
      return addressesOf(value.object, depth + 1);
    case "result":
      return isOpened(value) ? [opened(value)] : receiverOf(value).flatMap((of) => addressesOf(of, depth + 1));
    default:
      return [];
  }
}

const isOpened = ({ callee }: Result): boolean =>
  callee.kind === "external"
    ? callee.component !== undefined && COMPONENTS.has(callee.component)
    : GLOBALS.has(globalName(callee) ?? "");

/** `io(url, options)`, `io(options)`, `io()`. */
function opened({ args: [url] }: Result): Value {
  return url && url.kind !== "object" && url.kind !== "array" ? url : HERE;
}

const receiverOf = ({ callee }: Result): readonly Value[] => (callee.kind === "member" ? [callee.object] : []);

/** A connection, or something that callers pass in. */
export const mayBeConnection = (value: Value): boolean =>
  addressesOf(value).length > 0 || freeParams([value]).length > 0;
