/** Events sent and received over a connection: one statement for each name, at each of the places that lead to it. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { nameOf, ownProperties } from "../../evaluate/own-properties.ts";
import { type TextTemplate, texts, written } from "../../evaluate/text.ts";
import { isConstant, UNDEFINED, union, type Value } from "../../evaluate/value.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { type Resolved, resolveAtCallSites } from "../resolve.ts";
import type { Sighting } from "../survey.ts";
import { addressOf } from "./address.ts";
import { carriedIn, NAMING, nameIn } from "./envelope.ts";
import { openParts } from "./open-parts.ts";
import { packedIn } from "./packed.ts";
import { basisOf, bodyShape, evidenceOf, isOfProduct } from "./request.ts";
import { sentTexts } from "./sent-texts.ts";

export interface EventUse {
  readonly protocol: "websocket" | "sse" | "other";
  readonly direction: "sent" | "received";
  /** What the event goes over. */
  readonly source: Value;
  /** Where a source leads to; nothing where it is none. */
  readonly addresses: (source: Value) => readonly Value[];
  /** Also an object: then each of its keys is one. */
  readonly name: Value;
  /** What is sent with it, or the whole message, where that holds the name. */
  readonly body: Value;
  /** Names that are no events of the product. */
  readonly except?: ReadonlySet<string>;
  /** Whether the body is the whole message, its name among it. */
  readonly whole?: boolean;
}

type Part = "source" | "name" | "body" | "inside";

export function eventFacts(given: EventUse, at: Sighting<CallLike>, { ev, calls }: ExtractContext): readonly Fact[] {
  const { source, name, body } = given;
  // a field of `this` stays open for the callers of the method, and is what the class puts there in the end
  const addresses = (value: Value): readonly Value[] => given.addresses(ev.assume(value));
  const use: EventUse = { ...given, addresses };
  const resolved = resolveAtCallSites<Part>({
    values: { source, name, body, inside: UNDEFINED },
    at,
    graph: calls,
    ev,
    // which of several addresses a known connection has, its callers need not say
    follow: addresses(source).length > 0 ? ["name", "body", "inside"] : ["source", "name", "body", "inside"],
    settle: (open) => {
      const message = use.whole ? (packedIn(open.body) ?? open.body) : open.body;
      const isOpen = use.whole && isConstant(open.name, undefined);
      const own = isOpen ? nameIn(message, ev) : keyNames(open.name, ev);
      return { ...open, name: own, body: message, inside: openParts(message, ev) };
    },
  });
  const known = new Set(resolved.filter((one) => leadsTo(one, use) !== undefined).map(({ trail: [site] }) => site));
  return resolved
    .filter((one) => !known.has(one.trail[0]) || leadsTo(one, use) !== undefined)
    .flatMap((one) => factsAt(one, use, { ev, calls }));
}

/** `{ onSaved() {...} }` in place of a name. */
function keyNames(value: Value, ev: Evaluator): Value {
  const own = value.kind === "object" ? ownProperties(value, ev) : undefined;
  return own ? union(own.flatMap((one) => nameOf(one) ?? [])) : value;
}

/** The address, where it is known. */
const leadsTo = ({ values }: Resolved<Part>, { addresses }: EventUse): string | undefined =>
  knownUrl(addresses(values.source));

const knownUrl = (addresses: readonly Value[]): string | undefined =>
  addresses
    .flatMap((url) => texts(url))
    .map((text) => (isHere(text) ? "/" : addressOf(text)?.url))
    .find((url) => url !== undefined);

/** Also `io("")`: no address is the page's own. */
const isHere = ({ parts }: TextTemplate): boolean => parts.every((part) => part === "" || part === "/");

function factsAt(
  one: Resolved<Part>,
  use: EventUse,
  { ev, calls }: Pick<ExtractContext, "ev" | "calls">,
): readonly Fact[] {
  const { values, trail } = one;
  const { protocol, direction, addresses, except } = use;
  if (addresses(values.source).length === 0) return [];
  const url = leadsTo(one, use) ?? "{base}";
  const body = use.whole ? carriedIn(values.body, ev) : values.body;
  const request = bodyShape(body, ev);
  // a message that is no envelope names itself
  const sent = use.whole && body === values.body ? [] : sentTexts(body, ev, calls.speaks);
  // a library's envelope may carry a message that the product names
  const isNamed = sent.some(({ name, isCarried }) => NAMING.has(name) && !isCarried);
  return texts(values.name)
    .filter((text) => isName(text) && (isNamed || isOfProduct(text, calls)) && !except?.has(written(text)))
    .map((text): Fact => {
      const [site] = trail;
      return {
        point: "calls",
        content: {
          protocol,
          url,
          operation: { type: "event", name: written(text), direction },
          ...(request ? { request } : {}),
        },
        ...(sent.length > 0 && { sent }),
        basis: basisOf(trail, text, calls),
        evidence: evidenceOf(trail, text, "/operation/name"),
        answer: { client: protocol === "sse" ? "message" : "plain", trail },
        ...(site ? { unit: site.unit } : {}),
      };
    });
}

const isName = ({ parts, sources }: TextTemplate): boolean =>
  sources.length > 0 && parts.some((part) => typeof part === "string" && /[\p{L}\p{N}]/u.test(part));
