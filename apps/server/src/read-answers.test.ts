import { expect, it } from "vitest";
import { readAnswers } from "./read-answers.ts";

const DOCUMENT = { points: { calls: [1, 2, 3] } };

/** An API with one document, which answers as the server does; `asked` says with which ETag each request came. */
function api(document: { etag: string; value: unknown; allowed: boolean }) {
  const asked: (string | null)[] = [];
  const ask = async (headers: Headers): Promise<Response> => {
    const known = headers.get("if-none-match");
    asked.push(known);
    if (!document.allowed) return Response.json({ title: "No" }, { status: 404 });
    if (known === document.etag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify(document.value), {
      headers: { etag: document.etag, "content-type": "application/json" },
    });
  };
  return { ask, asked };
}

it("reads an answer once, and asks each time whether it still holds", async () => {
  const answers = readAnswers();
  const { ask, asked } = api({ etag: '"1"', value: DOCUMENT, allowed: true });
  const first = await (await answers.get("/a", new Headers(), ask)).json();
  const second = await (await answers.get("/a", new Headers(), ask)).json();
  expect(first).toEqual(DOCUMENT);
  expect(second).toBe(first);
  expect(asked).toEqual([null, '"1"']);
});

it("gives the new answer where the document has changed", async () => {
  const answers = readAnswers();
  const document = { etag: '"1"', value: DOCUMENT as unknown, allowed: true };
  const { ask } = api(document);
  await answers.get("/a", new Headers(), ask);
  Object.assign(document, { etag: '"2"', value: { points: {} } });
  expect(await (await answers.get("/a", new Headers(), ask)).json()).toEqual({ points: {} });
});

it("gives nothing that it keeps to a caller whom the API refuses", async () => {
  const answers = readAnswers();
  const document = { etag: '"1"', value: DOCUMENT, allowed: true };
  const { ask } = api(document);
  await answers.get("/a", new Headers(), ask);
  document.allowed = false;
  const refused = await answers.get("/a", new Headers(), ask);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toEqual({ title: "No" });
});

it("keeps nothing that is larger than all that it may keep", async () => {
  const answers = readAnswers(10);
  const { ask, asked } = api({ etag: '"1"', value: DOCUMENT, allowed: true });
  await answers.get("/a", new Headers(), ask);
  expect(await (await answers.get("/a", new Headers(), ask)).text()).toBe(JSON.stringify(DOCUMENT));
  expect(asked).toEqual([null, null]);
});
