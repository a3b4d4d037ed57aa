import { expect, it } from "vitest";
import { asksOwnServer, refersToServer } from "./own-server.ts";

const HASH = "16cc7c2f080ea5b73e0c6bba815b110dbd7727796036d248ba0d8ae819ddef08";

it("tells references to server functions", () => {
  expect(refersToServer(`var a=J({method:"POST"}).handler(f("${HASH}"))`)).toBe(true);
  expect(refersToServer('var a=J().handler(f("src_posts_ts--list_createServerFn_handler","/_serverFn"))')).toBe(true);
});

it("leaves other handlers alone", () => {
  expect(refersToServer('x.handler(f("click"))')).toBe(false);
  expect(refersToServer(`x.handler("${HASH}")`)).toBe(false);
});

it.each([
  ['e.http.get("api/user")', true],
  ["await t.post(`/api/auth/${n}?code=${i}`,void 0)", true],
  ['this._get("/v1/orders")', true],
  ["t.#post(`/orders/${n}/lines`,e)", true],
  ['fetch("/orders").then(n)', true],
  ['e({url:"/orders/list",method:"post",data:t})', true],
  ['e({url:`/orders/${t}/lines`,method:"get"})', true],
  ['e({method:"DELETE",url:"/orders/".concat(t)})', true],
  ['fetch("/locales/en.json")', false],
  ["e.get(`${this.url}/rest/v1/`)", false],
  ['e.headers.get("content-type")', false],
  ['t.request("textDocument/hover",n)', false],
  ['a({method:"GET",url:r(b())});a({method:"PUT",url:r(c(),e),data:t});a({method:"DELETE",url:r(d(),e)})', true],
  ['a({url:e,type:"GET"});a({url:t,method:"post"})', false],
  ['const t=()=>fetch("billing/plans").then(e=>e.json())', true],
  ['const t=()=>fetch("assets/fonts/inter.json")', false],
  ['const t=()=>this.fetch("billing/plans")', false],
])("an address of its own server: %s", (text, expected) => expect(asksOwnServer(text)).toBe(expected));
