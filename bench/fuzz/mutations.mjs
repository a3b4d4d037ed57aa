/** Real files, spoiled: bundles of the fixtures, cut, spliced, with flipped bytes, in other encodings, with hostile pieces. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/lib/workspace.mjs";

/** Larger bundles cost too much time for what they show. */
const MAX_BYTES = 40_000;

const PIECES = [
  "\u2028",
  "\0",
  "\ufeff",
  "</script>",
  "<!--",
  "//# sourceMappingURL=x.map\n",
  "`${",
  "/*",
  '"',
  ".__proto__",
  ".constructor",
  "\\ud800",
  "#!x\n",
  "=>",
  "}",
  "{",
  ")",
  "[",
  "async ",
  "...",
];

const paths = globSync("fixtures/{stacks,example,formats,frameworks}/*/material/**/*.{js,mjs,html,css,json}", {
  cwd: ROOT,
})
  .filter((path) => statSync(join(ROOT, path)).size <= MAX_BYTES)
  .sort();

const read = (path) => readFileSync(join(ROOT, path));

/** @typedef {(bytes: Buffer, random: () => number, other: () => Buffer) => Uint8Array} Mutation */

const below = (random, count) => Math.floor(random() * count);
const cut = (bytes, random) => bytes.subarray(0, below(random, bytes.length + 1));

/** @type {readonly Mutation[]} */
const MUTATIONS = [
  cut,
  (bytes, random) => bytes.subarray(below(random, bytes.length + 1)),
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let left = 1 + below(random, 20); left > 0 && copy.length > 0; left--)
      copy[below(random, copy.length)] ^= 1 << below(random, 8);
    return copy;
  },
  (bytes, random, other) => Buffer.concat([cut(bytes, random), cut(other(), random)]),
  (bytes, random) => {
    const at = below(random, bytes.length + 1);
    const piece = PIECES[below(random, PIECES.length)] ?? "";
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(piece), bytes.subarray(at)]);
  },
  (bytes, random) => {
    const [from, to] = [below(random, bytes.length + 1), below(random, bytes.length + 1)].sort((a, b) => a - b);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const from = below(random, bytes.length + 1);
    const piece = bytes.subarray(from, from + below(random, 2000));
    return Buffer.concat([bytes, piece, piece]);
  },
  (bytes) => Buffer.from(`\ufeff${bytes.toString("utf8")}`, "utf16le"),
  (bytes) => Buffer.from(bytes.toString("utf8"), "utf16le").swap16(),
  (bytes) => Buffer.from(bytes.toString("utf8"), "latin1"),
  (bytes) => Buffer.from(bytes.toString("utf8").replaceAll("\n", "\r\n")),
  (bytes, random) => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "length"];
    return Buffer.from(
      bytes.toString("utf8").replace(/\.\w+/g, (all) => (random() < 0.02 ? `.${names[below(random, 5)]}` : all)),
    );
  },
];

/** @param {() => number} random @returns {readonly (readonly [string, Uint8Array])[]} */
export function spoiledFiles(random) {
  const pick = () => paths[below(random, paths.length)] ?? "";
  const mutate = (bytes) => (MUTATIONS[below(random, MUTATIONS.length)] ?? cut)(bytes, random, () => read(pick()));
  return Array.from({ length: 1 + below(random, 3) }, (_, at) => {
    const path = pick();
    return [`${at}/${path.slice(path.lastIndexOf("/") + 1)}`, mutate(read(path))];
  });
}
