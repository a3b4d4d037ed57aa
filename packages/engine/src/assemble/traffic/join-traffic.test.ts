import { type Call, fileId, offset, statementId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { inTime } from "../../../../../tests/in-time.ts";
import type { Exchange, RecordedTraffic, SocketMessage } from "../../traffic.ts";
import { joinTraffic } from "./join-traffic.ts";
import { keptTraffic } from "./kept-traffic.ts";

const SITE = "https://desk.example";

const call = (method: string | undefined, url: string, more: Partial<Call> = {}): Call => ({
  id: statementId(`call:${method}:${url}:${more.operation?.name ?? ""}`),
  basis: "shown",
  evidence: [{ file: fileId("a.js"), start: offset(0), end: offset(1), quote: "x" }],
  protocol: "http",
  ...(method !== undefined && { method }),
  url,
  ...more,
});

const asked = (method: string, path: string, more: Partial<Exchange> = {}): Omit<Exchange, "entry"> => ({
  method,
  origin: SITE,
  path,
  query: [],
  kind: "request",
  status: 200,
  ...more,
});

const WORDS = "fetch api orders items total page size note desk v2 people name id open lines keep";

function joined(calls: readonly Call[], exchanges: readonly Omit<Exchange, "entry">[], text = WORDS) {
  const recorded: RecordedTraffic = {
    name: "desk.har",
    sha256: "",
    site: SITE,
    entries: exchanges.length,
    exchanges: exchanges.map((one, entry) => ({ entry, ...one })),
  };
  const found = joinTraffic(recorded, calls, [text]);
  // what is kept for later says the same: the scripts hold the addresses of their calls
  const kept = keptTraffic(recorded, [text, ...calls.map(({ url }) => JSON.stringify(url))]);
  expect(joinTraffic(kept, calls, [text])).toEqual(found);
  return found;
}

/** What was seen of each call, in short. */
const seenIn = ({ calls }: ReturnType<typeof joined>): readonly string[] =>
  calls.flatMap(({ url, seen = [] }) =>
    seen.map((one) => `${url} <- ${one.method} ${one.url} x${one.traffic.sightings}`),
  );

const left = ({ traffic }: ReturnType<typeof joined>): readonly string[] =>
  traffic.unexplained.map(({ method, url, mayBe }) => `${method} ${url}${mayBe ? ` ? ${mayBe.join(" ")}` : ""}`);

describe("a message over a socket", () => {
  const event = (name: string, direction: "sent" | "received", url = "wss://desk.example/live") =>
    call(undefined, url, { protocol: "websocket", operation: { type: "event", name, direction } });
  const said = (message: SocketMessage, more: Partial<Exchange> = {}) =>
    asked("GET", "/live", { kind: "message", status: message.direction === "sent" ? 0 : 101, message, ...more });
  const isWhole = false;
  const shape = { type: "object", properties: { id: { type: "integer" } } };

  test("is joined with the event of that name and direction", () => {
    const envelope = { type: "object", properties: { type: { type: "string" }, data: shape } };
    const found = joined(
      [event("order.moved", "received"), event("join", "sent"), event("left", "sent"), call("GET", "/live")],
      [
        asked("GET", "/live", { kind: "socket", status: 101 }),
        said({ direction: "sent", names: ["join"], isWhole }, { request: shape }),
        said({ direction: "received", names: ["event", "order.moved"], isWhole: true }, { answer: envelope }),
        said({ direction: "received", names: ["join"], isWhole }),
        said({ direction: "received", names: ["Ada Lovelace"], isWhole }),
      ],
      `${WORDS} live order moved join left event type data`,
    );
    const [moved, join, left, other] = found.calls.map(({ seen }) => seen);
    expect(moved).toMatchObject([{ url: "/live", answers: [{ status: 101, shape, sightings: 1 }] }]);
    expect(join).toMatchObject([{ url: "/live", request: shape, answers: [], traffic: { sightings: 1 } }]);
    expect([left, other]).toEqual([undefined, undefined]);
    expect(found.traffic.recordings[0].calls).toBe(1);
    expect(found.traffic.unexplained).toEqual([]);
  });

  test("of socket.io has the address of its namespace, and stands where the connection does", () => {
    const found = joined(
      [event("join", "sent", "/"), event("join", "sent", "/admin")],
      [
        said({ direction: "sent", names: ["join"], namespace: "/admin", isWhole }, { path: "/socket.io/" }),
        said({ direction: "sent", names: ["join"], namespace: "/", isWhole }, { path: "/socket.io/" }),
      ],
      `${WORDS} socket io admin join`,
    );
    expect(found.calls.map(({ seen }) => seen?.map(({ url, traffic }) => [url, traffic.entries]))).toEqual([
      [["/socket.io", [1]]],
      [["/socket.io", [0]]],
    ]);
  });
});

describe("a request is joined with the call", () => {
  test("whose method and address fit, identifiers and all", () => {
    const found = joined(
      [call("GET", "/api/orders/{orderId}"), call("POST", "/api/orders"), call(undefined, "/api/people/{id}.json")],
      [
        asked("GET", "/api/orders/17"),
        asked("GET", "/api/orders/18/"),
        asked("POST", "/api/orders", { status: 201 }),
        asked("GET", "/api/people/ada%20l.json"),
        asked("DELETE", "/api/orders/17"),
      ],
    );
    expect(seenIn(found)).toEqual([
      "/api/orders/{orderId} <- GET /api/orders/{orderId} x2",
      "/api/orders <- POST /api/orders x1",
      "/api/people/{id}.json <- GET /api/people/{id}.json x1",
    ]);
    expect(left(found)).toEqual(["DELETE /api/orders/{number}"]);
    expect(found.calls[0]?.seen?.[0]?.traffic).toEqual({ recording: "desk.har", entries: [0, 1], sightings: 2 });
  });

  test("that states most of it", () => {
    const calls = [call("GET", "/api/{kind}/{id}"), call("GET", "/api/orders/{id}"), call("GET", "/api/orders/open")];
    expect(seenIn(joined(calls, [asked("GET", "/api/orders/open"), asked("GET", "/api/orders/7")]))).toEqual([
      "/api/orders/{id} <- GET /api/orders/{id} x1",
      "/api/orders/open <- GET /api/orders/open x1",
    ]);
  });

  test("behind a base that is not shown, where two calls share it or two segments are stated", () => {
    const calls = [call("GET", "{base}/orders"), call("GET", "{base}/people/{id}"), call("GET", "{base}/api/items")];
    const origin = "https://api.desk.example";
    const shared = joined(calls, [asked("GET", "/v2/orders", { origin }), asked("GET", "/v2/people/7", { origin })]);
    expect(seenIn(shared)).toEqual([
      `{base}/orders <- GET ${origin}/v2/orders x1`,
      `{base}/people/{id} <- GET ${origin}/v2/people/{id} x1`,
    ]);
    const alone = joined(calls, [
      asked("GET", "/some/orders"),
      asked("GET", "/x/api/items", { origin }),
      asked("GET", "/people/7"),
    ]);
    expect(seenIn(alone)).toEqual([
      "{base}/people/{id} <- GET /people/{id} x1",
      `{base}/api/items <- GET ${origin}/{word}/api/items x1`,
    ]);
    expect(left(alone)).toEqual(["GET /{word}/orders ? call:GET:{base}/orders:"]);
  });

  test("by the host that it states, and by no other", () => {
    const calls = [call("GET", "https://{region}.desk.example/orders"), call("GET", "//cdn.example/items")];
    const found = joined(calls, [
      asked("GET", "/orders", { origin: "https://eu.desk.example" }),
      asked("GET", "/items", { origin: "https://cdn.example" }),
      asked("GET", "/orders"),
    ]);
    expect(seenIn(found).length).toBe(2);
    expect(left(found)).toEqual(["GET /orders"]);
  });

  test("of its operation", () => {
    const query = (name: string) => call("POST", "{base}", { protocol: "graphql", operation: { type: "query", name } });
    const found = joined(
      [query("Orders"), query("People")],
      [asked("POST", "/graphql", { operation: "Orders" }), asked("POST", "/graphql", { operation: "Other" })],
      `${WORDS} graphql`,
    );
    expect(seenIn(found)).toEqual(["{base} <- POST /graphql x1"]);
    expect(left(found)).toEqual(["POST /graphql"]);
  });

  test("and with none where two fit alike; messages are not their connection", () => {
    const message = { protocol: "websocket", operation: { name: "order", direction: "sent" } } as const;
    const found = joined(
      [call("GET", "/api/{kind}/open"), call("GET", "/api/orders/{state}"), call(undefined, "/live", message)],
      [asked("GET", "/api/orders/open"), asked("GET", "/live", { kind: "socket", status: 101 })],
    );
    expect(seenIn(found)).toEqual([]);
    expect(left(found)).toEqual(["GET /api/orders/open ? call:GET:/api/orders/{state}: call:GET:/api/{kind}/open:"]);
  });
});

describe("what is kept", () => {
  test("of bodies and answers: names and types, joined", () => {
    const found = joined(
      [call("POST", "/api/orders")],
      [
        asked("POST", "/api/orders", {
          query: [{ name: "page", type: "integer" }],
          requestType: "application/json",
          request: { type: "object", properties: { total: { type: "integer" }, note: { type: "null" } } },
          answerType: "application/json",
          answer: { type: "array", items: { type: "object", properties: { id: { type: "integer" } } } },
        }),
        asked("POST", "/api/orders", {
          query: [{ name: "page", type: "string" }],
          requestType: "application/json",
          request: { type: "object", properties: { total: { type: "number" }, note: { type: "string" } } },
          answerType: "application/json",
          answer: { type: "array" },
        }),
        asked("POST", "/api/orders", { status: 422 }),
      ],
    );
    expect(found.calls[0]?.seen?.[0]).toMatchObject({
      query: [{ name: "page" }],
      mediaType: "application/json",
      request: { properties: { note: { type: "string", nullable: true }, total: { type: "number" } } },
      answers: [
        { status: 200, sightings: 2, shape: { type: "array", items: { properties: { id: { type: "integer" } } } } },
        { status: 422, sightings: 1 },
      ],
    });
  });

  test("is no word of the data: in paths, in keys, in queries", () => {
    const person = { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } };
    const table = { type: "object", properties: { Ada: person, Bob: person, "c@d.example": person } };
    const uuid = "0b8a3c52-7b57-4e2f-9c64-1b7a6f0f5a11";
    const found = joined(
      [],
      [
        asked("GET", `/api/people/ada-lovelace/${uuid}/17/key_abcdefgh12345`, {
          query: [{ name: "page" }, { name: "ada" }],
          answer: {
            type: "object",
            properties: {
              people: table,
              total: { type: "integer" },
              extra: { type: "string" },
              list: { type: "array" },
            },
          },
        }),
        asked("GET", "/x", { origin: "https://ads.example" }),
      ],
    );
    const [seen] = found.traffic.unexplained;
    expect(seen).toMatchObject({ url: "/api/people/{word}/{uuid}/{number}/{id}", query: [{ name: "page" }] });
    const shape = seen?.answers[0]?.shape;
    expect(Object.keys(shape?.properties ?? {})).toEqual(["extra", "list", "people", "total"]);
    expect(shape?.properties?.people).toEqual({ type: "object", values: person });
    expect(JSON.stringify(found.traffic)).not.toMatch(/ada|bob/i);
    expect(found.traffic.foreign).toMatchObject([{ host: "ads.example", methods: ["GET"], traffic: { entries: [1] } }]);
  });

  test("has bounds, and hostile names harm nothing", () => {
    const answer = {
      type: "object",
      properties: JSON.parse('{"__proto__":{"type":"string"},"id":{"type":"integer"}}'),
    };
    const exchanges = Array.from({ length: 100_000 }, (_, at) =>
      asked("GET", `/api/orders/${"a/".repeat(at % 30)}w${at}`, { answer }),
    );
    const patterns = Array.from({ length: 40 }, (_, depth) => call("GET", `{base}/${"a/".repeat(depth)}{id}`));
    const found = joined(patterns, exchanges, `${WORDS} a`);
    expect(found.traffic.unexplained.length).toBeLessThanOrEqual(500);
    const shapes = found.calls.flatMap(({ seen = [] }) => seen.flatMap(({ answers }) => answers[0]?.shape ?? []));
    expect(shapes[0]).toEqual({ type: "object", properties: { id: { type: "integer" } }, values: { type: "string" } });
    const most = Math.max(...found.calls.flatMap(({ seen = [] }) => seen.map(({ traffic }) => traffic.entries.length)));
    expect(most).toBe(20);
  });
});

test("requests that thousands of calls fit in thousands of ways are no call's", () => {
  const patterns = Array.from({ length: 2 ** 14 }, (_, bits) =>
    Array.from({ length: 14 }, (_, at) => ((bits >> at) & 1 ? "/x" : "/{a}")).join(""),
  );
  const calls = patterns.map((path) => call("GET", `${path}/{z}`));
  const exchanges = Array.from({ length: 3000 }, (_, i) => asked("GET", `${"/x".repeat(14)}/a${i}b`));
  expect(inTime(() => joined(calls, exchanges)).calls.flatMap(({ seen = [] }) => seen)).toEqual([]);
});
