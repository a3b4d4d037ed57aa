/**
 * The protocol's streamable HTTP transport at `/mcp`, on this machine only. As the protocol asks, requests that come from
 * a page of another site, or under another name than the loopback's (DNS rebinding), are refused. Each request is
 * answered by itself: the tools only read, so there is no state to keep between them.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readJson } from "@as-built/spec";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { ProblemError } from "../problem.ts";

const HOST = "127.0.0.1";
/** Names under which a browser or a client may know the loopback. */
const NAMES = [HOST, "localhost", "[::1]"];
/** Requests hold a tool's name and some words. */
const MAX_BODY = 2 ** 20;

export interface HttpEndpoint {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** @throws {ProblemError} `port-in-use`, `cannot-listen` */
export async function serveHttp(port: number, createMcp: () => McpServer): Promise<HttpEndpoint> {
  const server = createServer((request, response) => {
    void answer(request, response, portOf(server), createMcp).catch(() => refuse(response, 500, "Internal error"));
  });
  server.listen(port, HOST);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new ProblemError("port-in-use", String(port));
    throw new ProblemError("cannot-listen", error.message);
  });
  return {
    url: `http://${HOST}:${portOf(server)}/mcp`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  createMcp: () => McpServer,
): Promise<void> {
  if (!isFromHere(request, port)) return refuse(response, 403, "Host or Origin is not allowed");
  if (request.url?.split("?")[0] !== "/mcp") return refuse(response, 404, "Not found");
  // Without state there is no stream to open and no session to end.
  if (request.method !== "POST") return refuse(response.setHeader("allow", "POST"), 405, "Method not allowed");
  const body = await bodyOf(request);
  if (body === undefined) return refuse(response, 413, "Request too large");
  const message = readJson(body);
  if (message === undefined) return refuse(response, 400, "Not JSON", -32700);
  const mcp = createMcp();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on("close", () => void mcp.close());
  await mcp.connect(transport);
  await transport.handleRequest(request, response, message);
}

function isFromHere({ headers: { host, origin } }: IncomingMessage, port: number): boolean {
  const hosts = NAMES.map((name) => `${name}:${port}`);
  if (host === undefined || !hosts.includes(host.toLowerCase())) return false;
  // Browsers send it, programs do not.
  return origin === undefined || hosts.some((name) => origin.toLowerCase() === `http://${name}`);
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function refuse(response: ServerResponse, status: number, message: string, code = -32000): void {
  if (response.headersSent) return;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }));
}
