import { expect, test } from "vitest";
import { factsIn } from "../../../tests/harness/analysis.ts";

/** What makes the code a product's. */
const PRODUCT = 'document.title = "All plots of the garden";';

const calls = (text: string): readonly string[] =>
  factsIn([{ path: "app.js", text: `${PRODUCT}${text}` }], new Set(["call"]))
    .map(({ fields: { method, url, operation, body } }) =>
      [method, url, operation, body].filter((word) => word !== undefined).join(" "),
    )
    .sort();

test("procedures over one address are operations, each with its own body", () => {
  expect(
    calls(`
      const run = (plot, query, body) =>
        fetch(\`/api/\${plot.id}/run?\` + new URLSearchParams(query), { method: "POST", body: JSON.stringify(body) });
      export const sow = (plot, bed) => run(plot, { operation: "sow", bed: bed.id }, { depth: bed.depth });
      export const water = (plot, bed) => run(plot, { operation: "water", bed: bed.id }, { litres: bed.litres });
      export const harvest = (plot) => run(plot, { operation: "harvest" });
    `),
  ).toEqual([
    "POST /api/{id}/run depth,litres",
    "POST /api/{id}/run harvest",
    "POST /api/{id}/run sow depth",
    "POST /api/{id}/run water litres",
  ]);
});

test("two fixed values are a choice, and a value that is open names nothing", () => {
  expect(calls('export const logs = () => [fetch("/logs?action=seen"), fetch("/logs?action=gone")];')).toEqual([
    "GET /logs",
  ]);
  expect(
    calls(`
      const list = (action) => fetch("/logs?action=" + action);
      export const logs = (form) => list(form.action);
    `),
  ).toEqual(["GET /logs"]);
});

test("the body names the procedure, also where it is sent as bytes of which the program knows no more", () => {
  expect(
    calls(`
      import { encode } from "cbor-x";
      const ask = (method, params) =>
        fetch("/api/rpc", { method: "POST", body: new Uint8Array(encode({ method, params: params ?? {} })) });
      export const sow = (bed, depth) => ask("sow", { bed: bed.id, depth });
      export const water = (bed) => ask("water", { bed: bed.id, litres: bed.litres });
      export const beds = () => ask("beds");
    `),
  ).toEqual([
    "POST /api/rpc beds",
    "POST /api/rpc method,params",
    "POST /api/rpc sow bed,depth",
    "POST /api/rpc water bed,litres",
  ]);
});

test("what all is sent as one event of a socket is told apart by what it says that it is", () => {
  expect(
    calls(`
      import { io } from "socket.io-client";
      const socket = io();
      const ask = (request) => new Promise((done) => {
        request.requestId = Math.random();
        socket.emit("garden-request", request);
      });
      export const sow = (bed) => ask({ action: "sow", payload: { bed: bed.id, depth: bed.depth } });
      export const water = (bed) => ask({ action: "water", payload: { bed: bed.id } });
      export const rest = () => ask({ action: "rest" });
    `),
  ).toEqual(["/ garden-request action,payload,requestId", "/ rest requestId", "/ sow bed,depth", "/ water bed"]);
});

test("kinds of what is sent to a server are no procedures", () => {
  expect(
    calls(`
      const add = (plant) => fetch("/api/plants", { method: "POST", body: JSON.stringify(plant) });
      export const tree = (height) => add({ type: "tree", height });
      export const herb = (scent) => add({ type: "herb", scent });
      export const moss = (shade) => add({ type: "moss", shade });
    `),
  ).toEqual(["POST /api/plants height,scent,shade,type"]);
});

test("an action beside the fields of a resource is one of them", () => {
  expect(
    calls(`
      const act = (action, bed) =>
        fetch("/api/beds/state", { method: "POST", body: JSON.stringify({ action, bed: bed.id, row: bed.row }) });
      export const sow = (bed) => act("sow", bed);
      export const water = (bed) => act("water", bed);
      export const rest = (bed) => act("rest", bed);
    `),
  ).toEqual(["POST /api/beds/state action,bed,row"]);
});

test("an action with what it carries names a procedure", () => {
  expect(
    calls(`
      const act = (action, payload) => fetch("/api", { method: "POST", body: JSON.stringify({ action, payload }) });
      export const sow = (bed) => act("sow", { bed: bed.id });
      export const water = (bed) => act("water", { bed: bed.id, litres: bed.litres });
      export const rest = () => act("rest");
    `),
  ).toEqual(["POST /api action,payload", "POST /api rest", "POST /api sow bed", "POST /api water bed,litres"]);
});

test("a method with its parameters names a procedure, also where there are two", () => {
  expect(
    calls(`
      const ask = (method, params) => fetch("/rpc", { method: "POST", body: JSON.stringify({ method, params }) });
      export const sow = (bed) => ask("sow", { bed: bed.id });
      export const dig = (depth) => ask("dig", { depth });
    `),
  ).toEqual(["POST /rpc dig depth", "POST /rpc method,params", "POST /rpc sow bed"]);
});

test("JSON-RPC says itself what it calls, and a call of a tool in it is an operation of its own", () => {
  expect(
    calls(`
      const ask = (method, params) =>
        fetch("/mcp", { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) });
      const tool = (name, given) => ask("tools/call", { name, arguments: given });
      export const water = (bed) => tool("water", { bed: bed.id, litres: bed.litres });
      export const beds = () => ask("tools/list");
      export const named = (form) => tool(form.tool, {});
      export const sow = (bed) => fetch("/rpc", { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", method: "sow" }) });
    `),
  ).toEqual([
    "POST /mcp id,jsonrpc,method,params",
    "POST /mcp tools/call arguments,name",
    "POST /mcp tools/list",
    "POST /mcp water bed,litres",
    "POST /rpc jsonrpc,method",
    "POST /rpc sow jsonrpc",
  ]);
});

test("what has a name and arguments and is no call in a call is what is sent", () => {
  expect(
    calls(
      'export const add = () => fetch("/api/jobs", { method: "POST", body: JSON.stringify({ name: "sow", arguments: {} }) });',
    ),
  ).toEqual(["POST /api/jobs arguments,name"]);
});
