import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { namedFiles } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { describe, expect, onTestFinished, test } from "vitest";
import { type TarEntry, tar, tgz } from "../../tests/archives.ts";
import { captureMaterial, collectMaterial } from "../index.ts";

const parser = oxcParser();
const options = { named: (part: Parameters<typeof namedFiles>[0]) => namedFiles(part, parser) };

function written(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "shop.tar"), bytes);
  return join(folder, "shop.tar");
}

type Layer = { readonly name: string; readonly content: Buffer };

const manifest = (layers: readonly Layer[]): TarEntry => ({
  name: "manifest.json",
  content: JSON.stringify([{ Config: "c.json", RepoTags: ["shop:1"], Layers: layers.map(({ name }) => name) }]),
});

/** As docker 25 writes it; the manifest stands behind the layers. */
const image = (...layers: readonly Layer[]): Promise<Buffer> =>
  tar([{ name: "blobs/", type: "directory" }, ...layers, manifest(layers), { name: "oci-layout", content: "{}" }]);

const layer = async (name: string, entries: readonly TarEntry[], packed = false): Promise<Layer> => {
  const content = await tar(entries);
  return { name: `blobs/sha256/${name}`, content: packed ? gzipSync(content) : content };
};

const HTML = "usr/share/nginx/html/";
const PAGE = '<!doctype html><script type="module" src="/assets/main.js"></script>';
const base: readonly TarEntry[] = [
  { name: "usr/share/doc/index.html", content: "<h1>Words</h1>" },
  { name: "usr/bin/sh", type: "symlink", linkname: "dash" },
  { name: "dev/null", type: "character-device" },
  { name: `${HTML}index.html`, content: "<h1>Welcome</h1><script src=old.js></script>" },
  { name: `${HTML}old.js`, content: "old()" },
  { name: `${HTML}kept.js`, content: "kept()" },
  { name: "usr/lib/large.so", content: Buffer.alloc(2 ** 20, 1) },
];
const application: readonly TarEntry[] = [
  { name: `${HTML}.wh.old.js` },
  { name: `${HTML}index.html`, content: PAGE },
  { name: `${HTML}assets/main.js`, content: "main(); import('./lazy.js')" },
  { name: `${HTML}assets/lazy.js`, content: "lazy()" },
];

const pathsOf = async (path: string): Promise<readonly string[]> =>
  (await captureMaterial(path, options)).artifacts.map(({ id }) => id);

describe("a container image", () => {
  test("gives the front end that it serves, by its layers", async () => {
    const path = written(await image(await layer("a", base), await layer("b", application, true)));
    expect(await pathsOf(path)).toEqual(["assets/lazy.js", "assets/main.js", "index.html", "kept.js"]);
    const { input, files } = await collectMaterial(path, options);
    expect(input).toBe(`shop.tar, ${HTML}`);
    expect(files.find(({ path: one }) => one === "index.html")?.bytes.toString()).toBe(PAGE);
  });

  test("a later layer empties a folder, whatever stood there", async () => {
    const opaque = [{ name: `${HTML}.wh..wh..opq` }, ...application.slice(1)];
    const path = written(await image(await layer("a", base), await layer("b", opaque)));
    expect(await pathsOf(path)).toEqual(["assets/lazy.js", "assets/main.js", "index.html"]);
  });

  test("a layer that stands there twice counts where it stands last", async () => {
    const twice = await layer("a", base);
    const path = written(await image(twice, await layer("b", application), twice));
    expect(await pathsOf(path)).toEqual(["assets/lazy.js", "assets/main.js", "index.html", "kept.js", "old.js"]);
  });

  test("thousands of files, and thousands that are gone in layers that are named again and again", async () => {
    const many = (start: string): Promise<Layer> =>
      layer(
        start,
        Array.from({ length: 3000 }, (_, i) => ({ name: `${HTML}${start}${i}.js` })),
      );
    const [first, files, gone] = [await layer("a", base), await many("f"), await many(".wh.i")];
    const named = manifest([first, files, ...Array.from({ length: 1000 }, () => gone)]);
    const path = written(await tar([{ name: "blobs/", type: "directory" }, first, files, gone, named]));
    expect(await pathsOf(path)).toHaveLength(3003);
  });

  test("as docker wrote it before, and compressed as a whole", async () => {
    const name = `${"ab".repeat(32)}/layer.tar`;
    const entries = [{ name, content: await tar(application) }];
    const path = written(await tgz([...entries, manifest([{ name, content: Buffer.alloc(0) }])]));
    expect(await pathsOf(path)).toEqual(["assets/lazy.js", "assets/main.js", "index.html"]);
  });

  test("is none where the archive only begins like one", async () => {
    const path = written(
      await tar([
        { name: "manifest.json", content: '{"name":"Desk"}' },
        { name: "a.js", content: "f()" },
      ]),
    );
    expect(await pathsOf(path)).toEqual(["a.js", "manifest.json"]);
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    ["a path that leaves it", "archive-path-outside", async () => image(await layer("a", [{ name: "a/../../up.js" }]))],
    [
      "a layer that is not there",
      "archive-damaged",
      async () => tar([{ name: "blobs/", type: "directory" }, manifest([{ name: "gone", content: Buffer.alloc(0) }])]),
    ],
    [
      "a layer that is cut off",
      "archive-truncated",
      async () => image({ name: "blobs/a", content: (await tar(application)).subarray(0, 1500) }),
    ],
    [
      "a layer in another compression",
      "archive-unsupported",
      async () => image({ name: "blobs/a", content: Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]) }),
    ],
    [
      "a bomb",
      "archive-ratio",
      async () =>
        image({
          name: "blobs/a",
          content: gzipSync(await tar([{ name: "a.js", content: Buffer.alloc(40 * 2 ** 20) }])),
        }),
    ],
  ])("%s", async (_, code, bytes) => {
    await expect(captureMaterial(written(await bytes()), options)).rejects.toMatchObject({ code });
  });
});
