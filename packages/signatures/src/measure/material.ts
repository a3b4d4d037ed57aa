/** The scripts and pages of an application in a folder, as an analysis takes them; source maps stay hidden. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Artifact, Capture } from "@as-built/engine";

export function captureOf(root: string): Capture {
  const artifacts = filesIn(root, /\.(m?js|html)$/).map((path): Artifact => {
    const text = readFileSync(join(root, path), "utf8");
    const id = path.replaceAll("\\", "/") as Artifact["id"];
    return { id, kind: path.endsWith(".html") ? "html" : "script", text, bytes: text.length, sha256: "" };
  });
  return { input: root, digest: "", artifacts, failures: [] };
}

/** Paths below a folder, sorted. */
export const filesIn = (root: string, name: RegExp): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .sort();
