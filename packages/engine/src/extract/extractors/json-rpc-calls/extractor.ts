/**
 * Requests of protocols that are spoken in JSON-RPC (2.0), over whatever carries them: `client.request({method, params})` of a
 * library that makes the envelope of it, and envelopes that the program hands to a transport by itself.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { BUILT_IN } from "../../entities/built-in.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { eventFacts } from "../../http/events.ts";
import { mentionsRpc, type Procedure, proceduresIn } from "../../http/rpc.ts";
import type { Sighting } from "../../survey.ts";
import { type Writer, writersIn } from "./writers.ts";

type At = Sighting<CallLike>;

export const jsonRpcCalls = {
  name: "json-rpc-calls",
  call(at, context) {
    return [...ofLibraries(at, context), ...ofTransports(at, context)].flatMap((message) => sent(message, at, context));
  },
} satisfies Extractor;

const sent = ({ name, params }: Procedure, at: At, context: ExtractContext): readonly Fact[] =>
  eventFacts(
    { protocol: "other", direction: "sent", source: UNDEFINED, addresses: () => [UNDEFINED], name, body: params },
    at,
    context,
  );

/** `client.request({method: "tools/list", params: {cursor}}, schema)` */
function ofLibraries(at: At, context: ExtractContext): readonly Procedure[] {
  const { node, module } = at;
  const { ev } = context;
  const method = memberName(node.callee);
  const writers = method === undefined ? undefined : writersIn(ev).get(method);
  if (!writers) return [];
  const components = new Set(ev.callees(node.callee, module).flatMap((one) => componentOf(one, ev) ?? []));
  const writer = writers.find(({ component }) => components.has(component));
  const args = writer ? node.arguments.map((argument) => ev.evaluate(argument, module)) : [];
  if (!writer || isModelled(at, args, context)) return [];
  return [messageOf(writer, args, ev)];
}

function messageOf({ request, name, params }: Writer, args: readonly Value[], ev: Evaluator): Procedure {
  const given = (index: number | undefined): Value => (index === undefined ? UNDEFINED : (args[index] ?? UNDEFINED));
  if (request === undefined) return { name: given(name), params: given(params) };
  return { name: ev.member(given(request), "method"), params: ev.member(given(request), "params") };
}

/** Deepest way from a method to the library that made what it is called on. */
const MAX_DEPTH = 6;

/** The library whose method it is: of what it exports, of what it made, of a class of the program that extends its own. */
function componentOf(value: Value, ev: Evaluator, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  switch (value.kind) {
    case "external":
      return value.component;
    case "result":
      return componentOf(value.callee, ev, depth + 1);
    case "member":
      return componentOf(value.object, ev, depth + 1);
    case "instance": {
      const { node, module } = value.of;
      return node.superClass ? componentOf(ev.evaluate(node.superClass, module), ev, depth + 1) : undefined;
    }
    default:
      return undefined;
  }
}

/** `transport.send({jsonrpc: "2.0", id, method, params})`, also as a text. */
function ofTransports(at: At, context: ExtractContext): readonly Procedure[] {
  const { node, module } = at;
  const { ev } = context;
  const [first] = node.arguments;
  const method = memberName(node.callee);
  if (method === undefined || BUILT_IN.has(method) || !first || !mentionsRpc(module.script)) return [];
  const message = ev.evaluate(first, module);
  const procedures = proceduresIn(message, ev);
  if (procedures.length === 0) return [];
  const isCarried = ev.callees(node.callee, module).every(mayCarry);
  return isCarried && !isModelled(at, [message], context) ? procedures : [];
}

/** What the browser has beside `postMessage` (HTML) carries no message, and code of the program is looked into. */
const mayCarry = (callee: Value): boolean =>
  callee.kind !== "function" && (callee.kind !== "global" || callee.path.at(-1) === "postMessage");

/** A model says of the call what it sends, and where. */
const isModelled = ({ node, module }: At, args: readonly Value[], { ev, models }: ExtractContext): boolean =>
  ev.callees(node.callee, module).some((callee) => models.use({ callee, args, isNew: false }) !== undefined);
