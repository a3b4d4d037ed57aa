/**
 * Recordings that Chromium makes of the fixtures: of what was loaded they say what the folder says, and they name the rest. A
 * capture that is killed ends, once it is started again, as one that was not.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import type { Capture } from "@as-built/engine";
import { describe, expect, test } from "vitest";
import { folderHandler, siteOf } from "../packages/capture/tests/site.ts";
import { ASBUILT, asbuiltBeside, folder, material } from "./cli.ts";
import { analyzed, captureFixture } from "./fixture.ts";
import { FULL, slices } from "./full.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const FIXTURES = ["example/vite", "example/webpack", "example/system", "frameworks/sveltekit", "next-builds/webpack"];

for (const [options, fixtures] of slices(FIXTURES, 3))
  describe.each(fixtures)("Chromium records fixtures/%s", options, (fixture) => {
    const root = fileURLToPath(new URL(`../fixtures/${fixture}/material`, import.meta.url));

    test("as the folder has it", async () => {
      const { url } = await siteOf(folderHandler(root));
      const out = folder();
      const har = join(out, "kept.har");
      const args = ["capture", url, "--headless", "--browser-path", CHROMIUM, "--har", har, "--output", join(out, "a")];
      expect(await asbuiltBeside(args, { XDG_CACHE_HOME: out })).toMatchObject({ code: 0, stderr: "" });
      const recorded = await capturePath(har);
      const whole = await captureFixture(`${fixture}/material`);
      const digests = new Set(recorded.artifacts.map(({ sha256 }) => sha256));
      expect(recorded.artifacts.length).toBeGreaterThan(1);
      const loaded: Capture = { ...whole, artifacts: whole.artifacts.filter(({ sha256 }) => digests.has(sha256)) };
      expect(recorded.artifacts.map(({ id, sha256 }) => [id, sha256])).toEqual(
        loaded.artifacts.map(({ id, sha256 }) => [id, sha256]),
      );
      const expected = analyzed(loaded).specification;
      const { traffic: _, ...files } = recorded;
      const found = analyzed(files).specification;
      expect(found.points).toEqual(expected.points);
      expect(found.material.missing).toEqual(expected.material.missing);
      // what it names is there, and was not loaded
      const absent = new Set(whole.artifacts.flatMap(({ id, sha256 }) => (digests.has(sha256) ? [] : [fileName(id)])));
      const named = found.material.missing.map(({ reference }) => fileName(reference));
      expect(named.filter((name) => !absent.has(name))).toEqual(UNBUILT[fixture] ?? []);
    });
  });

/** What the page names and the fixture leaves out: a copy of polyfills for old browsers. */
const UNBUILT: Readonly<Record<string, readonly string[]>> = {
  "next-builds/webpack": ["polyfills-42372ed130431b0a.js"],
};

/** Answers that a capture has kept: an entry for each beside its content. */
const keptIn = (path: string): number =>
  readdirSync(path, { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".json")).length;

test("a capture that is killed goes on where it was, and ends equal", FULL, async () => {
  const scripts = Array.from({ length: 40 }, (_, at) => [`a/${at}.js`, `import("./${at + 1}.js"); f(${at})`] as const);
  const page = scripts.map(([path]) => `<script type="module" src="/${path}"></script>`).join("");
  const root = material({ "index.html": `<!doctype html>${page}`, ...Object.fromEntries(scripts), "a/40.js": "end()" });
  const serve = folderHandler(root);
  const { url, asked } = await siteOf((request, response) => void setTimeout(() => serve(request, response), 30));
  const cache = folder();
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const killed = spawn(process.execPath, [ASBUILT, "capture", url, "--quiet", "--output", join(cache, "killed")], {
    env,
  });
  const ended = once(killed, "close");
  // some are loaded and others under way, on however slow a machine
  while (keptIn(cache) < 20) await new Promise((done) => setTimeout(done, 5));
  killed.kill("SIGKILL");
  await ended;
  const before = asked.splice(0);
  const capture = (name: string) =>
    asbuiltBeside(["capture", url, "--quiet", "--output", join(cache, name)], { XDG_CACHE_HOME: cache });
  expect(await capture("again")).toEqual({ code: 0, stdout: "", stderr: "" });
  const again = asked.splice(0);
  expect(before.filter((path) => !again.includes(path)).length).toBeGreaterThan(10);
  expect(again.length).toBeLessThan(before.length + 20);
  await capture("whole");
  const filesOf = (name: string) =>
    readdirSync(join(cache, name, "a")).map((file) => [file, readFileSync(join(cache, name, "a", file), "utf8")]);
  expect(filesOf("again")).toEqual(filesOf("whole"));
  expect(filesOf("again").length).toBe(41);
});
