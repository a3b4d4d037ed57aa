/**
 * Vue-Socket.io 2 and 3: `new VueSocketIO({ connection, vuex: { store, actionPrefix } })` gives every component the
 * connection as `$socket`, calls what components have in their option `sockets`, and the actions and mutations of the
 * store whose name is the prefix and the event's. Where the package is not recognised, its options tell.
 */
import type { Value } from "../../../evaluate/value.ts";
import { outcomes, stringOf, UNDEFINED } from "../../../evaluate/value.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { isFunction } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import { callsOf, callsWithObject } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { eventFacts, urlOf } from "../../http/events.ts";
import { isOf } from "../../http/settings.ts";
import type { Sighting, Survey } from "../../survey.ts";

interface Setup {
  readonly addresses: readonly Value[];
  /** What the names of actions and mutations begin with. */
  readonly prefixes: readonly string[];
}

/** Of socket.io itself. */
const OWN = wordSet(`
  connect disconnect error connect_error connect_timeout connecting reconnect reconnect_attempt reconnect_error
  reconnect_failed reconnecting ping pong
`);
const PREFIXES = ["actionPrefix", "mutationPrefix"];

function setupIn({ calls }: Survey, context: ExtractContext): Setup | undefined {
  for (const call of callsWithObject(calls)) {
    const found = call.node.type === "NewExpression" ? setupOf(call, context) : undefined;
    if (found) return found;
  }
  return undefined;
}

function setupOf({ node, module }: Sighting<CallLike>, { ev, models }: ExtractContext): Setup | undefined {
  const [options] = node.arguments;
  const [connection, vuex] = ["connection", "vuex"].map((key) => options && propertyOf(options, key));
  if (!connection) return undefined;
  const given = PREFIXES.flatMap((key) => {
    const prefix = propertyOf(vuex, key);
    return prefix ? (stringOf(ev.evaluate(prefix, module)) ?? []) : [];
  });
  if (given.length === 0 && !isOf(ev.evaluate(node.callee, module), "vue-socket.io")) return undefined;
  const value = ev.evaluate(connection, module);
  const opened = outcomes(value).flatMap((one) => models.typed(one)?.parts.url ?? []);
  // what actions begin with where nothing else is said
  const prefixes = [...new Set([...given, "SOCKET_"])].filter((prefix) => prefix !== "");
  return { addresses: opened.length > 0 ? opened : [value], prefixes };
}

/** `this.$socket.emit("name", data)`, `this.sockets.subscribe("name", listener)` */
function called(survey: Survey, { addresses }: Setup, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  return callsOf(survey.calls, "emit", "subscribe").flatMap((at) => {
    const { callee, arguments: given } = at.node;
    const of = callee.type === "MemberExpression" ? memberName(callee.object) : undefined;
    const sends = memberName(callee) === "emit";
    if (of !== (sends ? "$socket" : "sockets")) return [];
    const [name, data = UNDEFINED] = given.map((one) => ev.evaluate(one, at.module));
    if (!name) return [];
    const direction = sends ? "sent" : "received";
    const use = { protocol: "websocket", direction, source: UNDEFINED, addresses: () => addresses, name } as const;
    return eventFacts({ ...use, body: sends ? data : UNDEFINED, except: OWN }, at, context);
  });
}

/** `sockets: { name() {} }` of components, `SOCKET_name() {}` of stores. */
function received(survey: Survey, { addresses, prefixes }: Setup): readonly Fact[] {
  return survey.objects.flatMap((at) => {
    const sockets = propertyOf(at.node, "sockets");
    const own = sockets?.type === "ObjectExpression" ? namedIn(sockets, [""]) : [];
    return [...own, ...namedIn(at.node, prefixes)].flatMap(({ name, node }) =>
      OWN.has(name.toLowerCase()) ? [] : eventAt(name, node, at, urlOf(addresses)),
    );
  });
}

interface Named {
  readonly name: string;
  readonly node: Node;
}

const namedIn = ({ properties }: ObjectExpression, prefixes: readonly string[]): readonly Named[] =>
  properties.flatMap((property): readonly Named[] => {
    if (property.type !== "Property" || !isListener(property.value)) return [];
    const key = keyName(property.key, property.computed);
    const prefix = prefixes.find((one) => key?.startsWith(one));
    const name = prefix === undefined ? "" : (key ?? "").slice(prefix.length);
    return name === "" ? [] : [{ name, node: property.key }];
  });

/** A function, or what a compiler makes of an asynchronous one: `function(){var t=wrap(...);return e}()`. */
const isListener = (value: Node): boolean => isFunction(value) || value.type === "CallExpression";

const eventAt = (name: string, { start, end }: Node, at: Sighting<ObjectExpression>, url: string): Fact => ({
  point: "calls",
  content: { protocol: "websocket", url, operation: { type: "event", name, direction: "received" } },
  basis: "derived",
  evidence: [{ script: at.module.script, start, end, says: "name", for: "/operation/name" }],
  unit: at.unit,
});

export const vueSocketCalls = {
  name: "vue-socket-calls",
  all(survey, context) {
    const setup = setupIn(survey, context);
    return setup ? [...called(survey, setup, context), ...received(survey, setup)] : [];
  },
} satisfies Extractor;
