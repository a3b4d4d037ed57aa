/** `asbuilt capture` keeps what an analysis reads: what it wrote is analysed as what it was made from. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { harOf } from "../packages/capture/tests/har.ts";
import { folderHandler, siteOf } from "../packages/capture/tests/site.ts";
import { asbuilt, asbuiltBeside, folder, material, SMALL } from "./cli.ts";
import { FULL } from "./full.ts";

const pointsOf = (input: string): unknown => JSON.parse(asbuilt(["analyze", input, "--format", "json"]).stdout).points;

describe("asbuilt capture", () => {
  test("fetches into a folder and into an archive", async () => {
    const { url, asked } = await siteOf(
      folderHandler(material({ ...SMALL, "assets/orders.js": 'import("./gone.js");' })),
    );
    const root = folder();
    const env = { XDG_CACHE_HOME: root };
    const { code, stdout } = await asbuiltBeside(["capture", url, "--output", join(root, "a/b")], env);
    expect(code).toBe(0);
    expect(stdout).toBe(
      `3 files, 0.0 MB, written to ${join(root, "a/b")}\nNot captured: 1 file\n  assets/gone.js: is named by assets/orders.js, and the server does not have it\n`,
    );
    expect(asked.toSorted()).toEqual(["/", "/assets/gone.js", "/assets/main.js", "/assets/orders.js", "/robots.txt"]);
    await asbuiltBeside(["capture", url, "--quiet", "--output", join(root, "one.zip")], env);
    await asbuiltBeside(["capture", url, "--quiet", "--output", join(root, "two.zip")], env);
    expect(readFileSync(join(root, "one.zip"))).toEqual(readFileSync(join(root, "two.zip")));
    const { stdout: said } = await asbuiltBeside(["analyze", url, "--format", "json"], env);
    expect(said).toContain("./gone.js (the server does not have it) is referenced");
    for (const kept of ["a/b", "one.zip"])
      expect(asbuilt(["analyze", join(root, kept), "--format", "json"]).stdout).toBe(said);
    // and so does what is kept of what was kept
    const again = join(root, "again.zip");
    asbuilt(["capture", join(root, "a/b"), "--quiet", "--output", again]);
    expect(readFileSync(again)).toEqual(readFileSync(join(root, "one.zip")));
  });

  test("says which origins were left out, and fetches from those that it is given", async () => {
    const other = await siteOf(folderHandler(material({ "depot.js": 'fetch("/api/depot")' })));
    const { url } = await siteOf(
      folderHandler(material({ ...SMALL, "assets/orders.js": `import("${other.url}depot.js");` })),
    );
    const root = folder();
    const env = { XDG_CACHE_HOME: root };
    const origin = other.url.slice(0, -1);
    const { stdout } = await asbuiltBeside(["capture", url, "--output", join(root, "a")], env);
    expect(stdout).toContain(`lies at an origin from which no page loads: to fetch it, allow that (${origin})\n`);
    expect(stdout).toContain(`To fetch what lies elsewhere, too: --allow-origin ${origin}\n`);
    expect(other.asked).toEqual([]);
    const args = ["capture", url, "--allow-origin", other.url, "--output", join(root, "b")];
    expect((await asbuiltBeside(args, env)).stdout).not.toContain("Not captured");
    expect(other.asked).toEqual(["/robots.txt", "/depot.js"]);
    expect(asbuilt(["capture", url, "--allow-origin", "cdn", "--output", join(root, "c")]).stderr).toMatch(
      /must be an origin of the web/,
    );
  });

  test("keeps source maps where they are asked for; the specification is that of the code", FULL, async () => {
    const map = '{"version":3,"sources":["orders.ts"],"names":[],"mappings":"AAAA"}';
    const mapped = { ...SMALL, "assets/orders.js": `${SMALL["assets/orders.js"]}\n//# sourceMappingURL=orders.js.map` };
    const { url, asked } = await siteOf(folderHandler(material({ ...mapped, "assets/orders.js.map": map })));
    const root = folder();
    const env = { XDG_CACHE_HOME: root };
    const analysed = async (...more: readonly string[]) =>
      JSON.parse((await asbuiltBeside(["analyze", url, "--format", "json", ...more], env)).stdout);
    const without = await analysed();
    expect(asked.filter((path) => path.endsWith(".map"))).toEqual([]);
    const { points, material: held } = await analysed("--source-maps");
    expect(points).toEqual(without.points);
    expect(held.files.map(({ id, kind }: { id: string; kind: string }) => `${kind} ${id}`)).toContain(
      "map assets/orders.js.map",
    );
    const output = join(root, "kept");
    await asbuiltBeside(["capture", url, "--source-maps", "--quiet", "--output", output], env);
    expect(readFileSync(join(output, "assets/orders.js.map"), "utf8")).toBe(map);
  });

  test("keeps folders, archives and recordings", () => {
    const root = folder();
    const source = material(SMALL);
    const run = (input: string, output: string) => {
      expect(asbuilt(["capture", input, "--quiet", "--output", join(root, output)])).toEqual({
        code: 0,
        stdout: "",
        stderr: "",
      });
      return join(root, output);
    };
    const points = pointsOf(source);
    const zip = run(source, "app.zip");
    expect(pointsOf(run(zip, "unpacked"))).toEqual(points);
    const entries = Object.entries(SMALL).map(([path, body]) => ({ url: `https://desk.example/${path}`, body }));
    writeFileSync(join(root, "desk.har"), harOf(entries));
    expect(pointsOf(run(join(root, "desk.har"), "recorded"))).toEqual(points);
  });

  test("keeps a file and a folder of one name", FULL, async () => {
    const files: Readonly<Record<string, string>> = {
      "/": '<!doctype html><script src="/main.js"></script>',
      "/main.js": 'import("/lib.js");import("/lib.js/a.js")',
      "/lib.js": 'fetch("/api/orders")',
      "/lib.js/a.js": 'fetch("/api/lines")',
    };
    const { url } = await siteOf(({ url: path = "" }, response) => {
      const body = files[path];
      response.writeHead(body === undefined ? 404 : 200, {
        "content-type": path === "/" ? "text/html" : "text/javascript",
      });
      response.end(body);
    });
    const root = folder();
    const output = join(root, "kept");
    const { code, stdout } = await asbuiltBeside(["capture", url, "--output", output], { XDG_CACHE_HOME: root });
    expect(code).toBe(0);
    expect(stdout).toContain("Under another name, since a folder has theirs: 1 file\n  lib.js: lib~file.js\n");
    expect(readFileSync(join(output, "lib~file.js"), "utf8")).toBe(files["/lib.js"]);
    expect(readFileSync(join(output, "lib.js/a.js"), "utf8")).toBe(files["/lib.js/a.js"]);
    const byAddress = await asbuiltBeside(["analyze", url, "--format", "json"], { XDG_CACHE_HOME: root });
    expect(asbuilt(["analyze", output, "--format", "json"]).stdout).toBe(byAddress.stdout);
  });

  test("keeps two files of one path, and one with the name of the record", FULL, async () => {
    const files: Readonly<Record<string, string>> = {
      "/": '<!doctype html><script src="/a.js?v=1"></script><script src="/a.js?v=2"></script>',
      "/a.js?v=1": 'fetch("/api/orders");fetch("/asbuilt-capture.json")',
      "/a.js?v=2": 'fetch("/api/lines")',
      "/asbuilt-capture.json": '{"format":"asbuilt-capture/1","input":"https://other.example/","files":[],"lost":[]}',
    };
    const { url } = await siteOf(({ url: path = "" }, response) => {
      const type = path === "/" ? "text/html" : path.endsWith(".json") ? "application/json" : "text/javascript";
      const body = files[path];
      response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
    });
    const root = folder();
    const env = { XDG_CACHE_HOME: root };
    const { stdout: byAddress } = await asbuiltBeside(["analyze", url, "--format", "json"], env);
    const { subject, material: held } = JSON.parse(byAddress);
    expect([subject.input, held.files.map(({ id }: { id: string }) => id)]).toEqual([
      url,
      ["a.js", "a.js~2", "asbuilt-capture.json", "index.html"],
    ]);
    const output = join(root, "kept");
    await asbuiltBeside(["capture", url, "--quiet", "--output", output], env);
    expect(readFileSync(join(output, "asbuilt-capture~file.json"), "utf8")).toBe(files["/asbuilt-capture.json"]);
    expect(asbuilt(["analyze", output, "--format", "json"]).stdout).toBe(byAddress);
  });

  test("does not write amid other files, nor where it may not", () => {
    const root = material({ "a.js": "f()" });
    const taken = asbuilt(["capture", root, "--output", root]);
    expect(taken).toMatchObject({ code: 2, stdout: "" });
    expect(taken.stderr).toMatch(/There is something in .* already\.\n/);
    mkdirSync(join(root, "folder.zip"));
    expect(asbuilt(["capture", root, "--output", join(root, "folder.zip")]).stderr).toMatch(/cannot be written/);
    expect(asbuilt(["capture", root]).stderr).toMatch(/required option '-o, --output/);
  });
});
