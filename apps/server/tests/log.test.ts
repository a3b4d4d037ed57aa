/** What the log holds: that something went wrong, and nothing of the material, of texts and of tokens. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../src/telemetry/create-log.ts";
import { askAt, follow, formOf, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

const SECRET = "hush4711";

const lines: string[] = [];
let test: TestServer;

const logged = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`));

beforeAll(async () => {
  const [database] = DATABASES;
  if (database === undefined) throw new Error("no database");
  test = await serve(database, {
    log: createLog("server", "info", { write: (line) => lines.push(line) }),
    run: async ({ files }) => {
      for await (const { bytes } of files) throw new Error(new TextDecoder().decode(bytes));
      return "no specification";
    },
  });
});

afterAll(() => test.close());

const upload = (fields = {}) => formOf({ [`${SECRET}.js`]: `let ${SECRET}` }, { label: SECRET, ...fields });

it("says nothing of what it was given", async () => {
  const { json } = await test.ask("POST", "uploads", upload({ name: SECRET }));
  expect((await follow(test.ask, json.analysis.id)).at(-1)).toMatchObject({
    state: "failed",
    failure: { code: "failed" },
  });
  await test.ask("POST", "uploads", upload({ capturedAt: SECRET }));
  await test.ask("GET", `applications?q=${SECRET}`);
  await askAt(test.server, SECRET)("GET", "me");
  const report = { kind: "error", digest: SECRET, message: SECRET, view: `/${SECRET}` };
  await test.ask("POST", "client-reports", { json: report });
  expect(logged("client-report")).toHaveLength(1);
  expect(lines.join("")).not.toContain(SECRET);
});

it("takes an upload that its client gives up for nothing of its own", async () => {
  const before = lines.length;
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": 100_000 };
  const client = request(new URL("api/v1/uploads", test.server.url), { method: "POST", headers });
  client.on("error", () => undefined);
  const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.js"\r\n\r\nlet a';
  client.write(head, () => setTimeout(() => client.destroy(), 100));
  await new Promise((resolve) => client.once("close", resolve));
  await expect.poll(async () => (await test.ask("GET", "applications")).json.items.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(lines.slice(before)).toEqual([]);
});
