/** The hosted application over the real server, its data in memory, with what tests do in it again and again. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunningServer, ServerOptions } from "@as-built/server";
import type { Page } from "playwright-core";
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

/** Hands a folder to the page that is open, and waits for its specification. */
export async function drop(page: Page, folder: string): Promise<void> {
  await page.getByLabel("Folder", { exact: true }).setInputFiles(folder);
  await page.getByText("As-built specification").waitFor();
}

export const analysisIn = (page: Page): string => /\/analyses\/([^/?#]+)/.exec(page.url())?.[1] ?? "";

/** Sends a folder past the pages, and waits until it is read; gives the analysis's id. */
export async function read(server: RunningServer, page: Page, bundler: "vite" | "webpack"): Promise<string> {
  await page.goto(server.url);
  await drop(page, material(bundler));
  return analysisIn(page);
}
