/**
 * What shows that code has a server of its own, which a package has not: functions of the server that a compiler left
 * references to, and requests to an address that is the page's own. Of 78,657 units of packages in 21 applications
 * none holds such a request, of the 22,417 of the applications' own 166 do; counted before methods like `_get` were taken, too.
 */
import { ROOTS } from "./features.ts";

/**
 * TanStack Start 1: `createServerFn({method:"POST"}).handler(createClientRpc("16cc7c2f...e08"))`. By its documentation the
 * name is a SHA-256 of the file and the function; before, it was both in plain text.
 */
const REFERENCE = /\.handler\([\w$]+\(["'`](?:[\da-f]{64}|[\w$-]+_createServerFn_handler)["'`]/;

/** @param text that of a unit */
export const refersToServer = (text: string): boolean => text.includes(".handler(") && REFERENCE.test(text);

/** A path that begins at the root of a server, or with what servers keep their interface under. */
const OWN_PATH = String.raw`["'\`](?:\/?(?:${ROOTS})\/|\/[a-z][\w-]*["'\`/?])`;
/** A path below the page's own address: `fetch("billing/plans")`. What packages load beside themselves are files. */
const BESIDE = String.raw`["'\`][a-z][\w-]*(?:\/[a-z][\w-]*)+["'\`?]`;
const VERB = String.raw`["'\`](?:get|post|put|patch|delete)["'\`]`;
/** `http.get("/orders")`, `this._get("/orders")`, `fetch("/api/orders")`, `call({url:"/orders",method:"post"})`, `{method:"GET",url:"/orders"}` */
const REQUEST = new RegExp(
  String.raw`(?:\.[#$_]?(?:get|post|put|patch|delete|request|ajax|getJSON)|\bfetch)\(${OWN_PATH}` +
    String.raw`|\burl:${OWN_PATH}[^"'\`]{0,200}["'\`]?,(?:method|type):${VERB}` +
    String.raw`|\b(?:method|type):${VERB},url:${OWN_PATH}` +
    String.raw`|(?<![.\w$])fetch\(${BESIDE}`,
  "i",
);
/** A file that is served beside the scripts is read by packages, too. */
const FILE = /\.(?:css|html?|[cm]?js|json|png|svg|wasm)["'`]/;

/**
 * `{method:"GET",url:path(id),...}`, with the method written out: a package writes one or two such (jQuery 1 to 3), a client that
 * a tool makes of a server's interface one for each operation, whatever its addresses are made of.
 */
const OPERATION = new RegExp(String.raw`\{method:${VERB},url:|\{url:[^,{}"']{1,80},method:${VERB}`, "gi");
const LEAST_OPERATIONS = 3;

/** @param text that of a unit */
export function asksOwnServer(text: string): boolean {
  const request = REQUEST.exec(text);
  if (request !== null && !FILE.test(text.slice(request.index, request.index + 300))) return true;
  return (text.match(OPERATION)?.length ?? 0) >= LEAST_OPERATIONS;
}
