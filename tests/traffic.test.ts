/** Traffic of a recording as evidence: what is said of it is true of the recording, holds no value, and stands in every document. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Specification } from "@as-built/spec";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkTraffic } from "../apps/cli/src/verify/check-traffic.ts";
import { harOf } from "../packages/capture/tests/har.ts";
import { asbuilt, folder, material } from "./cli.ts";
import { schemaErrors } from "./schema.ts";

const SCRIPT = `
const get = (path) => fetch("/api" + path).then((answer) => answer.json());
export const load = (page) => get("/orders?page=" + page).then(({ orders }) => orders.map(({ id, total }) => id + total));
export const one = (order) => get("/orders/" + order.id);
export const keep = ({ customer, total }) =>
  fetch("/api/orders", { method: "POST", body: JSON.stringify({ customer, total }) });
load(1).then(([first]) => one(first)).then(keep);`;
const PAGE = "<!doctype html><title>Ledger</title><script type=module src=/main.js></script>";
const FILES = { "index.html": PAGE, "main.js": SCRIPT };
const SECRET = "Lovelace";
const JSON_TYPE = "application/json; charset=utf-8";
const order = (id: number) => ({ id, total: 12.5, customer: SECRET, note: null });

const api = (path: string, answer: unknown, more: object = {}) => ({
  url: `https://desk.example/api/${path}`,
  type: JSON_TYPE,
  body: typeof answer === "string" ? answer : JSON.stringify(answer),
  ...more,
});

function recording(): string {
  const har = JSON.parse(
    harOf([
      { url: "https://desk.example/", body: PAGE },
      { url: "https://desk.example/main.js", type: "text/javascript", body: SCRIPT },
      api("orders?page=1", { orders: [order(17), order(18)], byName: { [SECRET]: order(17) } }, { base64: true }),
      api("orders/17", order(17)),
      api("orders/18", { ...order(18), note: SECRET }),
      api("orders/19", '{"cut', { status: 404 }),
      api("orders", { id: 20 }, { method: "POST", status: 201 }),
      api(`people/${SECRET}/0b8a3c52-7b57-4e2f-9c64-1b7a6f0f5a11`, { mail: `${SECRET}@mail.example` }),
      { url: "https://count.example/hit?who=1", method: "POST", type: "text/plain" },
      { url: "https://desk.example/logo.png", type: "image/png", body: "x" },
    ]),
  );
  har.log.entries[6].request.postData = { mimeType: JSON_TYPE, text: JSON.stringify({ customer: SECRET, total: 3 }) };
  return JSON.stringify(har);
}

const analysed = (args: readonly string[]): Specification =>
  JSON.parse(asbuilt(["analyze", ...args, "--format", "json"]).stdout);

test("messages over a socket are evidence of the events that the code names", () => {
  const script = `
const socket = new WebSocket("wss://desk.example/live");
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "order.moved") show(message.payload.id);
};
export const join = (room) => socket.send(JSON.stringify({ type: "join", payload: { room } }));
join("yard");`;
  const root = folder();
  const path = join(root, "live.har");
  const har = harOf([
    { url: "https://desk.example/", body: PAGE },
    { url: "https://desk.example/main.js", type: "text/javascript", body: script },
    {
      url: "wss://desk.example/live",
      status: 101,
      type: "",
      messages: [
        { type: "send", data: JSON.stringify({ type: "join", payload: { room: SECRET } }) },
        { type: "receive", data: JSON.stringify({ type: "order.moved", payload: { id: 7, by: SECRET } }) },
        { type: "receive", data: JSON.stringify({ type: "order.moved", payload: { id: 8, by: null } }) },
        { type: "receive", data: JSON.stringify({ type: SECRET }) },
      ],
    },
  ]);
  writeFileSync(path, har);
  const specification = analysed([path]);
  const events = specification.points.calls.statements
    .filter(({ operation }) => operation !== undefined)
    .toSorted((a, b) => ((a.operation?.name ?? "") < (b.operation?.name ?? "") ? -1 : 1));
  expect(events.map(({ operation, seen }) => [operation?.name, seen])).toEqual([
    [
      "join",
      [
        {
          method: "GET",
          url: "/live",
          request: { type: "object", properties: { room: { type: "string" } } },
          answers: [],
          traffic: { recording: "live.har", entries: [2], sightings: 1 },
        },
      ],
    ],
    [
      "order.moved",
      [
        {
          method: "GET",
          url: "/live",
          answers: [
            {
              status: 101,
              shape: {
                type: "object",
                properties: { by: { type: "string", nullable: true }, id: { type: "integer" } },
              },
              sightings: 2,
            },
          ],
          traffic: { recording: "live.har", entries: [2], sightings: 2 },
        },
      ],
    ],
  ]);
  expect(JSON.stringify(specification)).not.toContain(SECRET);
  expect(checkTraffic(specification, new Map([["live.har", Buffer.from(har)]]))).toEqual([]);
  const [, moved] = events;
  const other = {
    ...specification.points.calls,
    statements: events.map((one) => ({ ...one, seen: moved?.seen ?? [] })),
  };
  const swapped = { ...specification, points: { ...specification.points, calls: other } };
  expect(checkTraffic(swapped, new Map([["live.har", Buffer.from(har.replaceAll("join", "left"))]]))).not.toEqual([]);
});

describe("a recording", () => {
  const root = mkdtempSync(join(tmpdir(), "traffic-"));
  const path = join(root, "desk.har");
  const specificationFile = join(root, "desk.json");
  const har = recording();
  let specification: Specification;

  beforeAll(() => {
    writeFileSync(path, har);
    specification = analysed([path]);
    writeFileSync(specificationFile, JSON.stringify(specification));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test("confirms and completes calls, and lists the rest", () => {
    const seen = specification.points.calls.statements.map(({ method, url, seen: found }) => ({ method, url, found }));
    expect(seen).toMatchObject([
      { method: "GET", url: "/api/orders", found: [{ traffic: { entries: [2], sightings: 1 } }] },
      { method: "GET", found: [{ traffic: { recording: "desk.har", entries: [3, 4, 5], sightings: 3 } }] },
      { method: "POST", url: "/api/orders", found: [{ answers: [{ status: 201 }] }] },
    ]);
    const [list, one, sent] = seen.map(({ found }) => found?.[0]);
    expect(list?.query).toEqual([{ name: "page", type: "integer" }]);
    expect(list?.answers[0]?.shape?.properties?.byName).toMatchObject({ type: "object", values: { type: "object" } });
    expect(sent?.request).toEqual({
      type: "object",
      properties: { customer: { type: "string" }, total: { type: "integer" } },
    });
    expect(one?.answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(one?.answers[0]?.shape?.properties).toMatchObject({
      total: { type: "number" },
      note: { type: "string", nullable: true },
    });
    expect(specification.traffic).toMatchObject({
      recordings: [{ name: "desk.har", entries: 10, calls: 7 }],
      unexplained: [{ method: "GET", url: "/api/{word}/{word}/{uuid}", traffic: { entries: [7] } }],
      foreign: [{ host: "count.example", methods: ["POST"] }],
    });
    expect(schemaErrors(specification)).toEqual([]);
  });

  test("leaves no value in any document", () => {
    const formats = ["json", "html", "md", "openapi", "csv"];
    for (const format of formats) {
      const { stdout, code } = asbuilt(["convert", specificationFile, "--format", format]);
      expect([format, code]).toEqual([format, 0]);
      expect(stdout).toMatch(/desk\.har/);
      expect(stdout).not.toContain(SECRET);
    }
  });

  test("stands in OpenAPI with statuses and schemas, and in Markdown beside the calls", () => {
    const open = JSON.parse(asbuilt(["convert", specificationFile, "--format", "openapi"]).stdout);
    const { responses, requestBody } = open.paths["/api/orders"].post;
    expect(responses[201]).toMatchObject({
      description: "Seen in traffic.",
      content: { "application/json": { schema: { properties: { id: { type: "integer" } } } } },
    });
    expect(requestBody.content["application/json"].schema.properties.total).toEqual({ type: "integer" });
    const markdown = asbuilt(["convert", specificationFile, "--format", "md"]).stdout;
    expect(markdown).toContain("`GET` `/api/orders`, once: query `page` `integer`; `200` (");
    expect(markdown).toMatch(/## Seen in traffic\n\n`desk\.har` holds 7 calls in 10 requests\. 3 of 3 calls/);
    expect(markdown).toContain("| `count.example` | `POST` | `1` |");
  });

  test("is what asbuilt verify holds it against", () => {
    expect(asbuilt(["verify", specificationFile, path])).toMatchObject({ code: 0 });
    const recordings = new Map([["desk.har", Buffer.from(har)]]);
    expect(checkTraffic(specification, recordings)).toEqual([]);
    expect(checkTraffic(specification, new Map())).toMatchObject([{ code: "missing-file" }]);
    const changed = (text: string, to: string): Specification =>
      JSON.parse(JSON.stringify(specification).replace(text, to));
    for (const [text, to, code] of [
      ['"entries":[3,4,5]', '"entries":[2,4,5]', "wrong-entry"],
      ['"url":"/api/orders","query"', '"url":"/api/order","query"', "wrong-entry"],
      ['"status":201', '"status":204', "wrong-entry"],
      ['"total":{"type":"number"}', '"total":{"type":"string"}', "wrong-entry"],
      ['"host":"count.example"', '"host":"desk.example"', "wrong-entry"],
      ['"entries":10', '"entries":11', "wrong-total"],
      ['"sightings":3', '"sightings":2', "wrong-total"],
    ] as const)
      expect([text, checkTraffic(changed(text, to), recordings)]).toMatchObject([text, [{ code }]]);
  });

  test("may be given beside a folder, and says the same", () => {
    const beside = analysed([material(FILES), "--traffic", path]);
    expect(beside.points.calls).toEqual(specification.points.calls);
    expect(beside.traffic).toEqual(specification.traffic);
    const summary = asbuilt(["analyze", material(FILES), "--traffic", path]).stdout;
    expect(summary).toMatch(
      /Traffic +3 of 3 calls seen in desk\.har; 1 addresses? that no call explains, 1 other host/,
    );
    const { traffic, points } = analysed([material(FILES)]);
    expect(traffic).toBeUndefined();
    expect(points.calls.statements.every((call) => !("seen" in call))).toBe(true);
    expect(asbuilt(["analyze", material(FILES), "--traffic", join(root, "none.har")]).code).toBe(2);
  });

  test("is the same once it is masked", async () => {
    const { maskedHar } = await import("../packages/capture/src/har/mask-har.ts");
    const kept = join(folder(), "desk.har");
    writeFileSync(kept, maskedHar(har));
    expect(readFileSync(kept, "utf8")).not.toContain(`"${SECRET}"`);
    const { points } = analysed([kept]);
    const shapes = ({ points: { calls } }: Pick<Specification, "points">) =>
      calls.statements.map(({ seen = [] }) => seen.map(({ url, request }) => ({ url, request })));
    expect(shapes({ points })).toEqual(shapes(specification));
  });
});
