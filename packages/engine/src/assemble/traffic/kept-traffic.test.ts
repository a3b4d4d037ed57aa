import { expect, test } from "vitest";
import type { Exchange } from "../../traffic.ts";
import { keptTraffic } from "./kept-traffic.ts";

const SITE = "https://desk.example";
const SCRIPT = 'fetch("/api/2/people/"+id+"?page="+n);fetch(`/files/report-${n}.pdf`);socket.emit("join")';

function kept(given: readonly Partial<Exchange>[]) {
  const exchanges = given.map(
    (one, entry): Exchange => ({
      entry,
      method: "GET",
      origin: SITE,
      path: "/",
      query: [],
      kind: "request",
      status: 200,
      ...one,
    }),
  );
  return keptTraffic({ name: "desk.har", sha256: "", site: SITE, entries: 9, exchanges }, [SCRIPT]).exchanges;
}

test.each([
  ["/api/2/people/17", "/api/2/people/{number}"],
  ["/api/2/people/ada%20lovelace/", "/api/2/people/{word}%{word}/"],
  ["/api/people/ada@mail.example", "/api/people/{id}"],
  ["/files/report-ada.pdf", "/files/report-{word}.pdf"],
  ["/files/0b8a3c52-7b57-4e2f-9c64-1b7a6f0f5a11", "/files/{uuid}"],
])("%s is kept as %s", (path, expected) => {
  expect(kept([{ path }]).map((one) => one.path)).toEqual([expected]);
});

test("names of parameters, messages and keys are kept where they are the program's", () => {
  const names = ["join", "Ada Lovelace"];
  const shape = { type: "object", properties: { Ada: { type: "integer" }, Bob: { type: "integer" } } };
  const found = kept([
    { query: [{ name: "page" }, { name: "ada" }] },
    { kind: "message", message: { direction: "sent", names, isWhole: false } },
    { answer: shape },
    { answer: shape, status: 404 },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/ada|bob/i);
  expect(found[0]?.query).toEqual([{ name: "page" }]);
  expect(found[1]?.message?.names).toEqual(["join"]);
  // once for each place that was asked
  const integers = { type: "integer" };
  expect(found.map(({ answer }) => answer?.values)).toEqual([integers, undefined, undefined, integers]);
});
