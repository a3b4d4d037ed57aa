import { expect, it } from "vitest";
import { refersToServer } from "./server-functions.ts";

const HASH = "16cc7c2f080ea5b73e0c6bba815b110dbd7727796036d248ba0d8ae819ddef08";

it("tells references to server functions", () => {
  expect(refersToServer(`var a=J({method:"POST"}).handler(f("${HASH}"))`)).toBe(true);
  expect(refersToServer('var a=J().handler(f("src_posts_ts--list_createServerFn_handler","/_serverFn"))')).toBe(true);
});

it("leaves other handlers alone", () => {
  expect(refersToServer('x.handler(f("click"))')).toBe(false);
  expect(refersToServer(`x.handler("${HASH}")`)).toBe(false);
});
