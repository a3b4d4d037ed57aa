/** A client of the real server, over HTTP. Every answer is held against the OpenAPI document. */
import { request as rawRequest } from "node:http";
import { text } from "node:stream/consumers";
import { JobFailure } from "../src/jobs/process/job-message.ts";
import type { RunJob } from "../src/queue/run-job.ts";
import { type RunningServer, type ServerOptions, startServer } from "../src/start-server.ts";
import { conforms } from "./conformance.ts";
import type { TestDatabase, TestDatabaseKind } from "./databases.ts";
import { specificationJson } from "./specification.ts";
import { webRoot } from "./web-root.ts";

const LIMITS = { totalBytes: 2_000_000, fileBytes: 500_000, files: 20 };

/** Runs until it is stopped where the input is called `slow`, fails where it is called `broken`. */
const fakeRun: RunJob = async ({ input, files }, { onProgress, signal }) => {
  let url = "/api/orders/{id}";
  for await (const { bytes } of files) url = /fetch\("([^"]+)"/.exec(new TextDecoder().decode(bytes))?.[1] ?? url;
  onProgress?.({ stage: "parse", share: 0.5, known: { scripts: 1 } });
  if (input === "slow")
    await new Promise((_, stop) => signal?.addEventListener("abort", () => stop(new Error("ended"))));
  if (input === "broken") throw new JobFailure("no-scripts", "broken");
  return specificationJson(input, url);
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The body as JSON; tests look into it as they like. */
  readonly json: ReturnType<JSON["parse"]>;
}

export type Ask = (method: string, path: string, init?: RequestInit & { readonly json?: unknown }) => Promise<Answer>;

export interface TestServer {
  readonly server: RunningServer;
  readonly ask: Ask;
  close(): Promise<void>;
}

export async function serve(kind: TestDatabaseKind, options: ServerOptions = {}): Promise<TestServer> {
  const database: TestDatabase = await kind.make();
  const server = await startServer({
    storage: database.storage,
    webRoot: webRoot(),
    run: fakeRun,
    limits: LIMITS,
    ...options,
  });
  return {
    server,
    ask: askAt(server),
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}

export const askAt =
  ({ url }: RunningServer, secret?: string): Ask =>
  async (method, path, { json, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set("content-type", "application/json");
    if (secret !== undefined) headers.set("authorization", `Bearer ${secret}`);
    const target = new URL(path.startsWith("/") ? path.slice(1) : `api/v1/${path}`, url);
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await fetch(target, { method, ...init, ...body, headers });
    const answer = answerOf(response.status, response.headers, await response.text());
    const type = response.headers.get("content-type");
    conforms(method, target.pathname, answer.status, type, answer.json ?? answer.body);
    return answer;
  };

function answerOf(status: number, headers: Headers, body: string): Answer {
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  return { status, headers, body, json: isJson && body !== "" ? JSON.parse(body) : undefined };
}

/** A request with headers that `fetch` does not let one set. */
export async function askRaw({ port }: RunningServer, path: string, headers: Record<string, string>, method = "GET") {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; json: unknown }>();
  const request = rawRequest({ host: "127.0.0.1", port, path, headers, method }, async (response) =>
    resolve({ status: response.statusCode ?? 0, json: JSON.parse(await text(response)) }),
  );
  request.on("error", reject).end();
  return promise;
}

export const formOf = (
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  fields: Readonly<Record<string, string>> = {},
): RequestInit => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [path, content] of Object.entries(files)) body.append("files", new File([content], path));
  return { body };
};

/** Follows the analysis to its end. @returns the data of all events */
export async function follow(ask: Ask, analysisId: string): Promise<{ readonly state: string }[]> {
  const { body } = await ask("GET", `analyses/${analysisId}/events`);
  return [...body.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data));
}
