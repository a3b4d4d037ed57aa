/** The packages that are published, and their tarballs as `npm publish` would send them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StepFailed } from "./step.mjs";
import { ROOT, run } from "./workspace.mjs";

/** Folders; each comes after those that it depends on. */
const PUBLISHED = [
  "packages/spec",
  "packages/engine",
  "packages/signatures",
  "packages/capture",
  "apps/web",
  "apps/server",
  "apps/cli",
];

/**
 * @typedef {object} Tarball
 * @property {string} folder of the package, absolute
 * @property {string} file absolute
 * @property {number} bytes of its files when installed
 * @property {Manifest} manifest
 *
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {Readonly<Record<string, string>>} [bin]
 * @property {Readonly<Record<string, string>>} [dependencies]
 */

/**
 * Packs what is built.
 *
 * @param {string} destination folder
 * @returns {Promise<readonly Tarball[]>}
 */
export async function packAll(destination) {
  const workspaces = PUBLISHED.map((folder) => `--workspace=${folder}`);
  // Nobody reads the notices, and they would stand before the JSON.
  const options = ["--json", "--loglevel=error", "--pack-destination", destination];
  const { code, output } = await run("npm", ["pack", ...options, ...workspaces]);
  if (code !== 0) throw new StepFailed(output);
  const packed = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))));
  return PUBLISHED.map((path) => {
    const folder = join(ROOT, path);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { filename, unpackedSize } = packed.find(({ name }) => name === manifest.name);
    return { folder, file: join(destination, filename), bytes: unpackedSize, manifest };
  });
}
