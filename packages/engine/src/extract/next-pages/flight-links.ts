/**
 * Links that pages of the app router draw on the server, as the page's own data write them:
 * `["$","$L5",null,{"href":"/orders","children":"Orders"}]`, where `$L5` is a component of the browser's (Next 13 to 16).
 */
import { readJson } from "@as-built/spec";
import { pushAll } from "../../lists.ts";
import type { Script } from "../../script.ts";
import type { Fact } from "../fact.ts";
import { type Flight, type FlightRow, flightsIn } from "./flight-rows.ts";
import { pageAddress } from "./page-address.ts";

/** More values than these a row has only when it was made to. */
const MAX_NODES = 100_000;

export const linkedInPages = (scripts: readonly Script[]): readonly Fact[] =>
  flightsIn(scripts).flatMap((flight) => [...flight.rows.values()].flatMap((row) => linksIn(row, flight)));

function linksIn(row: FlightRow, flight: Flight): readonly Fact[] {
  if (!row.text.includes('"href":"/')) return [];
  return [...new Set(addressesIn(readJson(row.text)))].flatMap((address): readonly Fact[] => {
    const path = pageAddress({ parts: [address], sources: [], built: false });
    const place = path === undefined ? undefined : flight.placeOf(row, `"href":${JSON.stringify(address)}`);
    if (path === undefined || !place) return [];
    return [
      { point: "screens", content: { path }, basis: "inferred", evidence: [{ ...place, says: "link of a page" }] },
    ];
  });
}

function addressesIn(root: unknown): readonly string[] {
  const found: string[] = [];
  const open: unknown[] = [root];
  for (let seen = 0; open.length > 0 && seen < MAX_NODES; seen++) {
    const at = open.pop();
    const address = linkOf(at);
    if (address !== undefined) found.push(address);
    if (typeof at === "object" && at !== null) pushAll(open, Object.values(at));
  }
  return found.sort();
}

/** The address of an element of a component; elements of HTML have the name of their tag in its place. */
function linkOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value[0] !== "$" || !/^\$L?[0-9a-f]+$/.test(String(value[1]))) return undefined;
  const props: unknown = value[3];
  if (typeof props !== "object" || props === null || !("href" in props) || "download" in props) return undefined;
  return typeof props.href === "string" ? props.href : undefined;
}
