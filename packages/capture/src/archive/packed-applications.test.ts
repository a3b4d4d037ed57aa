import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { asar, asarOf, crx, hermes, zip } from "../../tests/archives.ts";
import { type ArchiveLimits, capturePath, readArchive } from "../index.ts";

const PAGE = "<!doctype html><script src=js/a.js></script>";
const WEB = [
  { name: "index.html", content: PAGE },
  { name: "js/a.js", content: "f()" },
];

function fileOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "app.bin"), bytes);
  return join(folder, "app.bin");
}

const capture = (bytes: Uint8Array) => capturePath(fileOf(bytes));

const idsOf = async (bytes: Uint8Array) => (await capture(bytes)).artifacts.map(({ id, text }) => [id, text]);
const codeOf = (bytes: Uint8Array) =>
  capture(bytes).then(
    () => "read",
    (error: { readonly code: string }) => error.code,
  );

const FILES = [
  ["index.html", PAGE],
  ["js/a.js", "f()"],
];

describe("an extension of a browser", () => {
  test.each([2, 3])("CRX%i is the zip behind its header", async (version) => {
    expect(await idsOf(crx(WEB, version))).toEqual(FILES);
  });

  test("is refused where its header lies, and as its zip would be", async () => {
    const whole = crx(WEB);
    for (const length of [5, 12, 40, whole.length - 30])
      expect(await codeOf(whole.subarray(0, length))).toMatch(/^archive-(?:truncated|damaged)$/);
    const far = Buffer.from(whole);
    far.writeUInt32LE(0xffffffff, 8);
    expect(await codeOf(far)).toBe("archive-truncated");
    expect(await codeOf(crx(WEB, 9))).toBe("archive-unsupported");
    expect(await codeOf(crx([{ name: "../up.js" }]))).toBe("archive-path-outside");
  });
});

describe("an archive of Electron", () => {
  test("has the files of its list; links and what is unpacked beside it are none", async () => {
    expect(await idsOf(asar(WEB))).toEqual(FILES);
    const more = { bin: { link: "a.js" }, "n.node": { size: 9, unpacked: true }, empty: { files: {} } };
    const list = { files: { "a.js": { size: 3, offset: "0" }, ...more } };
    expect(await idsOf(asarOf(list, "f()"))).toEqual([["a.js", "f()"]]);
  });

  const FILE = { size: 3, offset: "0" };
  const deep = Array.from({ length: 70 }).reduce<object>((files) => ({ files: { d: files } }), FILE);
  test.each([
    ["a path that leads out", { files: { "..": { files: { "a.js": FILE } } } }, "archive-path-outside"],
    ["a name with folders in it", { files: { "../../a.js": FILE } }, "archive-path-outside"],
    ["two files of one path", { files: { "x/a.js": FILE, x: { files: { "a.js": FILE } } } }, "archive-duplicate"],
    ["folders too deep", deep, "archive-path-too-long"],
    ["a file beyond its end", { files: { "a.js": { size: 4, offset: "0" } } }, "archive-truncated"],
    ["a negative size", { files: { "a.js": { size: -1, offset: "9" } } }, "archive-damaged"],
    ["an offset that is none", { files: { "a.js": { size: 1, offset: "-7" } } }, "archive-damaged"],
    ["a folder that is none", { files: [] }, "archive-damaged"],
    ["a file that is none", { files: { "a.js": null } }, "archive-damaged"],
    ["no list", {}, "archive-damaged"],
    [
      "a content with another digest",
      { files: { "a.js": { ...FILE, integrity: { algorithm: "SHA256", hash: "0" } } } },
      "archive-damaged",
    ],
  ])("is refused for %s", async (_, list, code) => {
    expect(await codeOf(asarOf({ ...list }, "f()"))).toBe(code);
  });

  test("is refused where it is cut off or its list is no JSON", async () => {
    const whole = asar(WEB);
    for (const length of [17, 60, whole.length - 1])
      expect(await codeOf(whole.subarray(0, length))).toBe("archive-truncated");
    const spoiled = Buffer.from(whole);
    spoiled[17] = 0x7d;
    expect(await codeOf(spoiled)).toBe("archive-damaged");
  });

  test("is bounded: files that share bytes count each", async () => {
    const shared = { size: 1000, offset: "0" };
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.bin`, shared]));
    const path = fileOf(asarOf({ files }, Buffer.alloc(1000)));
    const read = async (limits: Partial<ArchiveLimits>) => {
      for await (const { content } of readArchive(path, "asar", limits)) await buffer(content);
    };
    await expect(read({ maxTotalBytes: 19_999 })).rejects.toMatchObject({ code: "archive-too-large" });
    await expect(read({ maxEntries: 19 })).rejects.toMatchObject({ code: "archive-too-many-entries" });
    await read({ maxTotalBytes: 20_000 });
  });
});

describe("an application for a phone gives its web application", () => {
  const ANDROID = [{ name: "AndroidManifest.xml" }, { name: "resources.arsc" }, { name: "classes.dex" }];
  const IOS = [{ name: "Payload/Shop.app/Info.plist" }, { name: "Payload/Shop.app/Shop", content: "f" }];
  const at = (folder: string) => WEB.map(({ name, content }) => ({ name: folder + name, content }));

  test.each([
    ["Cordova on Android", [...ANDROID, ...at("assets/www/")]],
    ["Capacitor on Android", [...ANDROID, { name: "assets/capacitor.config.json" }, ...at("assets/public/")]],
    [
      "an app bundle",
      [{ name: "base/manifest/AndroidManifest.xml" }, { name: "base/resources.pb" }, ...at("base/assets/www/")],
    ],
    ["Cordova on iOS", [...IOS, ...at("Payload/Shop.app/www/")]],
    ["Capacitor on iOS", [...IOS, ...at("Payload/Shop.app/public/")]],
    ["a web view of its own", [...ANDROID, ...at("assets/")]],
  ])("%s", async (_, entries) => {
    expect(await idsOf(zip(entries))).toEqual(FILES);
  });

  test("what else it holds is not judged; the web application is", async () => {
    const odd = [
      { name: "lib/x", content: "x", encrypted: true },
      { name: "res/l", mode: 0o120777 },
    ];
    expect(await idsOf(zip([...ANDROID, ...odd, ...at("assets/www/")]))).toEqual(FILES);
    const link = { name: "assets/www/l.js", mode: 0o120777 };
    expect(await codeOf(zip([...ANDROID, ...at("assets/www/"), link]))).toBe("archive-link");
    expect(await codeOf(zip([...ANDROID, { name: "../up" }, ...at("assets/www/")]))).toBe("archive-path-outside");
  });

  test("a bundle of React Native is a script, or bytecode that is named with its version", async () => {
    const text = "var __BUNDLE_START_TIME__=this.nativePerformanceNow?nativePerformanceNow():Date.now();f()";
    const plain = [...IOS, { name: "Payload/Shop.app/main.jsbundle", content: text }];
    expect(await idsOf(zip(plain))).toEqual([["main.jsbundle", text]]);
    const compiled = await capture(zip([...ANDROID, { name: "assets/index.android.bundle", content: hermes(96) }]));
    expect([compiled.artifacts.map(({ kind }) => kind), compiled.failures]).toEqual([
      ["other"],
      [{ file: "index.android.bundle", code: "hermes-bytecode", detail: "version 96" }],
    ]);
  });

  test("without any it is refused; an archive that only looks alike is read as one", async () => {
    expect(await codeOf(zip([...ANDROID, { name: "assets/flutter_assets/kernel" }]))).toBe("archive-native");
    expect(await codeOf(zip(IOS))).toBe("archive-native");
    expect((await idsOf(zip([{ name: "AndroidManifest.xml" }, ...WEB]))).length).toBe(3);
  });
});
