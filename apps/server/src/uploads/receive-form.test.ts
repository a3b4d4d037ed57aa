import { expect, it } from "vitest";
import { receiveForm } from "./receive-form.ts";
import { UPLOAD_LIMITS } from "./upload-limits.ts";

const HEADERS = { "content-type": "multipart/form-data; boundary=b" };

const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name=f; filename=${name}\r\n\r\n${content}\r\n`;

const requestOf = (body: string) => new Request("http://localhost/", { method: "POST", headers: HEADERS, body });

const all = (count: number, content: (n: number) => string) =>
  `${Array.from({ length: count }, (_, n) => part(`${n}.js`, content(n))).join("")}--b--\r\n`;

it("has a few of many parts of one chunk under way, and takes them all in order", async () => {
  const taken: string[] = [];
  let underWay = 0;
  let most = 0;
  await receiveForm(requestOf(all(2000, (n) => `f(${n})`)), UPLOAD_LIMITS, async (name, content) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    await new Promise(setImmediate);
    taken.push(`${name} ${Buffer.concat(chunks).toString()}`);
    underWay -= 1;
  });
  expect(taken).toEqual(Array.from({ length: 2000 }, (_, n) => `${n}.js f(${n})`));
  expect(most).toBeLessThanOrEqual(4);
});

it("takes parts that are larger than what the parser holds, while others wait", async () => {
  const sizes: number[] = [];
  const request = requestOf(all(12, (n) => "x".repeat(n * 40_000)));
  await receiveForm(request, UPLOAD_LIMITS, async (_, content) => {
    let size = 0;
    for await (const chunk of content) size += chunk.byteLength;
    sizes.push(size);
  });
  expect(sizes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n * 40_000));
});

it("begins none of the parts that wait once one has failed", async () => {
  let begun = 0;
  const receiving = receiveForm(requestOf(all(100, () => "f()")), UPLOAD_LIMITS, async () => {
    begun += 1;
    throw new Error("no room");
  });
  await expect(receiving).rejects.toThrow("no room");
  expect(begun).toBeLessThanOrEqual(4);
});

it("ends those that are under way where the upload breaks off or one of them fails", async () => {
  const ended: string[] = [];
  const take = async (name: string, content: AsyncIterable<Uint8Array>) => {
    try {
      for await (const _ of content) if (name === "bad.js") throw new Error("no room");
    } catch {
      ended.push(name);
      throw new Error("gone");
    }
  };
  const cut = part("1.js", "x".repeat(50_000)).slice(0, 40_000);
  await expect(receiveForm(requestOf(cut), UPLOAD_LIMITS, take)).rejects.toThrow();
  await expect(
    receiveForm(
      requestOf(`${part("bad.js", "f()")}${part("2.js", "x".repeat(50_000)).slice(0, 40_000)}`),
      UPLOAD_LIMITS,
      take,
    ),
  ).rejects.toThrow();
  await expect.poll(() => ended).toEqual(["1.js", "bad.js", "2.js"]);
});
