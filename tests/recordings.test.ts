/** A recording says what the folder that it was made from says, of what it holds, and names the rest. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { capturePath } from "@as-built/capture";
import type { Capture } from "@as-built/engine";
import { describe, expect, test } from "vitest";
import { harOf, type Recorded } from "../packages/capture/tests/har.ts";
import { asbuilt, folder, material, SMALL } from "./cli.ts";
import { analyzed, captureFixture } from "./fixture.ts";

const TYPES = { script: "text/javascript", html: "text/html", style: "text/css", json: "application/json" };

const isText = (kind: string): kind is keyof typeof TYPES => Object.hasOwn(TYPES, kind);

/** What a browser that loads every file writes down, each second one in base64. */
function recorded({ artifacts }: Capture): readonly Recorded[] {
  return artifacts.flatMap(({ id, kind, text }, index) =>
    isText(kind) ? [{ url: `https://desk.example/${id}`, type: TYPES[kind], body: text, base64: index % 2 === 1 }] : [],
  );
}

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

async function specified(entries: readonly Recorded[]) {
  const path = join(folder(), "desk.har");
  writeFileSync(path, harOf(entries));
  return analyzed(await capturePath(path)).specification;
}

describe.each(["vite", "webpack", "system"])("the example built with %s", (bundler) => {
  const path = `example/${bundler}/material`;

  test("is the same by a recording of all its files", async () => {
    const capture = await captureFixture(path);
    // licence notices beside a chunk are loaded by no browser
    const loaded = { ...capture, artifacts: capture.artifacts.filter(({ kind }) => isText(kind)) };
    const { specification } = await analyzed(loaded);
    const { points, material: held } = await specified(recorded(capture));
    expect(points).toEqual(specification.points);
    expect({ missing: held.missing, failures: held.failures }).toEqual({ missing: [], failures: [] });
  });

  test("names what was not loaded", async () => {
    const entries = recorded(await captureFixture(path));
    const page = entries.map(({ body, type }) => (type === TYPES.html ? String(body) : "")).join();
    const loaded = entries.filter(({ url, type }) => type !== TYPES.script || page.includes(new URL(url).pathname));
    const { material: held } = await specified(loaded);
    const absent = new Set(entries.filter((entry) => !loaded.includes(entry)).map(({ url }) => fileName(url)));
    const named = new Set(held.missing.map(({ reference }) => fileName(reference)));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !absent.has(name))).toEqual([]);
  });
});

test("asbuilt analyze reads a recording, and says what is wrong with one", () => {
  const entries = Object.entries(SMALL).map(([path, body]) => ({
    url: `https://ledger.example/${path === "index.html" ? "" : path}`,
    type: path.endsWith(".js") ? "text/javascript" : "text/html",
    body,
  }));
  const root = material({ "ledger.har": harOf(entries), "cut.har": harOf(entries).slice(0, -5) });
  const { code, stdout } = asbuilt(["analyze", join(root, "ledger.har"), "--format", "json"]);
  expect(code).toBe(0);
  const { subject, material: held, points } = JSON.parse(stdout);
  expect(subject).toMatchObject({ name: "Ledger", input: "ledger.har" });
  expect(held.files.map(({ id, url }: { id: string; url: string }) => [id, url])).toEqual([
    ["assets/main.js", "https://ledger.example/assets/main.js"],
    ["assets/orders.js", "https://ledger.example/assets/orders.js"],
    ["index.html", "https://ledger.example/"],
  ]);
  expect(points.calls.statements).toHaveLength(2);
  const cut = asbuilt(["analyze", join(root, "cut.har")]);
  expect({ code: cut.code, stdout: cut.stdout }).toEqual({ code: 2, stdout: "" });
  expect(cut.stderr).toMatch(/cannot be read as a HAR: cut\.har/);
});
