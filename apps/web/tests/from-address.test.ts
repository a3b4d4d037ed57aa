/** The way from an address to its specification, over the real server; the site is on this machine. */
import type { RunningServer } from "@as-built/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { harOf } from "../../../packages/capture/tests/har.ts";
import { siteOf } from "../../../packages/capture/tests/site.ts";
import { violations } from "./accessibility.ts";
import { launch, open } from "./browser.ts";
import { startHosted } from "./hosted.ts";

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await startHosted({ fetches: "any" });
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const PAGE = "<!doctype html><title>Harbour</title><script type=module src=/main.js></script>";

const site = (script: string) =>
  siteOf(({ url }, response) => {
    if (url === "/") response.setHeader("content-type", "text/html").end(PAGE);
    else if (url === "/main.js") response.setHeader("content-type", "text/javascript").end(script);
    else response.writeHead(404).end();
  });

describe("from an address to its specification", () => {
  it("goes on by itself where all was fetched", async () => {
    const { url } = await site('fetch("/api/berths")');
    const { page, complaints } = await open(browser, server.url);
    // what the page asks the server for draws it anew: an address that is written before that may be lost
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Or give its address").fill(url);
    await page.getByRole("button", { name: "Fetch" }).click();
    await page.getByText("As-built specification").waitFor();
    expect(await page.getByRole("banner").textContent()).toContain("Harbour");
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("shows what could not be fetched, and goes on when it is told to", async () => {
    const { url } = await site('fetch("/api/berths");import("./gone.js")');
    const { page, complaints } = await open(browser, server.url);
    // what the page asks the server for draws it anew: an address that is written before that may be lost
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Or give its address").fill(url);
    await page.getByRole("button", { name: "Fetch" }).click();
    await page.getByText("gone.js is named by main.js, and the server does not have it").waitFor();
    await page.getByText("Fetched 2 files").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Open the specification" }).click();
    await page.getByText("As-built specification").waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("says what is wrong with an address, and leaves the place for another one", async () => {
    const { page } = await open(browser, server.url);
    // what the page asks the server for draws it anew: an address that is written before that may be lost
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Or give its address").fill("http://127.0.0.1:9/");
    await page.getByRole("button", { name: "Fetch" }).click();
    await page.getByText("There was no whole answer").waitFor();
    expect(await page.getByLabel("Or give its address").isEnabled()).toBe(true);
    await page.close();
  });
});

it("a recording beside the files is taken for their traffic, and kept without its values", async () => {
  const script = 'fetch("/api/berths/" + id)';
  const har = harOf([
    { url: "https://port.example/", body: PAGE },
    {
      url: "https://port.example/api/berths/ada-lovelace",
      type: "application/json",
      body: '{"mail":"ada@port.example"}',
    },
  ]);
  const { page, complaints } = await open(browser, server.url);
  const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page
    .getByLabel("Files", { exact: true })
    .setInputFiles([file("index.html", PAGE), file("main.js", script), file("port.har", har)]);
  await page.getByText("As-built specification").waitFor();
  await page.getByRole("heading", { name: "Seen in traffic" }).waitFor();
  await page.getByText("1 of 1 call were seen in port.har.").waitFor();
  expect(await page.content()).not.toMatch(/lovelace/i);
  expect(complaints).toEqual([]);
  await page.close();
});

it("there is no place for an address where the server fetches none", async () => {
  const shut = await startHosted({ fetches: "off" });
  const { page } = await open(browser, shut.url);
  await page.getByText("Drop a folder, files or an archive here").waitFor();
  expect(await page.getByLabel("Or give its address").count()).toBe(0);
  await page.close();
  await shut.close();
});
