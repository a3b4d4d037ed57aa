/** The hosted application over the real server, its data in memory, with what tests do in it again and again. */
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { RunningServer, ServerOptions } from "@as-built/server";
import type { Page } from "playwright-core";
import { pack } from "tar-stream";
import { IS_FIREFOX } from "./browser.ts";
import { buildApp } from "./built.ts";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/example", import.meta.url));

/** The fixture as one bundler built it: Lendwell, the lending desk of a tool library. */
export const material = (bundler: "vite" | "webpack"): string => join(FIXTURES, bundler, "material");

/** A server with an empty database. */
export async function startHosted(options: ServerOptions = {}): Promise<RunningServer> {
  buildApp();
  const { startServer } = await import("@as-built/server");
  return startServer(options);
}

/** Hands a folder to the page that is open. Firefox is given it packed: BiDi has no folders. */
export async function choose(page: Page, folder: string): Promise<void> {
  if (IS_FIREFOX) await page.getByLabel("Files", { exact: true }).setInputFiles(await packed(folder));
  else await page.getByLabel("Folder", { exact: true }).setInputFiles(folder);
}

/** The same, and waits for its specification. */
export async function drop(page: Page, folder: string): Promise<void> {
  await choose(page, folder);
  await page.getByText("As-built specification").waitFor();
}

/** In a file: Firefox takes no contents. */
async function packed(folder: string): Promise<string> {
  const archive = pack();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) archive.entry({ name }, readFileSync(path));
  }
  archive.finalize();
  const path = join(mkdtempSync(join(tmpdir(), "as-built-packed-")), `${basename(folder)}.tar`);
  writeFileSync(path, await buffer(archive));
  return path;
}

export const analysisIn = (page: Page): string => /\/analyses\/([^/?#]+)/.exec(page.url())?.[1] ?? "";

/** Sends a folder past the pages, and waits until it is read; gives the analysis's id. */
export async function read(server: RunningServer, page: Page, bundler: "vite" | "webpack"): Promise<string> {
  await page.goto(server.url);
  await drop(page, material(bundler));
  return analysisIn(page);
}
