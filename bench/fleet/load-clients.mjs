/** What clients do with a server: each asks, looks at the answer, thinks for a moment, asks again. */
import { pause } from "./client.mjs";

/** Milliseconds. */
const THINK = { least: 100, most: 500 };

/** What a client may do, and how often among a hundred times. `one`: a release that has been analysed. */
const WORK = [
  { name: "list applications", share: 25, run: async (server) => expectItems(await server.get("applications")) },
  { name: "list analyses", share: 15, run: async (server) => expectItems(await server.get("analyses")) },
  {
    name: "read a release",
    share: 15,
    run: async (server, { one }) => expectSame((await server.get(`releases/${one.release}`)).id, one.release),
  },
  {
    name: "read a specification",
    share: 20,
    run: async (server, { one }) =>
      expectSame((await server.get(`analyses/${one.analysis}/specification`)).format, "asbuilt/1"),
  },
  {
    name: "ask for calls",
    share: 10,
    run: async (server) => expectItems(await server.get("ask/calls?address=/api/*")),
  },
  { name: "read a text", share: 12, run: readText },
  { name: "upload", share: 3, run: upload },
];

/** @param until by `performance.now()` */
export async function work(server, random, until) {
  // Not all at the same moment.
  await pause(random() * THINK.most);
  while (performance.now() < until) {
    const { name, run } = pick(random());
    const one = server.known[Math.floor(random() * server.known.length)];
    await server.measured(name, () => run(server, { one, random }));
    await pause(THINK.least + random() * (THINK.most - THINK.least));
  }
}

function pick(number) {
  let left = number * 100;
  return WORK.find(({ share }) => {
    left -= share;
    return left < 0;
  });
}

async function readText(server, { one }) {
  const { items } = await server.get(`releases/${one.release}/files`);
  const { id } = items.find((file) => file.id.endsWith(".js"));
  const text = await server.text(`releases/${one.release}/files/${encodeURIComponent(id)}/text?from=0&to=1000`);
  if (text.length === 0) throw new Error("no text");
}

/** Another release, or another application. */
async function upload(server, { one, random }) {
  const { release } = await server.upload(random() < 0.5 ? "uploads" : `applications/${one.application}/releases`);
  expectSame(typeof release.id, "string");
}

function expectItems({ items }) {
  if (!Array.isArray(items) || items.length === 0) throw new Error("an empty list");
}

function expectSame(seen, expected) {
  if (seen !== expected) throw new Error(`${seen} instead of ${expected}`);
}
