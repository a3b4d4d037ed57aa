/**
 * Pages of Next's app router to which only links lead. Builds of Turbopack give browsers no list of an application's
 * pages, and a page that was not captured does not say its own route: what is left is where the code goes. Takes what is
 * known of the screens so far, and gives those that are not among them, as `inferred`.
 */

import { readJson } from "@as-built/spec";
import { freeParams } from "../../evaluate/free-params.ts";
import { type TextTemplate, texts } from "../../evaluate/text.ts";
import type { Value } from "../../evaluate/value.ts";
import { isCovered } from "../../formats/next/covered-path.ts";
import { type Flight, type FlightRow, flightsIn } from "../../formats/next/flight-rows.ts";
import { pushAll } from "../../lists.ts";
import { append } from "../../multimap.ts";
import type { Script } from "../../script.ts";
import { type CallLike, type FunctionNode, isFunction } from "../../syntax/nodes.ts";
import { hasToolName } from "../../unpack/tool-names.ts";
import { atCallSites } from "../at-call-sites.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import { settle } from "../http/settled-address.ts";
import type { Sighting, Survey } from "../survey.ts";
import { type AppLink, appLinks } from "./app-links.ts";
import { pageAddress } from "./page-address.ts";

/** `known`: facts of any point; those of screens count. */
export function linkedPages(
  scripts: readonly Script[],
  survey: Survey,
  context: ExtractContext,
  known: readonly Fact[],
): readonly Fact[] {
  if (!scripts.some((script) => hasToolName(script, "__next_f"))) return [];
  const shown = pathsOf(known);
  const addresses = new LinkAddresses(survey, context);
  const linked = [...appLinks(survey, context).flatMap((link) => pagesAt(link, addresses)), ...linkedInPages(scripts)];
  const fresh = linked.filter((fact) => !pathsOf([fact]).some((path) => shown.some((one) => isCovered(path, one))));
  const open = pathsOf(fresh).filter(takesWords);
  return fresh.filter(
    (fact) => !pathsOf([fact]).some((path) => !takesWords(path) && open.some((one) => isCovered(path, one))),
  );
}

const pathsOf = (facts: readonly Fact[]): readonly string[] => [
  ...new Set(facts.flatMap((fact) => (fact.point === "screens" ? fact.content.path : []))),
];

/** `/docs/{slug}`, also where only links say so: the values of such a parameter are words. */
const takesWords = (path: string): boolean => /\{\w{0,60}slug\w{0,60}\}$/i.test(path);

function pagesAt(link: AppLink, addresses: LinkAddresses): readonly Fact[] {
  return addresses
    .of(link)
    .flatMap((address) => texts(address))
    .flatMap((text) => {
      const path = pageAddress(text);
      return path === undefined ? [] : [pageFact(path, text, link)];
    });
}

export function pageFact(path: string, { sources }: TextTemplate, { at, says }: Pick<AppLink, "at" | "says">): Fact {
  const place = { script: at.module.script, start: at.node.start, end: at.node.end };
  const [first = place, ...others] = sources;
  const evidence = (range: Omit<FactEvidence, "says">): FactEvidence => ({ ...range, says });
  return {
    point: "screens",
    content: { path },
    basis: "inferred",
    evidence: [evidence(first), ...others.map(evidence)],
    unit: at.unit,
  };
}

/** More values than these a row has only when it was made to. */
const MAX_NODES = 100_000;

const linkedInPages = (scripts: readonly Script[]): readonly Fact[] =>
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

/** Most items of a list of links. */
const MAX_ITEMS = 60;

class LinkAddresses {
  private readonly context: ExtractContext;
  /** The calls that call a function for each item of a list. */
  private readonly eachOf = new Map<FunctionNode, Sighting<CallLike>[]>();

  constructor({ calls }: Survey, context: ExtractContext) {
    this.context = context;
    for (const at of callsOf(calls, "map", "flatMap", "forEach")) {
      const [first] = at.node.arguments;
      if (first && isFunction(first)) append(this.eachOf, first, at);
    }
  }

  of({ address, call }: AppLink): readonly Value[] {
    if (!call || freeParams([address]).length === 0) return [address];
    const { ev, calls } = this.context;
    const items = this.ofItems(address);
    if (items.length > 0) return items;
    return atCallSites(settle(address, calls, ev), call, this.context).map(({ value }) => settle(value, calls, ev));
  }

  private ofItems(address: Value): readonly Value[] {
    const { ev } = this.context;
    return freeParams([address]).flatMap((fn) =>
      (this.eachOf.get(fn) ?? []).flatMap((at) => {
        if (at.node.callee.type !== "MemberExpression") return [];
        const list = ev.evaluate(at.node.callee.object, at.module);
        const lists = atCallSites(list, at, this.context);
        const items = lists.flatMap(({ value }) => (value.kind === "array" ? value.elements : []));
        return items.slice(0, MAX_ITEMS).map((item) => ev.apply(address, [{ of: fn, args: [item] }]));
      }),
    );
  }
}
