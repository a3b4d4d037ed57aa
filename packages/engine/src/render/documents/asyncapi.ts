/**
 * Sockets and streams as an AsyncAPI 3 description: a channel an address, a message for each event that the code sends or
 * listens to. What the specification shows of a payload stands there; all else is left open.
 */
import type { Call, Specification } from "@as-built/spec";
import { addressOf, holesOf, templateOf, uniqueNames } from "./address.ts";
import { type Cited, cited, jsonText } from "./cited.ts";
import { type Schema, schemaOfShape } from "./shape-schema.ts";

/** Whether a call opens or uses a connection that stays: AsyncAPI describes those, OpenAPI the others. */
export const isStreamed = ({ protocol, operation }: Call): boolean =>
  protocol === "websocket" || protocol === "sse" || operation?.type === "subscription";

interface Message extends Cited {
  name: string;
  payload?: Schema;
  description?: string;
}

interface Channel extends Cited {
  address: string;
  servers?: { $ref: string }[];
  parameters?: Record<string, { description: string }>;
  messages?: Record<string, Message>;
}

interface Operation extends Cited {
  action: "send" | "receive";
  channel: { $ref: string };
  messages: { $ref: string }[];
}

interface Server {
  host: string;
  protocol: string;
  description?: string;
}

interface Description {
  servers: Record<string, Server>;
  channels: Record<string, Channel>;
  operations: Record<string, Operation>;
  /** Of servers, by protocol and host. */
  serverKeys: Map<string, string>;
  /** Give each key once. */
  free: Readonly<Record<"servers" | "channels" | "operations", FreeKey>>;
}

export function renderAsyncApi(specification: Specification): string {
  const calls = specification.points.calls.statements.filter(isStreamed);
  const description: Description = {
    servers: {},
    channels: {},
    operations: {},
    serverKeys: new Map(),
    free: { servers: freeKeys(), channels: freeKeys(), operations: freeKeys() },
  };
  for (const several of Map.groupBy(calls, channelKey).values()) addChannel(description, several);
  const { subject, tool } = specification;
  return jsonText({
    asyncapi: "3.0.0",
    info: {
      title: `Sockets and streams of ${subject.name ?? "an application whose name is not shown"}`,
      version: subject.digest.slice(0, 12) || "not shown",
      description:
        `Read from the scripts that the application ships, by ${tool.name} ${tool.version}: what the client sends and ` +
        "listens to. What the scripts do not show is left open.",
    },
    ...(Object.keys(description.servers).length > 0 && { servers: description.servers }),
    channels: description.channels,
    operations: description.operations,
  });
}

function channelKey({ url, protocol }: Call): string {
  const { server = "", path } = addressOf(url);
  return `${protocol} ${server} ${templateOf(path)}`;
}

function addChannel(description: Description, calls: readonly Call[]): void {
  const [first] = calls;
  if (first === undefined) return;
  const { server, path, holes } = addressOf(first.url);
  const id = description.free.channels(`${first.protocol} ${first.url}`);
  const messages = messagesOf(calls);
  const servers = server === undefined ? undefined : addServer(description, server, first.protocol);
  description.channels[id] = {
    address: path,
    ...(servers && { servers: [{ $ref: `#/servers/${servers}` }] }),
    ...(holes.length > 0 && { parameters: Object.fromEntries(holes.map((name) => [name, NOT_SHOWN])) }),
    ...(messages.size > 0 && {
      messages: Object.fromEntries(Array.from(messages.values(), ({ key, message }) => [key, message])),
    }),
    ...cited(...calls),
  };
  for (const [call, { key }] of messages) {
    const action = call.operation?.direction === "sent" ? "send" : "receive";
    description.operations[description.free.operations(`${action} ${call.operation?.name ?? ""}`)] = {
      action,
      channel: { $ref: `#/channels/${id}` },
      messages: [{ $ref: `#/channels/${id}/messages/${key}` }],
      ...cited(call),
    };
  }
}

const NOT_SHOWN = { description: "Which values it takes is not shown." };

interface Keyed {
  readonly key: string;
  readonly message: Message;
}

/** By the call that shows it; a connection alone shows no message. */
function messagesOf(calls: readonly Call[]): ReadonlyMap<Call, Keyed> {
  const messages = new Map<Call, Keyed>();
  const freeKey = freeKeys();
  for (const call of calls) {
    const { operation, request, response } = call;
    if (operation?.direction === undefined) continue;
    const key = freeKey(`${operation.direction} ${operation.name}`);
    const payload = operation.direction === "sent" ? request : response;
    messages.set(call, { key, message: messageOf(call, operation.name, payload && schemaOfShape(payload)) });
  }
  return messages;
}

const messageOf = (call: Call, name: string, payload: Schema | undefined): Message => ({
  name,
  ...(payload ? { payload } : { description: "What it holds is not shown." }),
  ...cited(call),
});

/** `wss://host`, `//host`, or `{base}`, whose host is not shown. */
function addServer({ servers, serverKeys, free }: Description, url: string, protocol: string): string {
  const [scheme = "", host = ""] = url.includes("//") ? url.split("//") : ["", url];
  const server = { host, protocol: scheme.replace(/:$/, "") || protocol };
  const place = `${server.protocol} ${host}`;
  const known = serverKeys.get(place);
  if (known !== undefined) return known;
  const id = free.servers(url);
  serverKeys.set(place, id);
  const open = holesOf(host).length > 0 && { description: "The host is not shown whole." };
  servers[id] = { ...server, ...open };
  return id;
}

type FreeKey = (text: string) => string;

/** Keys are referred to by JSON pointers and written into code: letters, digits and hyphens, each once. */
function freeKeys(): FreeKey {
  const free = uniqueNames();
  return (text) => free(text.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "not-shown");
}
