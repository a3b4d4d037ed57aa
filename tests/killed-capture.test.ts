/** `asbuilt capture` that is killed while it runs and started again: it ends equal, and asks for nothing that it had. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteOf, typeOf } from "../packages/capture/tests/site.ts";
import { ASBUILT, asbuiltBeside, folder } from "./cli.ts";

/** Each file names the next: whoever asks for one has all before it. */
const CHAIN: Readonly<Record<string, string>> = {
  "/": '<!doctype html><title>Desk</title><script type="module" src="/a.js"></script>',
  "/a.js": 'import("./b.js");fetch("/api/a")',
  "/b.js": 'import("./c.js");import("./gone.js");fetch("/api/b")',
  "/c.js": 'import("./d.js");fetch("/api/c")',
  "/d.js": 'fetch("/api/d")',
};
const PATHS = Object.keys(CHAIN);
/** Killed as it asks for these: at the beginning, amid the files, at the last one. */
const POINTS = ["/a.js", "/b.js", "/d.js"];

const contentOf = (output: string): readonly string[] =>
  readdirSync(output).map((name) => `${name}: ${readFileSync(join(output, name), "utf8")}`);

test("killed at several points, a capture goes on each time, and ends equal", async () => {
  let end: string | undefined;
  let running: ChildProcess | undefined;
  const { url, asked } = await siteOf(({ url: path = "" }, response) => {
    if (path === end) {
      // half of an answer is none
      response.writeHead(200, { "content-type": typeOf(path), "content-length": "100" }).write("import(");
      running?.kill("SIGKILL");
      return;
    }
    const body = CHAIN[path];
    const type = path === "/" ? "text/html" : typeOf(path);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  });
  const root = folder();
  const env = { ...process.env, XDG_CACHE_HOME: root };
  const args = (name: string): readonly string[] => ["capture", url, "--quiet", "--output", join(root, name)];
  expect((await asbuiltBeside(args("whole"), { XDG_CACHE_HOME: root })).code).toBe(0);
  let from = 0;
  for (const point of [...POINTS, undefined]) {
    end = point;
    asked.length = 0;
    running = spawn(process.execPath, [ASBUILT, ...args("kept")], { env, stdio: "ignore" });
    const [code, signal] = await once(running, "close");
    expect([code, signal]).toEqual(point === undefined ? [0, null] : [null, "SIGKILL"]);
    const to = point === undefined ? PATHS.length : PATHS.indexOf(point) + 1;
    expect(asked.filter((path) => path in CHAIN)).toEqual(PATHS.slice(from, to));
    if (point !== undefined) from = PATHS.indexOf(point);
  }
  expect(contentOf(join(root, "kept"))).toEqual(contentOf(join(root, "whole")));
  expect(readdirSync(join(root, "as-built/captures"))).toEqual([]);
});
