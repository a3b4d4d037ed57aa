/** `asbuilt capture --headless`: what a browser loads, and what that names. The site is on this machine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteOf } from "../packages/capture/tests/site.ts";
import { asbuilt, asbuiltBeside, folder, material, SMALL } from "./cli.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const PAGE = "<!doctype html><title>Desk</title><script type=module src=/main.js></script>";
/** Its name is made by the program: without running it nobody knows it. */
const MAIN = `const name = ["pa", "ge"].join("");
const load = () => import("./named.js");
import("/" + name + ".js").then(({ open }) => open());
addEventListener("keydown", load);`;
const LAZY = `const send = ({ customer }) => fetch("/api/orders?user=" + customer, { method: "POST", body: JSON.stringify({ customer }) });
export const open = () => fetch("/api/me").then((answer) => answer.json()).then(send);`;
const COOKIE = "session=7";

test("takes what the program asks for, what that names with the browser's cookies, and masks the traffic", async () => {
  const { url, asked } = await siteOf(({ url: path = "", headers }, response) => {
    const scripts: Readonly<Record<string, string>> = { "/main.js": MAIN, "/page.js": LAZY };
    const script = path === "/named.js" && headers.cookie === COOKIE ? "export const rest = 1;" : scripts[path];
    if (path === "/")
      response.writeHead(200, { "content-type": "text/html", "set-cookie": `${COOKIE}; HttpOnly` }).end(PAGE);
    else if (script !== undefined) response.setHeader("content-type", "text/javascript").end(script);
    else if (path.startsWith("/api/")) response.setHeader("content-type", "application/json").end('{"customer":"Ada"}');
    else response.writeHead(404).end();
  });
  const root = folder();
  const output = join(root, "desk");
  const args = [
    "capture",
    url,
    "--headless",
    "--browser-path",
    CHROMIUM,
    "--har",
    join(root, "desk.har"),
    "--output",
    output,
  ];
  const { code, stdout, stderr } = await asbuiltBeside(args, { XDG_CACHE_HOME: root });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^4 files, .*\nTraffic, without values, written to .*desk\.har\n$/);
  expect(asked).toContain("/named.js");
  const { points, material: held } = JSON.parse(asbuilt(["analyze", output, "--format", "json"]).stdout);
  expect(held.files.map(({ id }: { id: string }) => id)).toEqual(["index.html", "main.js", "named.js", "page.js"]);
  expect(points.calls.statements).toMatchObject([{ url: "/api/me" }, { method: "POST", url: "/api/orders" }]);
  const har = readFileSync(join(root, "desk.har"), "utf8");
  expect(har).not.toMatch(/session=7|Ada/);
  expect(har).toContain(`${url}api/orders?user=`);
  expect(har).toContain('{\\"customer\\":\\"\\"}');
  const recorded = JSON.parse(asbuilt(["analyze", join(root, "desk.har"), "--format", "json"]).stdout);
  const seenOf = ({ seen, ...statement }: { readonly seen?: readonly object[] }) => {
    expect(seen).toMatchObject([{ answers: [{ status: 200 }], traffic: { sightings: 1 } }]);
    return statement;
  };
  expect(recorded.points.calls.statements.map(seenOf)).toEqual(points.calls.statements);
  expect(recorded.traffic).toMatchObject({ unexplained: [], foreign: [] });
});

test("takes the origin that the address leads to for the site", async () => {
  const site = await siteOf(({ url: path = "" }, response) => {
    if (path === "/main.js") response.setHeader("content-type", "text/javascript").end("f()");
    else response.setHeader("content-type", "text/html").end('<!doctype html><script src="/main.js"></script>');
  });
  const { url } = await siteOf((_, response) => response.writeHead(301, { location: site.url }).end());
  const root = folder();
  const args = ["capture", url, "--headless", "--browser-path", CHROMIUM, "--output", join(root, "out")];
  expect(await asbuiltBeside(args, { XDG_CACHE_HOME: root })).toMatchObject({ code: 0, stderr: "" });
  expect(readdirSync(join(root, "out"))).toEqual(["asbuilt-capture.json", "index.html", "main.js"]);
});

test("says what is missing, and opens nothing but addresses", () => {
  const root = folder();
  const run = (input: string, path: string) =>
    asbuilt(["capture", input, "--headless", "--browser-path", path, "--output", join(root, "out")]);
  const none = run("http://127.0.0.1:9/", join(root, "no-browser"));
  expect({ code: none.code, stdout: none.stdout }).toEqual({ code: 2, stdout: "" });
  expect(none.stderr).toMatch(/No browser could be started: .*no-browser[\s\S]*Install Chrome/);
  expect(run(material(SMALL), CHROMIUM).stderr).toMatch(/A browser opens addresses/);
  expect(run("http://127.0.0.1:9/", CHROMIUM).stderr).toMatch(/There was no whole answer: http:\/\/127\.0\.0\.1:9\//);
});
