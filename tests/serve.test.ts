import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { ASBUILT, asbuilt } from "./cli.ts";

test.skipIf(process.platform === "win32")("serves the web application until it is told to end", async () => {
  const child = spawn(process.execPath, [ASBUILT, "serve"], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface(child.stdout), "line");
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^<!doctype html>/i);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a port that is in use is a problem with a next step", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { code, stderr } = asbuilt(["serve", "--port", String(port)]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/port \d+ is in use\.\nChoose another one/);
});
