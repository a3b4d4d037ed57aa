/**
 * Screens that no router shows that anybody knows: addresses that stand together, most of which lead to something that is
 * drawn, and to some of which links of the program lead. Asked only where the known routers show next to nothing.
 */
import type { ObjectValue, Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keysOf } from "../../http/payload.ts";
import type { Survey } from "../../survey.ts";
import type { RouteRow } from "../own/route-rows.ts";
import { plainScreen } from "../plain-screen.ts";
import { ASKS, guardsOf } from "../route-guards.ts";
import { type AddressGroup, addressGroups } from "./address-groups.ts";
import { draws } from "./draws.ts";
import { ledByName } from "./led-by-name.ts";
import { LinkTargets } from "./link-targets.ts";

/** With so many screens a router is known. */
const KNOWN = 3;
/** Fewer addresses show no router. */
const MIN_ROWS = 3;
/** So many of them are led to elsewhere, and so many lead to something. */
const MIN_LINKED = 2;
const MOST = 2 / 3;

/** `known`: facts of any point; those of screens count. */
export function shapedScreens(survey: Survey, context: ExtractContext, known: readonly Fact[]): readonly Fact[] {
  const paths = known.flatMap((fact) => (fact.point === "screens" ? fact.content.path : []));
  if (new Set(paths).size >= KNOWN) return [];
  const [tables, others] = split(addressGroups(survey, context), isTable);
  if (tables.length === 0) return [];
  const links = new LinkTargets(survey, context.ev);
  const found = tables.flatMap((group) => screensOf(group, MIN_LINKED, links, survey, context));
  if (found.length === 0) return [];
  // beside a table, the same program gives its router single addresses, too: each has to be led to
  const single = others.flatMap(({ rows, at }) => rows.map((row) => ({ rows: [row], at })));
  return [...found, ...single.flatMap((group) => screensOf(group, 1, links, survey, context))];
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

const isTable = ({ rows }: AddressGroup): boolean => new Set(rows.map(({ path }) => path)).size >= MIN_ROWS;

/** `leastLinked`: so many of the addresses have to be led to, unless what they name is a place where something is drawn. */
function screensOf(
  { rows, at }: AddressGroup,
  leastLinked: number,
  links: LinkTargets,
  survey: Survey,
  context: ExtractContext,
): readonly Fact[] {
  if (rows.some((row) => isRequest(row, context))) return [];
  const own = new Set<Node>(rows.map(({ node }) => node));
  const linked = new Set(rows.map(({ path }) => path).filter((path) => links.leadTo(path, own)));
  const written = rows.map((row) => drawnBy(row, context));
  const named = isLed(written) ? undefined : ledByName(rows, survey, context);
  const drawn = named?.leads ?? written;
  if (!isLed(drawn) || (linked.size < leastLinked && !named?.isDrawn)) return [];
  return rows.flatMap((row, index) => {
    const place = { node: row.node, module: row.module, unit: at.unit };
    const { path, pieces, value } = row;
    const guards = value.kind === "object" ? guardsOf(value, context.ev) : [];
    return plainScreen(
      { path, pieces, at: place, drawn: drawn[index] ?? [], guards, ...redirectOf(value, context) },
      context,
    ).map((fact): Fact => ({ ...fact, basis: "inferred" }));
  });
}

const isLed = (drawn: readonly (readonly Value[])[]): boolean =>
  drawn.filter((one) => one.length > 0).length >= drawn.length * MOST;

/** What stands beside a place in a menu, what is done around the drawing, and with the answer of a request. */
const NO_SCREEN =
  /icon|title|label|name|text|before|after|guard|activate|leave|success|error|complete|done|callback|transform|^on[A-Z]|^(?:test|match|regexp?|parse)$/i;

function drawnBy({ value, key }: RouteRow, { ev }: ExtractContext): readonly Value[] {
  if (value.kind === "array" && key !== undefined) return value.elements.slice(1).flatMap((one) => draws(one, ev));
  if (value.kind !== "object") return key === undefined ? draws(value, ev) : [];
  return keysOf(value, ev)
    .keys.filter((one) => one !== key && !NO_SCREEN.test(one) && !ASKS.test(one))
    .flatMap((one) => draws(ev.member(value, one), ev));
}

const VERB = /^(?:get|post|put|patch|delete|head|options)$/i;

/** `{ url: "/x", method: "GET", read }` */
const isRequest = ({ value }: RouteRow, { ev }: ExtractContext): boolean =>
  value.kind === "object" && keysOf(value, ev).keys.some((key) => VERB.test(stringOf(ev.member(value, key)) ?? ""));

function redirectOf(value: Value, { ev }: ExtractContext): { readonly redirectsTo?: string } {
  if (value.kind !== "object") return {};
  const to = redirectIn(value, ev);
  return to === undefined ? {} : { redirectsTo: to };
}

const redirectIn = (value: ObjectValue, ev: ExtractContext["ev"]): string | undefined =>
  ["redirect", "redirectTo"].map((key) => stringOf(ev.member(value, key))).find((to) => to !== undefined);
