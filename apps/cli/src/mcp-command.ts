/** `asbuilt mcp`: answers questions of agents about one application, over stdio or HTTP, until it is told to end. */
import { once } from "node:events";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { createMcpServer } from "./mcp/create-server.ts";
import { serveHttp } from "./mcp/serve-http.ts";
import { type Session, sessionOf } from "./mcp/session.ts";
import { MCP } from "./messages.ts";
import { untilEnded } from "./signals.ts";
import { openSubject } from "./subject.ts";
import { write } from "./terminal.ts";

export interface McpOptions {
  readonly material?: string;
  readonly before?: string;
  /** Port; stdio where absent. */
  readonly http?: number;
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[];
}

/** @throws {ProblemError} what keeps the input from being read; `port-in-use` */
export async function mcpCommand(input: string, options: McpOptions): Promise<ExitCode> {
  const session = open(input, options);
  await (options.http === undefined ? overStdio(session) : overHttp(options.http, session));
  return EXIT.done;
}

async function open(input: string, { material, before, signatures, models }: McpOptions): Promise<Session> {
  const subject = await openSubject(input, { material, signatures, models });
  return sessionOf(
    subject,
    before === undefined ? undefined : (await openSubject(before, { signatures, models })).specification,
  );
}

/** Clients wait for a server to answer, not for an analysis: it listens at once, and the first question waits. */
async function overStdio(session: Promise<Session>): Promise<void> {
  const server = createMcpServer(session);
  await server.connect(new StdioServerTransport());
  // What cannot be read ends the program with its message; a client that leaves before it is known
  // leaves it to be said, a signal ends at once.
  const failed = new Promise<never>((_, reject) => session.catch(reject));
  const left = once(process.stdin, "end").then(() => session);
  await Promise.race([left, untilEnded(), failed]);
  await server.close();
}

async function overHttp(port: number, session: Promise<Session>): Promise<void> {
  const end = untilEnded();
  await session;
  const endpoint = await serveHttp(port, () => createMcpServer(session));
  await write(process.stderr, MCP.started(endpoint.url));
  await end;
  await endpoint.close();
}
