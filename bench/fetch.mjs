/** Fetches the benchmark's applications by name, once, into a folder that git ignores. Source maps are taken out. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../.as-built/bench", import.meta.url));

/**
 * @param {{ id: string, package: string, material: string }} application
 * @returns {string} the folder that holds the files as they are served
 */
export function fetchApplication(application) {
  const target = join(CACHE, application.id, application.package.replace(/^.*@/, ""));
  if (existsSync(target)) return target;
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, "fetch-"));
  try {
    execFileSync("npm", ["pack", application.package, "--silent", "--pack-destination", work], {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    const archive = readdirSync(work).find((name) => name.endsWith(".tgz"));
    execFileSync("tar", ["-xzf", archive], { cwd: work });
    const material = join(work, "material");
    cpSync(join(work, application.material), material, { recursive: true, filter: (path) => !path.endsWith(".map") });
    mkdirSync(join(CACHE, application.id), { recursive: true });
    // Moved as a whole, so that a fetch that is broken off leaves nothing behind that looks complete.
    renameSync(material, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return target;
}
