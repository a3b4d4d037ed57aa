/**
 * `node bench/agents.mjs FILE.json=MATERIAL...`: what coding agents get of specifications, as a table: the largest answer of each
 * tool of `asbuilt mcp` (asked by the protocol's own client, over stdio and over HTTP), and the sizes of Markdown in pieces.
 * Ends with exit code 1 where one is beyond its bound. Needs `npm run build`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { estimatedTokens, renderMarkdownParts } from "@as-built/engine";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const ASBUILT = fileURLToPath(new URL("../apps/cli/bin/asbuilt.cjs", import.meta.url));
/** Tokens, and characters of a line. */
const BOUNDS = { overview: 2000, readme: 4000, file: 20_000, line: 400 };
/** Statements of a point that are asked for one by one. */
const ASKED = 5;

async function ask(client, sizes, name, args = {}) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = content[0]?.text ?? "";
  if (isError) throw new Error(`${name} ${JSON.stringify(args)}: ${text}`);
  sizes[name] = Math.max(sizes[name] ?? 0, estimatedTokens(text));
  return JSON.parse(text);
}

/** Asks as an agent does: an overview, the list of each point, some of its statements with their code, words, and screens. */
async function converse(client, sizes) {
  const { points } = await ask(client, sizes, "overview");
  for (const point of Object.keys(points)) {
    const { shown } = await ask(client, sizes, "list", { point });
    for (const { id } of shown.slice(0, ASKED)) {
      await ask(client, sizes, "get", { id });
      if (point === "calls" || point === "screens") await ask(client, sizes, "screens_of", { id });
    }
  }
  await ask(client, sizes, "search", { words: "user" });
  await ask(client, sizes, "find_in_code", { text: "error" });
  await ask(client, sizes, "compare");
}

async function overStdio(file, material) {
  const sizes = {};
  const client = new Client({ name: "bench", version: "1" });
  const args = [ASBUILT, "mcp", file, "--material", material, "--before", file];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  await converse(client, sizes);
  await client.close();
  return sizes;
}

/** Of what the server says when it listens: a sentence, with a full stop behind the address. */
function addressIn(line) {
  const word = line.split(" ").find((one) => one.startsWith("http:")) ?? "";
  return word.endsWith(".") ? word.slice(0, -1) : word;
}

async function overHttp(file, sizes) {
  const child = spawn(process.execPath, [ASBUILT, "mcp", file, "--http", "0"], { stdio: ["ignore", "ignore", "pipe"] });
  const [line] = await once(createInterface(child.stderr), "line");
  const client = new Client({ name: "bench", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(addressIn(line))));
  await ask(client, sizes, "overview");
  await client.close();
  child.kill("SIGTERM");
}

function sizesOfMarkdown(specification) {
  const parts = renderMarkdownParts(specification);
  const sizes = { readme: 0, file: 0, line: 0 };
  for (const [path, text] of parts) {
    const tokens = estimatedTokens(text);
    if (path === "README.md") sizes.readme = tokens;
    sizes.file = Math.max(sizes.file, tokens);
    for (const line of text.split("\n")) sizes.line = Math.max(sizes.line, line.length);
  }
  return { files: parts.size, ...sizes };
}

for (const argument of process.argv.slice(2)) {
  const [file, material] = argument.split("=");
  const sizes = await overStdio(file, material);
  await overHttp(file, sizes);
  const all = { ...sizes, ...sizesOfMarkdown(JSON.parse(readFileSync(file, "utf8"))) };
  console.log(basename(file), JSON.stringify(all));
  for (const [what, bound] of Object.entries(BOUNDS)) {
    if (all[what] <= bound) continue;
    console.log(`${what}: ${all[what]}, at most ${bound}`);
    process.exitCode = 1;
  }
}
