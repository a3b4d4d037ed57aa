/**
 * As-Built reads its own web application, as it is built and served: the screens and calls that it finds are the ones
 * that the router and the API client really have, all of them and nothing else.
 */
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { analyze, type Capture } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import type { Call, Specification } from "@as-built/spec";
import { createMemoryHistory } from "@tanstack/react-router";
import { beforeAll, expect, it, vi } from "vitest";
import { type Api, createApi } from "../src/api/api.ts";
import { exampleFiles } from "../src/api/example.ts";
import { followAnalysis } from "../src/api/follow-analysis.ts";
import { createQueryClient } from "../src/app/query-client.ts";
import { createAppRouter } from "../src/app/router.ts";
import { createPrefetchQueue } from "../src/model/prefetch-queue.ts";
import { wholePage } from "../src/model/whole-page.ts";
import { silentReporter } from "../src/telemetry/reporter.ts";
import { buildApp } from "./built.ts";

const BUILT = fileURLToPath(new URL("../dist/app", import.meta.url));

let capture: Capture;
let specification: Specification;

const read = (material: Capture): Specification =>
  analyze(material, { parser: oxcParser(), signatures: loadSignatures() }).specification;

beforeAll(async () => {
  buildApp();
  capture = await capturePath(BUILT);
  specification = read(capture);
});

/** Every address that the router has, in the format's syntax. */
function routesOfRouter(): readonly string[] {
  const context = {
    api: createApi(),
    queryClient: createQueryClient(),
    reporter: silentReporter,
    prefetches: createPrefetchQueue(),
  };
  const { routesById } = createAppRouter(context, createMemoryHistory());
  const addresses = Object.values(routesById).flatMap(({ fullPath }) => (fullPath ? [addressOf(fullPath)] : []));
  return [...new Set(addresses)].sort();
}

const addressOf = (path: string): string =>
  path
    .replace(/\{-\$(\w+)\}/g, "{$1?}")
    .replace(/\$(\w+)/g, "{$1}")
    .replace(/\$$/, "{rest*}")
    .replace(/(.)\/$/, "$1");

const dropped = { input: "x", files: [] };

/** One call of each operation, with texts that can be told from the rest of an address. */
const OPERATIONS: { readonly [K in keyof Api]: Parameters<Api[K]> } = {
  me: [],
  closeSession: [],
  openSession: ["HOLE"],
  listApplications: [{}],
  getApplication: ["HOLE"],
  renameApplication: ["HOLE", "name"],
  deleteApplication: ["HOLE"],
  listReleases: ["HOLE"],
  upload: [dropped, { key: "key" }],
  createRelease: ["HOLE", dropped, "label", { key: "key" }],
  startCapture: [{ url: "https://a.example/" }],
  getCapture: ["HOLE"],
  cancelCapture: ["HOLE"],
  getRelease: ["HOLE"],
  renameRelease: ["HOLE", "label"],
  moveRelease: ["HOLE", "application"],
  deleteRelease: ["HOLE"],
  getFileText: ["HOLE", "HOLE"],
  requestAnalysis: ["HOLE"],
  getAnalysis: ["HOLE"],
  cancelAnalysis: ["HOLE"],
  getSpecification: ["HOLE"],
  askNames: ["libraries"],
  askLibraries: ["name", undefined, "latest"],
  askCalls: ["address", "latest"],
  askRoles: ["name", "latest"],
  listTokens: [],
  createToken: [{ name: "name", role: "viewer" }],
  revokeToken: ["HOLE"],
  report: [{ kind: "error" }],
};

/** What really goes out when each operation is called once. */
async function callsOfClient(): Promise<readonly string[]> {
  const calls = new Set<string>();
  const note = (protocol: string, method: string, address: string) =>
    calls.add(`${protocol} ${method} ${address.replace(/\?.*$/, "").replaceAll("HOLE", "{}")}`);
  const record: typeof fetch = (input, init) => {
    note("http", init?.method ?? "GET", String(input));
    return Promise.resolve(new Response("{}"));
  };
  vi.stubGlobal("fetch", record);
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      constructor(address: string) {
        super();
        note("sse", "GET", address);
      }
      close(): void {}
    },
  );
  const api: { readonly [name: string]: (...given: never[]) => Promise<unknown> } = createApi();
  const operations: { readonly [name: string]: readonly unknown[] } = OPERATIONS;
  for (const [name, operation] of Object.entries(api))
    await Reflect.apply(operation, undefined, operations[name] ?? []);
  await exampleFiles();
  // the viewer is asked for first; that texts of files are none here ends it
  await wholePage({ specification, text: () => Promise.reject(new Error("no texts")) }).catch(() => undefined);
  followAnalysis("HOLE", { onProgress: () => undefined, onLost: () => undefined })();
  vi.unstubAllGlobals();
  return [...calls].sort();
}

/** A call with its holes unnamed: minifiers leave no names of parameters. */
const callOf = ({ protocol, method, url }: Call): string =>
  `${protocol} ${method ?? "GET"} ${url.replace(/\{[^}]*\}/g, "{}")}`;

it("finds the screens that the router has", () => {
  const found = specification.points.screens.statements.map(({ path }) => path);
  expect(found.toSorted()).toEqual(routesOfRouter());
});

it("finds the calls that the client makes", async () => {
  const found = specification.points.calls.statements.map(callOf);
  expect([...new Set(found)].sort()).toEqual(await callsOfClient());
});

/** The chunks that vite.config.ts has put third-party code into. */
it("finds nothing of a product in the third-party part of the build alone", () => {
  const artifacts = capture.artifacts.filter(({ id }) => /(?:^|\/)vendor-[^/]+\.js$/.test(id));
  expect(artifacts.length).toBeGreaterThan(3);
  const { points } = read({ ...capture, artifacts });
  for (const point of Object.values(points)) expect(point).toMatchObject({ shown: false, statements: [] });
});
