/** Pages of the app router that only links lead to. */
import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import type { Artifact } from "../../artifact.ts";
import { isCovered } from "../../formats/next/covered-path.ts";
import { oxcParser } from "../../parse/oxc.ts";
import { parseScripts } from "../../parse/parse-scripts.ts";
import type { Fact } from "../fact.ts";
import { linkedPages } from "./linked-pages.ts";
import { pageAddress } from "./page-address.ts";

const IMPORTS = `import {jsx} from "react/jsx-runtime";import Link from "next/link";
import {usePathname,useRouter} from "next/navigation";import * as n from "next/navigation";`;

const RUNTIME = "self.__next_f=self.__next_f||[];";

function screen(path: string): Fact {
  const evidence = [{ file: "a", start: 0, end: 1, says: "" }] as const;
  return { point: "screens", content: { path }, basis: "shown", evidence };
}

function pages(code: string, known: readonly string[] = [], runtime = RUNTIME): readonly string[] {
  const { survey, context } = contextOf({ "a.js": `${IMPORTS}${code}` });
  const artifact: Artifact = { id: fileId("b.js"), kind: "script", text: runtime, bytes: 1, sha256: "" };
  const { scripts } = parseScripts([artifact], oxcParser(), () => undefined);
  const facts = linkedPages(scripts, survey, context, known.map(screen));
  return facts.flatMap(({ point, content, basis }) => (point === "screens" ? `${content.path} ${basis}` : []));
}

test.each([
  ["links", 'jsx(Link,{href:"/orders?open=1",children:"Orders"})', "/orders"],
  ["links with a parameter", "export const a=e=>jsx(Link,{href:`/orders/${e.id}`})", "/orders/{id}"],
  ["links as objects", 'jsx(Link,{href:{pathname:"/orders/[id]",query:{id:1}}})', "/orders/{id}"],
  [
    "components that hand on an address",
    'function A({to:e}){return jsx(Link,{href:e})}jsx(A,{to:"/orders"})',
    "/orders",
  ],
  [
    "links of a list that is passed in",
    'function A({items:e}){return e.map(({url:t})=>jsx(Link,{href:t}))}jsx(A,{items:[{url:"/orders"}]})',
    "/orders",
  ],
  ["the router", 'export function A(){let e=useRouter();return ()=>e.push("/orders")}', "/orders"],
  ["redirects", 'export function A(){(0,n.redirect)("/orders")}', "/orders"],
  ["redirects of a namespace", 'export function A(){n.permanentRedirect("/orders")}', "/orders"],
  ["compared addresses", 'export function A(){return usePathname()==="/orders"?1:2}', "/orders"],
  ["lists of addresses", 'export function A(){return ["/orders"].includes(usePathname())}', "/orders"],
])("%s", (_, code, path) => {
  expect(pages(code)).toEqual([`${path} inferred`]);
});

test.each([
  ["links of HTML, which leave the router", 'jsx("a",{href:"/orders"})'],
  ["components that are drawn as such", 'jsx(Button,{as:"a",href:"/orders"})'],
  ["downloads", 'jsx(Link,{href:"/orders",download:true})'],
  ["files", 'jsx(Link,{href:"/rules.pdf"})'],
  ["the server's interface", 'jsx(Link,{href:"/api/orders"})'],
  ["other sites", 'jsx(Link,{href:"//shop.example/orders"});jsx(Link,{href:"https://shop.example/orders"})'],
  ["lists that are filled", 'export const a=[];a.push("/orders")'],
  ["texts in which something is replaced", 'export const a=e=>e.replace("/orders","")'],
  ["addresses of which nothing is known", "export const a=e=>jsx(Link,{href:`/${e.id}`})"],
  ["redirects of a server's answer", 'export const a=e=>e.redirect("/orders")'],
  ["prefixes", 'export function A(){return usePathname().startsWith("/orders")}'],
])("no pages: %s", (_, code) => {
  expect(pages(code)).toEqual([]);
});

test("pages that are known, and values of their parameters, are not stated again", () => {
  const code = 'jsx(Link,{href:"/orders"});jsx(Link,{href:"/docs/start"});jsx(Link,{href:"/orders/new"})';
  expect(pages(code, ["/orders", "/orders/{orderId}", "/docs/{path*}"])).toEqual(["/orders/new inferred"]);
  const guides = "jsx(Link,{href:'/guides/start'});export const a=e=>jsx(Link,{href:`/guides/${e.slug}`})";
  expect(pages(guides)).toEqual(["/guides/{slug} inferred"]);
});

test("links of a page's own data", () => {
  const rows = `0:${JSON.stringify([
    ["$", "$L5", null, { href: "/orders", children: "Orders" }],
    ["$", "a", null, { href: "/terms" }],
    ["$", "$L5", null, { href: "/rules.pdf" }],
  ])}\n`;
  expect(pages("", [], `${RUNTIME}self.__next_f.push([1,${JSON.stringify(rows)}]);`)).toEqual(["/orders inferred"]);
});

test("other applications say their screens in other ways", () => {
  expect(pages('jsx(Link,{href:"/orders"})', [], "self.x=1;")).toEqual([]);
});

test.each([
  [["/orders/no-", { hole: "id" }], "/orders/{id}"],
  [["/orders", { hole: "query" }], "/orders"],
  [["/", { hole: "locale" }, "/orders/"], "/{locale}/orders"],
  [["/orders/", { hole: undefined }, "/edit"], "/orders/{id}/edit"],
  [[{ hole: "base" }, "/orders"], undefined],
  [["/orders of mine"], undefined],
  [["/"], "/"],
])("address %j", (parts, path) => {
  expect(pageAddress({ parts, sources: [], built: true })).toBe(path);
});

test.each([
  ["/orders", "/{locale}/orders", true],
  ["/orders", "/{shop}/orders", false],
  ["/orders/{id}", "/orders/{orderId}", true],
  ["/orders/17", "/orders/{id}", true],
  ["/orders/new", "/orders/{id}", false],
  ["/orders/new", "/orders/{name}", true],
  ["/orders/new/x", "/orders/{name}", false],
])("whether %s is %s", (path, known, is) => {
  expect(isCovered(path, known)).toBe(is);
});
