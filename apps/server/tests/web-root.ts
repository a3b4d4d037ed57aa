/** A web application of one page, so that no test of the server waits for the real one to be built. */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function webRoot(): string {
  const folder = join(tmpdir(), `as-built-web-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>As-Built</title>");
  return folder;
}
