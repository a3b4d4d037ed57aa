/** The version of the program, as its package states it. */
import { readFileSync } from "node:fs";

/** @throws where the package file is damaged */
export function programVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new Error("package.json states no version");
}
