import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { tar, tgz, zip } from "../tests/archives.ts";
import { type ArchiveLimits, archiveKind, captureFiles, capturePath, readArchive } from "./index.ts";

const FILES = [
  { name: "index.html", content: "<script src=assets/a.js></script>" },
  { name: "assets/", type: "directory" as const },
  { name: "assets/a.js", content: `export const words = "${"long ".repeat(50_000)}";` },
  { name: "assets/ü.js", content: "f()" },
];

function file(name: string, bytes: Uint8Array): string {
  const base = mkdtempSync(join(tmpdir(), "archive-"));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  writeFileSync(join(base, name), bytes);
  return join(base, name);
}

const WRITERS = {
  "app.zip": async (entries: typeof FILES) => zip(entries),
  "app.tar": (entries: typeof FILES) => tar(entries),
  "app.tgz": (entries: typeof FILES) => tgz(entries),
};

describe.each(Object.entries(WRITERS))("%s", (name, write) => {
  test("gives what its files give", async () => {
    const files = FILES.filter((entry) => !entry.name.endsWith("/"));
    const plain = files.map((entry) => ({ path: entry.name, bytes: Buffer.from(entry.content ?? "") }));
    expect(await capturePath(file(name, await write(FILES)))).toEqual(captureFiles(name, plain));
  });

  test.each(["package", "app"])("%s/ is no part of the paths where all lies in it", async (root) => {
    const within = FILES.map((entry) => ({ ...entry, name: `${root}/${entry.name}` }));
    const { artifacts } = await capturePath(file(name, await write(within)));
    expect(artifacts.map(({ id }) => id)).toEqual(["assets/a.js", "assets/ü.js", "index.html"]);
  });

  test("tells how far it is", async () => {
    const steps: number[] = [];
    const onProgress = (done: number, total: number) => steps.push(done / total);
    await capturePath(file(name, await write(FILES)), { onProgress });
    expect(steps.length).toBe(3);
    expect(steps.every((share, index) => share > 0 && share <= 1 && share >= (steps[index - 1] ?? 0))).toBe(true);
  });
});

/** What the reading of an archive ends with: a code, or the number of its files. */
async function outcome(bytes: Uint8Array, limits: Partial<ArchiveLimits> = {}): Promise<string | number> {
  const path = file("some.archive", bytes);
  const kind = await archiveKind(path);
  if (kind === undefined) return "no archive";
  let files = 0;
  try {
    for await (const _ of readArchive(path, kind, limits)) files += 1;
    return files;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

const both = async (...entries: readonly { name: string; content?: string | Uint8Array }[]) => [
  zip(entries),
  await tar(entries),
  await tgz(entries),
];

async function expectAll(archives: readonly Uint8Array[], code: string | number, limits?: Partial<ArchiveLimits>) {
  for (const archive of archives) expect(await outcome(archive, limits)).toBe(code);
}

describe("refuses", () => {
  test.each([["../up.js"], ["a/../../up.js"], ["..\\up.js"], ["/etc/passwd"], ["\\\\host\\share"], ["C:/a.js"]])(
    "%s",
    async (name) => expectAll(await both({ name: "a.js" }, { name }), "archive-path-outside"),
  );

  test("two files of one path", async () => {
    await expectAll(await both({ name: "a/b.js" }, { name: "./a//b.js", content: "1" }), "archive-duplicate");
  });

  test("links", async () => {
    expect(await outcome(zip([{ name: "l.js", content: "/etc/passwd", mode: 0o120777 }]))).toBe("archive-link");
    expect(await outcome(await tar([{ name: "l.js", type: "symlink", linkname: "/etc/passwd" }]))).toBe("archive-link");
    expect(await outcome(await tgz([{ name: "l.js", type: "link", linkname: "a.js" }]))).toBe("archive-link");
  });

  test("devices and pipes", async () => {
    expect(await outcome(await tar([{ name: "dev", type: "character-device" }]))).toBe("archive-unsupported");
    expect(await outcome(zip([{ name: "pipe", mode: 0o010644 }]))).toBe("archive-unsupported");
  });

  test("encrypted entries", async () => {
    expect(await outcome(zip([{ name: "a.js", content: "x", encrypted: true }]))).toBe("archive-encrypted");
  });

  test("content that is not what its checksum says", async () => {
    expect(await outcome(zip([{ name: "a.js", content: "x", crc: 1 }]))).toBe("archive-damaged");
  });

  test("what has an archive's first bytes only", async () => {
    expect(await outcome(gzipSync("no tar inside ".repeat(100)))).toBe("archive-damaged");
    expect(await outcome(Buffer.from("\x1f\x8b\x08 not gzip at all", "latin1"))).toBe("archive-damaged");
    expect(await outcome(Buffer.from(`PK\x03\x04${"x".repeat(600)}`))).toBe("archive-truncated");
  });
});

test("is cut off anywhere: never read as whole", async () => {
  const entries = [
    { name: "a.js", content: "a".repeat(1500) },
    { name: "b.js", content: "b".repeat(512) },
  ];
  for (const whole of await both(...entries)) {
    expect(await outcome(whole)).toBe(2);
    for (let length = 30; length < whole.length - 1100; length += 97) {
      expect(await outcome(whole.subarray(0, length))).toMatch(/no archive|archive-truncated|archive-damaged/);
    }
  }
  const plain = await tar(entries);
  expect(await outcome(plain.subarray(0, 512 + 1536))).toBe("archive-truncated");
});

describe("limits", () => {
  const zeros = { name: "zeros.js", content: new Uint8Array(4_000_000) };

  test("of entries, claimed or real", async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `${index}.js` }));
    await expectAll(await both(...many), "archive-too-many-entries", { maxEntries: 49 });
    await expectAll(await both(...many), 50, { maxEntries: 50 });
    expect(await outcome(zip([{ name: "a.js" }], 60_000), { maxEntries: 1000 })).toBe("archive-too-many-entries");
  });

  test("of one file, of all, of the ratio", async () => {
    await expectAll(await both(zeros), "archive-entry-too-large", { maxEntryBytes: 3_999_999 });
    await expectAll(await both(zeros, { ...zeros, name: "b" }), "archive-too-large", { maxTotalBytes: 7_999_999 });
    const [zipped = zeros.content, , gzipped = zeros.content] = await both(zeros);
    await expectAll([zipped, gzipped], "archive-ratio", { ratioFrom: 1_000_000 });
    await expectAll([zipped, gzipped], 1);
  });

  test("of depth and length of a path", async () => {
    const deep = { name: `${"d/".repeat(64)}a.js` };
    await expectAll(await both(deep), "archive-path-too-long");
    await expectAll(await both(deep), 1, { maxDepth: 65 });
    await expectAll(await both({ name: "long".repeat(20) }), "archive-path-too-long", { maxPathLength: 79 });
  });
});

test("what is wrong within an entry has a code where its content is read", async () => {
  const whole = zip([{ name: "a.js", content: "f()".repeat(1000) }]);
  const method = Buffer.from(whole);
  method.writeUInt16LE(99, method.indexOf("PK\x01\x02") + 10);
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 34 + "a.js".length, 34 + "a.js".length + 8);
  const size = Buffer.from(whole);
  size.writeUInt32LE(7, size.indexOf("PK\x01\x02") + 24);
  for (const [archive, code] of [
    [method, "archive-unsupported"],
    [damaged, "archive-damaged"],
    [size, "archive-damaged"],
  ] as const)
    await expect(capturePath(file("a.zip", archive))).rejects.toMatchObject({ code });
});

test("what is no content of a tar is bounded", async () => {
  const end = await tar([{ name: "a.js", content: "f()" }]);
  const zeros = (bytes: number) => gzipSync(Buffer.concat([end, Buffer.alloc(bytes)]));
  expect(await outcome(zeros(512_000))).toBe(1);
  expect(await outcome(zeros(20 * 2 ** 20))).toBe("archive-damaged");
  const named = await tar([{ name: "long", content: Buffer.alloc(1_000_000, "n") }]);
  const header = Buffer.from(named.subarray(0, 512 + 1_000_448));
  // the type of GNU's long names, with the sum of the header
  header.write("L", 156);
  header.write(sumOf(header.subarray(0, 512)), 148);
  expect(await outcome(gzipSync(Buffer.concat([...Array.from({ length: 20 }, () => header), end])))).toBe(
    "archive-damaged",
  );
});

/** The checksum of a header of a tar, as it stands in it. */
function sumOf(header: Buffer): string {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return `${sum.toString(8).padStart(6, "0")}\0 `;
}

test("an archive without files is empty", async () => {
  for (const archive of [zip([]), await tgz([]), zip([{ name: "a/" }])]) {
    await expect(capturePath(file("a.archive", archive))).rejects.toMatchObject({ code: "empty" });
  }
});
