/** Every page of the hosted application by its address: drawn by the server, taken over by the browser, accessible. */
import type { RunningServer } from "@as-built/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { slices } from "../../../tests/full.ts";
import { violations, violationsInBoth } from "./accessibility.ts";
import { IS_FIREFOX, launch, open } from "./browser.ts";
import { read, startHosted } from "./hosted.ts";

let browser: Browser;
let server: RunningServer;
let analysis: string;

/** Digests of the reports in the server's log. */
const logged: unknown[] = [];
const note = (event: string, { digest }: Readonly<Record<string, unknown>> = {}) => {
  if (event === "client-report") logged.push(digest);
};

beforeAll(async () => {
  server = await startHosted({ log: { info: note, error: note } });
  browser = await launch();
  const { page } = await open(browser, server.url);
  analysis = await read(server, page, "vite");
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const at = (path: string): string => `${server.url}analyses/${analysis}${path}`;

const VIEWS = [
  ["", "Lendwell"],
  ["/overview/component%3Areact", "Lendwell"],
  ["/purpose", "Purpose"],
  ["/screens", "Screens"],
  ["/screens?as=map", "Screens"],
  ["/entities?as=diagram", "Entities"],
  ["/states?as=chart", "States"],
  ["/validation", "Validation"],
  ["/roles?as=matrix", "Roles"],
  ["/calls?q=session", "API calls"],
  ["/errors", "Error messages"],
  ["/constants", "Constants"],
  ["/file/index.html", "index.html"],
  ["/file", "Files"],
  ["/search?q=loan", "Search"],
  ["/compare", "Compare"],
] as const;

describe("each view of a specification", () => {
  for (const [options, views] of slices(VIEWS, 4))
    it.each(views)("%s", options, async (path, heading) => {
      const { page, complaints } = await open(browser, at(path));
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      expect(await violationsInBoth(page)).toEqual([]);
      expect(await page.title()).toMatch(/ · Lendwell · As-Built$/);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
      expect(complaints).toEqual([]);
      await page.close();
    });
});

describe("the first view", () => {
  it.each(["/", "/applications", "/ask", "/sign-in"])("stands without a script: %s", async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(path, server.url).href);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.title()).toContain("As-Built");
    await context.close();
  });

  it("of a specification is drawn by the server, with its figures", async () => {
    const answer = await fetch(at(""));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("<h1");
    expect(html).toContain("Lendwell is the lending desk");
    // The document itself comes beside the page.
    expect(html).not.toContain("asbuilt/1");
  });

  it("of a specification is styled without its scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(""));
    const cards = page.getByRole("article").first().locator("xpath=..");
    expect(await cards.evaluate((element) => getComputedStyle(element).display)).toBe("grid");
    await context.close();
  });

  it("that is none of a specification names no files of one", async () => {
    const html = await (await fetch(server.url)).text();
    expect(html).not.toContain("specification-pages");
  });

  it.each([
    ["", "Overview"],
    ["/entities?as=diagram", "Entities"],
    ["/file/index.html", "index.html"],
    ["/file", "Files"],
  ])("says in its title which it is: %s", async (path, name) => {
    const html = await (await fetch(at(path))).text();
    expect(html).toContain(`<title>${name} · Lendwell · As-Built</title>`);
  });
});

describe("addresses of before", () => {
  it.each([
    ["?analysis=ID#/v1/roles?as=matrix", "/roles?as=matrix", "Roles"],
    ["analyses/ID/v1/calls?q=session", "/calls?q=session", "API calls"],
    ["analyses/ID#/v1/errors", "/errors", "Error messages"],
  ])("%s", async (address, now, heading) => {
    const { page } = await open(browser, server.url + address.replace("ID", analysis));
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(page.url()).toBe(at(now));
    await page.close();
  });

  it("a release leads to its analysis", async () => {
    const { releaseId } = await (await fetch(`${server.url}api/v1/analyses/${analysis}`)).json();
    const { page } = await open(browser, `${server.url}releases/${releaseId}`);
    await page.getByRole("heading", { level: 1, name: "Lendwell" }).waitFor();
    expect(page.url()).toBe(at(""));
    await page.close();
  });
});

it("the files are a list, and each a way to its text", async () => {
  const { page } = await open(browser, at("/file"));
  await page.getByRole("searchbox", { name: "Filter the files" }).fill("html");
  const files = page.getByRole("list", { name: "Files" }).getByRole("listitem");
  await expect.poll(() => files.count()).toBe(1);
  await expect.poll(() => new URL(page.url()).search).toBe("?q=html");
  await files.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: "index.html" }).waitFor();
  await page.getByRole("link", { name: /^Files \d/ }).click();
  await page.getByRole("heading", { level: 1, name: "Files" }).waitFor();
  await page.close();
});

it("a part of the overview stands below the head of the page, and the document stays in its place", async () => {
  const { page } = await open(browser, at(""));
  await page.getByRole("link", { name: "Code by origin", exact: true }).click();
  const top = () => page.locator("#provenance").evaluate((part) => part.getBoundingClientRect().top);
  const header = await page.getByRole("banner").evaluate((head) => head.getBoundingClientRect().bottom);
  await expect.poll(top).toBeLessThan(header + 200);
  expect(await top()).toBeGreaterThanOrEqual(header);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  await page.close();
});

it("the hash names a part of the page and scrolls to it", async () => {
  const { page } = await open(browser, at("#failures"));
  await expect.poll(() => page.getByRole("heading", { name: "Failures" }).isVisible()).toBe(true);
  await expect
    .poll(() => page.locator("#failures").evaluate((part) => part.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
  await page.close();
});

describe("what is not there", () => {
  const NOWHERE = ["nowhere", "ask/nothing", "applications/none", "analyses/none", "analyses/none/calls"];

  for (const [options, paths] of slices(NOWHERE, 3))
    it.each(paths)("says so, to people and to programs: /%s", options, async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
      const { page } = await open(browser, server.url + path);
      await page.getByRole("heading", { level: 1, name: "Not found" }).waitFor();
      expect(await page.title()).toBe("Not found · As-Built");
      expect(await violations(page)).toEqual([]);
      await page.getByRole("link", { name: "Go to the start page" }).click();
      await page.getByText("Drop a folder, files or an archive here").waitFor();
      await page.close();
    });

  const BELOW = [
    "/calls/x?range=0",
    "/file/none.js",
    "/file/index.html?at=-1",
    "/search/x",
    "/overview/none",
    "/calls/none",
  ];

  for (const [options, paths] of slices(BELOW, 3))
    it.each(paths)("below a specification is never a blank page: %s", options, async (path) => {
      const { page } = await open(browser, at(path));
      await page
        .locator("main")
        .getByText(/not found|no file|leads to no/i)
        .first()
        .waitFor();
      await page.close();
    });

  it("below a specification keeps the specification around it", async () => {
    const { page } = await open(browser, at("/nothing"));
    await page.getByRole("heading", { level: 1, name: "Not found" }).waitFor();
    await page
      .getByRole("navigation", { name: "The nine points" })
      .getByRole("link", { name: /API calls/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "API calls" }).waitFor();
    await page.close();
  });
});

/** Over BiDi Playwright knows no body of a request. */
describe("what fails", () => {
  it("says why, under the digest that the server's log has, and can be tried again", async () => {
    const { page } = await open(browser, server.url);
    const reports: unknown[] = [];
    await page.route("**/api/v1/client-reports", (route) => {
      reports.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    const failing = {
      error: { code: "internal", message: "The server failed at this request.", digest: "0badcafe1234" },
    };
    await page.route("**/api/v1/applications?*", (route) => route.fulfill({ status: 500, json: failing }));
    await page.getByRole("link", { name: "Applications", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
    await page.getByText("0badcafe1234").waitFor();
    expect(await violations(page)).toEqual([]);
    const told = { kind: "error", digest: "0badcafe1234" };
    await expect.poll(() => reports).toMatchObject([IS_FIREFOX ? null : told]);
    await page.unroute("**/api/v1/applications?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "Applications" }).waitFor();
    await page.close();
  });

  it.skipIf(IS_FIREFOX)(
    "tells the server of an error that nobody caught, under the digest that its log has",
    async () => {
      const { page } = await open(browser, server.url);
      const reported = page.waitForRequest("**/api/v1/client-reports");
      await page.evaluate(() => window.setTimeout(() => Promise.reject(new Error("out of order"))));
      const { digest, message } = (await reported).postDataJSON();
      expect(message).toBe("Error: out of order");
      await expect.poll(() => logged).toContain(digest);
      await page.close();
    },
  );

  it("says what to do where the server does not answer", async () => {
    const { page } = await open(browser, server.url);
    await page.route("**/api/**", (route) => route.abort());
    await page.getByLabel("Files", { exact: true }).setInputFiles({
      name: "main.js",
      mimeType: "text/javascript",
      buffer: Buffer.from("1"),
    });
    await page.getByText("The server did not answer. Start it again with: asbuilt serve").waitFor();
    await page.close();
  });
});

describe("a phone", () => {
  const OF_ANALYSES = [
    "",
    "/screens",
    "/calls",
    "/roles?as=matrix",
    "/validation",
    "/file/index.html",
    "/search?q=loan",
  ];

  for (const [options, paths] of slices(OF_ANALYSES, 3))
    it.each(paths)("has room for a specification: %s", options, async (path) => fitsPhone(at(path)));

  for (const [options, paths] of slices(["", "applications", "ask", "nowhere"], 2))
    it.each(paths)("has room for the pages about applications: /%s", options, async (path) =>
      fitsPhone(server.url + path),
    );
});

/** Nothing stands beyond the window's edge, and what is smaller is still accessible. */
async function fitsPhone(url: string): Promise<void> {
  const { page } = await open(browser, url, { width: 390, height: 844 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await page.close();
}

describe("keyboard alone", () => {
  it("goes from the start page to the evidence of a statement", async () => {
    const { page } = await open(browser, server.url);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    const link = page.getByRole("link", { name: "Lendwell" });
    for (let step = 0; step < 20 && !(await link.evaluate((it) => it === document.activeElement)); step += 1) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.getByText("As-built specification").waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: "Search everywhere" }).fill("volunteer");
    await page.keyboard.press("Enter");
    await page.locator("mark").first().waitFor();
    await page.close();
  });
});

it.skipIf(IS_FIREFOX)("tells the server how fast pages were, and exported files tell nobody", async () => {
  const { page } = await open(browser, at(""));
  const reports: unknown[] = [];
  await page.route("**/api/v1/client-reports", (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page
    .getByRole("link", { name: /^API calls/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: "API calls" }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(JSON.stringify(reports)).toContain('"kind":"performance"');
  expect(JSON.stringify(reports)).not.toContain(analysis);
  await page.close();
});
