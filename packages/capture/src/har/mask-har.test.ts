import { expect, test } from "vitest";
import { harOf } from "../../tests/har.ts";
import { collectHar } from "./collect-har.ts";
import { maskedHar } from "./mask-har.ts";

const PAGE = { url: "https://shop.example/", body: "<!doctype html><script src=/a.js?v=3></script>" };
const SCRIPT = { url: "https://shop.example/a.js?v=3", type: "text/javascript", body: 'f("words of the program")' };
const ANSWER = {
  id: 4711,
  name: "Ada Lovelace",
  isOpen: true,
  none: null,
  items: [{ sku: "A1" }, { sku: "B2" }, { sku: "C3", gift: true }],
  byMail: { "ada@shop.example": { orders: 3 } },
};

const GRAPHQL = { url: "https://shop.example/graphql", type: "application/json", body: "{}" };

const calls = (secret: string) => [
  {
    url: `https://ada:pass@shop.example/api/people/4711/0b8a3c52-7b57-4e2f-9c64-1b7a6f0f5a11/ada%40shop.example?q=${secret}&page=2#${secret}`,
    type: "application/json; charset=utf-8",
    body: JSON.stringify({ ...ANSWER, secret }),
    base64: true,
  },
  { url: "https://shop.example/api/text", type: "text/plain", body: secret },
  { url: "https://shop.example/api/broken", type: "application/json", body: `{"${secret}` },
];

test("keeps files as they are, and of calls keys and types", () => {
  const secret = "the-secret-value";
  const har = JSON.parse(harOf([PAGE, SCRIPT, ...calls(secret)]));
  const [, , call] = har.log.entries;
  call.request.method = "POST";
  call.request.headers = [{ name: "Authorization", value: secret }];
  call.request.cookies = [{ name: "session", value: secret }];
  call.request.postData = { mimeType: "application/json", text: JSON.stringify({ mail: secret, count: 3 }) };
  har.log.entries[3].request.postData = { mimeType: "application/x-www-form-urlencoded", text: `user=${secret}&age=9` };
  const text = maskedHar(JSON.stringify(har));
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/Ada|4711|0b8a3c52|ada@|pass/);
  expect(collectHar(text, "kept").files).toEqual(collectHar(JSON.stringify(har), "kept").files);
  const [, , masked, form] = JSON.parse(text).log.entries;
  expect(masked.request).toMatchObject({
    method: "POST",
    url: "https://shop.example/api/people/0/00000000-0000-0000-0000-000000000000/someone@mail.invalid?q=&page=0",
    postData: { mimeType: "application/json", text: '{"mail":"","count":0}' },
  });
  expect(JSON.parse(masked.response.content.text)).toEqual({
    id: 0,
    name: "",
    isOpen: false,
    none: null,
    items: [{ sku: "" }, { sku: "", gift: false }],
    byMail: { "someone@mail.invalid": { orders: 0 } },
    secret: "",
  });
  expect(form.request.postData.text).toBe("user=&age=0");
});

test("keeps the names of operations, which are the program's", () => {
  const har = JSON.parse(harOf([PAGE, ...["POST", "POST", "GET"].map((method) => ({ ...GRAPHQL, method }))]));
  const [, named, written, asked] = har.log.entries;
  const mimeType = "application/json";
  named.request.postData = { mimeType, text: '{"operationName":"Orders","variables":{"mail":"a@b.example"}}' };
  written.request.postData = { mimeType, text: '{"query":"query Tools($id: ID) { tool(id: \\"7\\") { name } }"}' };
  asked.request.url += "?query=mutation+Keep+%7B+keep(name:+%22Ada%22)+%7D&q=query+Ada";
  const { entries } = JSON.parse(maskedHar(JSON.stringify(har))).log;
  const [, first, second, third] = entries.map(({ request }: { request: Record<string, unknown> }) => request);
  expect(JSON.parse(first.postData.text)).toEqual({ operationName: "Orders", variables: { mail: "" } });
  expect(JSON.parse(second.postData.text)).toEqual({ query: "query Tools {}" });
  expect(new URL(third.url).searchParams.get("query")).toBe("mutation Keep {}");
  expect(new URL(third.url).searchParams.get("q")).toBe("");
});

test("takes hostile entries and depths", () => {
  const deep = `${"[".repeat(5000)}1${"]".repeat(5000)}`;
  const har = JSON.parse(harOf([PAGE, { url: "https://shop.example/api", type: "application/json", body: deep }]));
  har.log.entries.push(
    null,
    {},
    { request: { method: "GET", url: "no address" }, response: { status: 200, content: {} } },
  );
  const { entries } = JSON.parse(maskedHar(JSON.stringify(har))).log;
  expect(entries).toHaveLength(3);
  expect(entries[1].response.content.text.length).toBeLessThan(100);
});
