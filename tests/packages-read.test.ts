/** A package of a registry is read as the folder of the front end in it; the registry is the one that npm is told. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tgz } from "../packages/capture/tests/archives.ts";
import { type Site, siteOf } from "../packages/capture/tests/site.ts";
import { asbuilt, asbuiltBeside, type Files, folder, material, SMALL } from "./cli.ts";

/** A registry with one package, `shop` 1.4.0. */
async function registryOf(
  files: Files,
): Promise<{ readonly site: Site; readonly env: Readonly<Record<string, string>> }> {
  const all = { "package.json": '{"name":"shop","version":"1.4.0"}', ...files };
  const tarball = await tgz(Object.entries(all).map(([path, content]) => ({ name: `package/${path}`, content })));
  const site = await siteOf((request, response) => {
    const base = `http://${request.headers.host}/`;
    if (request.url === "/shop-1.4.0.tgz") return void response.end(tarball);
    if (request.url !== "/shop") return void response.writeHead(404).end("{}");
    const version = { name: "shop", version: "1.4.0", dist: { tarball: `${base}shop-1.4.0.tgz` } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name: "shop", "dist-tags": { latest: "1.4.0" }, versions: { "1.4.0": version } }));
  });
  const root = folder();
  return {
    site,
    env: {
      npm_config_registry: site.url,
      npm_config_cache: join(root, "npm"),
      npm_config_userconfig: join(root, "npmrc"),
      npm_config_fetch_retries: "0",
      XDG_CACHE_HOME: root,
    },
  };
}

const below = (prefix: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [prefix + path, content]));

const json = (text: string) => JSON.parse(text);

describe("npm:", () => {
  test("takes the front end, and says which folder that is", async () => {
    const { env, site } = await registryOf({
      "index.js": "module.exports = require('./lib/server.js');",
      "lib/server.js": `exports.start = () => { ${"listen();".repeat(500)} };`,
      "docs/index.html": '<!doctype html><script src="demo.js"></script>',
      "docs/demo.js": "demo()",
      ...below("dist/public/", SMALL),
    });
    const { code, stdout } = await asbuiltBeside(["analyze", "npm:shop@1.4.0", "--format", "json"], env);
    expect(code).toBe(0);
    const { subject, material: held, points } = json(stdout);
    expect(subject.input).toBe("npm:shop@1.4.0, dist/public/");
    expect(held.files.map(({ id }: { id: string }) => id)).toEqual(Object.keys(SMALL).sort());
    expect(points).toEqual(json(asbuilt(["analyze", material(SMALL), "--format", "json"]).stdout).points);
    expect(site.asked).toContain("/shop");
    const summary = await asbuiltBeside(["analyze", "npm:shop"], env);
    expect(summary.stdout).toContain("npm:shop@1.4.0, dist/public/");
  });

  test("takes all where no page loads code of it", async () => {
    const { env } = await registryOf({ "chunk.js": 'fetch("/api/orders");', "readme.html": "<p>read</p>" });
    const output = join(folder(), "shop");
    const { stdout } = await asbuiltBeside(["capture", "npm:shop", "--output", output], env);
    expect(stdout).toMatch(/^3 files, .* written to /);
  });

  test("says what is not there, and takes no path and no address for a name", async () => {
    const { env } = await registryOf({});
    const gone = await asbuiltBeside(["analyze", "npm:shopp"], env);
    expect({ code: gone.code, stderr: gone.stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/The registry has no shopp\.\n/),
    });
    expect((await asbuiltBeside(["analyze", "npm:shop@9.0.0"], env)).stderr).toMatch(
      /The registry has no shop@9\.0\.0/,
    );
    for (const odd of [
      "npm:",
      "npm:shop.tgz",
      "npm:shop@..",
      "npm:shop@old.tar.gz",
      "npm:../shop",
      "npm:--version",
      "npm:shop@file:../x",
      "npm:git+ssh://x",
      "npm:a/b",
    ])
      expect(asbuilt(["analyze", odd]).stderr).toMatch(/is no name of a package/);
  });
});
