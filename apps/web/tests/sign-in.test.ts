/** Where a token is needed: every page leads to the sign-in, which leads back; an ended token leads there again. */
import type { RunningServer } from "@as-built/server";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations } from "./accessibility.ts";
import { launch, open } from "./browser.ts";
import { startHosted } from "./hosted.ts";

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await startHosted({ access: { required: true, secret: "of-this-run" } });
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Created {
  readonly secret: string;
  readonly token: { readonly id: string };
}

const asOwner = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${server.url}api/v1/${path}`, {
    method,
    headers: { authorization: "Bearer of-this-run", "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });

const newToken = async (role: string): Promise<Created> =>
  (await asOwner("POST", "tokens", { name: role, role })).json();

it.each(["", "applications?q=lend", "ask/roles?name=admin", "analyses/00000000-0000-4000-8000-000000000000/calls"])(
  "/%s leads to the sign-in, without a script too",
  async (path) => {
    const answer = await fetch(server.url + path, { redirect: "manual" });
    expect(answer.status).toBe(307);
    const to = new URL(answer.headers.get("location") ?? "", server.url);
    expect([to.pathname, to.searchParams.get("to")]).toEqual(["/sign-in", `/${path}`]);
  },
);

it("takes a token, leads back, says who is signed in, and signs out", async () => {
  const { secret } = await newToken("analyst");
  const { page, complaints } = await open(browser, `${server.url}applications?q=lend`);
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Token").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Applications" }).waitFor();
  expect(new URL(page.url()).search).toBe("?q=lend");
  await page.reload();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out (analyst)" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await page.goto(server.url);
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

it("a token that ends while a page is open leads to the sign-in, and a viewer gets no place for files", async () => {
  const { secret, token } = await newToken("viewer");
  const { page } = await open(browser, server.url);
  await page.getByLabel("Token").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Your token can view applications, not add them").waitFor();
  expect(await page.getByRole("group", { name: "Files to read" }).count()).toBe(0);
  await asOwner("DELETE", `tokens/${token.id}`);
  await page.getByRole("link", { name: "Applications", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(new URL(page.url()).searchParams.get("to")).toBe("/applications");
  await page.close();
});

it("lets an administrator create tokens, see them without their secrets, and revoke them; nobody else", async () => {
  const { secret } = await newToken("admin");
  const { page, complaints } = await open(browser, `${server.url}tokens`);
  await page.getByLabel("Token").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Tokens" }).waitFor();
  await page.getByRole("link", { name: "Tokens" }).waitFor();
  await page.getByLabel("Name").fill("build server");
  await page.getByLabel("Role").selectOption({ label: "Analyst: also uploads, analyses, deletes" });
  await page.getByRole("button", { name: "Create" }).click();
  const created = (await page.getByRole("alert").locator("code").textContent()) ?? "";
  expect(created).toMatch(/^asbuilt_/);
  const table = page.getByRole("table", { name: "Tokens" });
  const row = table.getByRole("row", { name: /build server/ });
  await row.getByText("analyst").waitFor();
  await table.getByRole("row", { name: /yours/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await row.waitFor();
  expect(await page.content()).not.toContain(created);
  const asCreated = () => fetch(`${server.url}api/v1/me`, { headers: { authorization: `Bearer ${created}` } });
  expect((await (await asCreated()).json()).role).toBe("analyst");
  await row.getByRole("button", { name: "Revoke build server" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke the token" }).click();
  await expect.poll(() => row.count()).toBe(0);
  expect((await asCreated()).status).toBe(401);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(complaints).toEqual([]);
  await page.close();
});

it("tells others that only administrators see tokens", async () => {
  const { secret } = await newToken("analyst");
  const { page } = await open(browser, `${server.url}tokens`);
  await page.getByLabel("Token").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Only administrators can see and create tokens").waitFor();
  expect(await page.getByRole("link", { name: "Tokens" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.close();
});
