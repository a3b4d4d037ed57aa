/** Inputs that grow: an example of which pieces stand there again and again, with words that vary or do not. */
import { copyOf } from "./pieces.mjs";

/** Of code units: so long are the copies of a piece at the smaller size, within bounds. */
const ABOUT = 9000;
const FEWEST = 40;
const MOST = 130;

const pick = (list, random) => list[Math.floor(random() * list.length)];

/** What is found in an example, in words. */
export const wordsOf = (found) => new Set(found.flatMap((text) => [text, ...text.split(/[^\w$-]+/)]));

const VARYING = {
  same: () => () => false,
  all: (tokens, words) => (value) => words.has(value) || (/[/\s]/.test(value) && tokens.has(value)),
  one: (tokens, words, random) => {
    const said = [...tokens].filter((value) => words.has(value) || /[/\s]/.test(value));
    const one = pick(said.length > 0 ? said : [...tokens], random);
    return (value) => value === one;
  },
  any: (tokens, _, random) => {
    const one = pick([...tokens], random);
    return (value) => value === one;
  },
};
const WAYS = ["all", "all", "one", "one", "any", "same"];
const PLACES = ["beside", "beside", "beside", "functions", "files", "nested", "chained"];

/**
 * @param {import("./pieces.mjs").readExample} read
 * @returns {{ title: string, count: number, make: (times: number) => readonly (readonly [string, string])[] } | undefined}
 */
export function variantOf(read, words, random) {
  const first = random() < 0.35 ? read.pieces.find(({ kind }) => kind === "program") : pick(read.pieces, random);
  const isWhole = first.kind === "program";
  const others = read.pieces.filter(({ start, end }) => start >= first.end || end <= first.start);
  const second = !isWhole && others.length > 0 && random() < 0.35 ? pick(others, random) : undefined;
  const place = isWhole ? pick(PLACES, random) : random() < 0.2 && first.declares.length > 0 ? "chained" : "beside";
  const parts = [first, ...(second ? [second] : [])].map((piece) => ({
    piece,
    ...choice(read, piece, words, random),
    place,
  }));
  const count = Math.min(...parts.map(({ piece }) => countOf(piece)));
  const title = parts.map(({ piece, way }) => `${piece.kind} ${way} ${place} at ${piece.start}`).join(", ");
  return { title: `${count} x ${title}`, count, make: (times) => filesOf(read, parts, count * times) };
}

const countOf = ({ start, end }) => Math.max(FEWEST, Math.min(MOST, Math.round(ABOUT / (end - start + 1))));

function choice({ tokens }, piece, words, random) {
  const own = tokens.filter(({ start, end }) => start >= piece.start && end <= piece.end);
  const values = new Set(own.filter(({ kind }) => kind !== "name").map(({ value }) => value));
  const way = pick(WAYS, random);
  const texts = own.filter(({ kind }) => kind === "text");
  return { way, varies: VARYING[way](values, words, random), referenceAt: pick(texts, random)?.start };
}

function filesOf(read, parts, count) {
  const sorted = parts.toSorted((a, b) => b.piece.start - a.piece.start);
  let { code } = read;
  const files = [];
  for (const { piece, varies, place, referenceAt } of sorted) {
    const copies = Array.from({ length: count }, (_, index) => {
      const [name] = piece.declares;
      const reference = place === "chained" && index > 0 && name && { at: referenceAt, text: `(${name}${index - 1})` };
      return copyOf(read, piece, { index, varies, reference: reference || undefined });
    });
    if (place === "files") {
      const imports = [...code.matchAll(/^import .*$/gm)].map(([line]) => line).join("\n");
      files.push(...copies.map((copy, index) => [`assets/copy${index}.js`, `${imports}\n${copy}`]));
      code = `${copies.map((_, index) => `import"./copy${index}.js";`).join("")}\n${code}`;
    } else code = code.slice(0, piece.start) + joined(copies, piece, place) + code.slice(piece.end);
  }
  return [["assets/app.js", code], ...files];
}

const inside = (copy) => copy.replace(/^export (?=[\w{])/gm, "");

function joined(copies, { between }, place) {
  if (place === "functions")
    return copies.map((copy, index) => `export function copy${index}(given){${inside(copy)}\n}`).join("\n");
  if (place === "nested") {
    const open = copies.map(
      (copy, index) => `${index === 0 ? "export " : ""}function copy${index}(given){${inside(copy)}\n`,
    );
    return open.join("") + "}".repeat(copies.length);
  }
  return copies.join(between);
}
