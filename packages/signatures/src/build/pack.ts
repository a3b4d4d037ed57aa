/**
 * Fetches packages by themselves, without what they pull in: the long tail of what front ends use. What these depend on
 * is in the list anyway, or not worth the space. No script of a package is run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DONE = ".packed";

/** Unpacks each below `folder/node_modules`; what is there already is kept. Gives what could not be had. */
export function packAll(specs: readonly string[], folder: string): readonly string[] {
  return specs.filter((spec) => {
    const target = join(folder, "node_modules", nameOf(spec));
    if (existsSync(join(target, DONE))) return false;
    const place = join(folder, "packed");
    rmSync(place, { recursive: true, force: true });
    const archive = fetchPackage(spec, place);
    const done = archive !== undefined && unpack(archive, target);
    rmSync(place, { recursive: true, force: true });
    return !done;
  });
}

const nameOf = (spec: string): string => spec.slice(0, spec.lastIndexOf("@"));

function fetchPackage(spec: string, folder: string): string | undefined {
  mkdirSync(folder, { recursive: true });
  const shell = process.platform === "win32";
  spawnSync("npm", ["pack", spec, "--loglevel=error", "--prefer-offline"], { cwd: folder, stdio: "ignore", shell });
  const [archive] = readdirSync(folder);
  return archive && join(folder, archive);
}

/** npm's archives hold everything in one folder, mostly called "package". */
function unpack(archive: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync("tar", ["-xzf", archive, "-C", folder, "--strip-components=1", "--no-same-owner"]);
  if (status === 0) writeFileSync(join(folder, DONE), "");
  return status === 0;
}
