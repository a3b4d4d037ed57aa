import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedFiles } from "@as-built/engine";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Answers, capture, page, parser, site } from "../../tests/address.ts";
import type { AddressOptions } from "../index.ts";

describe("a capture that is interrupted", () => {
  function journal(): string {
    const root = mkdtempSync(join(tmpdir(), "journal-"));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    return root;
  }

  const given: Answers = {
    "/": page("/a.js", "/b.js"),
    "/a.js": 'import("./c.js")',
    "/b.js": "b()",
    "/c.js": "c()",
  };

  /** Ends as a process does that is killed when the second round begins. */
  const interrupted = async (url: string, root: string) => {
    let rounds = 0;
    const named: AddressOptions["named"] = (part) => {
      rounds += 1;
      if (rounds === 2) throw new Error("killed");
      return namedFiles(part, parser);
    };
    await expect(capture(url, { named, journal: root })).rejects.toThrow("killed");
  };

  test("goes on where it ended, ends equal, and leaves nothing behind", async () => {
    const root = journal();
    const { url, asked } = await site(given);
    await interrupted(url, root);
    const before = asked.splice(0);
    expect(before.toSorted()).toEqual(["/", "/a.js", "/b.js"]);
    const continued = await capture(url, { journal: root });
    expect(asked).toEqual(["/c.js"]);
    expect(continued).toEqual(await capture(url));
    expect(readdirSync(root)).toEqual([]);
  });

  test("asks again for what was not kept whole, and for all with other headers", async () => {
    const root = journal();
    const { url, asked } = await site(given);
    await interrupted(url, root);
    const [folder = ""] = readdirSync(root);
    for (const name of readdirSync(join(root, folder)).filter((name) => !name.endsWith(".json")))
      writeFileSync(join(root, folder, name), "cut off");
    asked.splice(0);
    await capture(url, { journal: root, headers: { cookie: "other=1" } });
    expect(asked.splice(0).length).toBe(4);
    expect(await capture(url, { journal: root })).toEqual(await capture(url));
    expect(asked.length).toBe(8);
  });
});
