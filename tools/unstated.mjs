/**
 * Recall without labels: what product code does that no statement tells. Takes a specification and the folder that it was
 * made from; prints requests and addresses of screens in product code that no evidence of a call and no screen covers, with
 * file and offset. What it counts is found by plain text and is no statement: a place to look at.
 *
 *     node tools/unstated.mjs SPECIFICATION.json FOLDER
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SENDS = [
  /\bfetch\(/g,
  /\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b/g,
  /\bsendBeacon\(/g,
  /\.(?:ajax|getJSON)\(/g,
  /\.(?:get|post|put|patch|delete|del|head|request|emit)\(["'`](?=[^"'`\n]{0,80}\/)/g,
];
/** Addresses that the program goes to: links, routes, what the history is given. */
const GOES =
  /\b(?:path|to|href|redirect|navigate|push|replace|routerLink)(?:["'`]?\s*:\s*|\()["'`]#?!?(\/[a-z][\w/:{}.-]{0,80})["'`]/gi;

const [specification, folder] = process.argv.slice(2);
const { points, provenance } = JSON.parse(readFileSync(specification, "utf8"));
const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, readFileSync(join(folder, file), "utf8"));
  return texts.get(file);
};

const shown = new Map();
for (const { evidence } of points.calls.statements)
  for (const { file, start, end } of evidence) shown.set(file, [...(shown.get(file) ?? []), [start, end]]);
const isShown = (file, at) => (shown.get(file) ?? []).some(([start, end]) => start <= at && at <= end);

const patternOf = (path) =>
  path
    .split("/")
    .filter(Boolean)
    .map((segment) => (/^(?::|\{|\*)/.test(segment) ? "*" : segment))
    .join("/");
const screens = new Set(points.screens.statements.map(({ path }) => patternOf(path)));

const sends = { all: 0, unstated: [] };
const goes = { all: 0, unstated: new Map() };
for (const { file, start, end } of provenance.regions.filter(({ origin }) => origin === "product")) {
  const code = textOf(file).slice(start, end);
  for (const pattern of SENDS)
    for (const { index } of code.matchAll(pattern)) {
      sends.all++;
      if (!isShown(file, start + index + 1)) sends.unstated.push([file, start + index]);
    }
  for (const { 1: path, index } of code.matchAll(GOES)) {
    if (/\.\w{2,4}$|^\/api\//.test(path)) continue;
    goes.all++;
    if (!screens.has(patternOf(path))) goes.unstated.set(path, [file, start + index]);
  }
}

const line = ([file, at]) =>
  `  ${file}:${at}  ${textOf(file)
    .slice(at, at + 110)
    .replace(/\s+/g, " ")}`;
console.log(
  `calls: ${points.calls.statements.length} stated; ${sends.unstated.length} of ${sends.all} senders without a statement`,
);
for (const place of sends.unstated) console.log(line(place));
console.log(`screens: ${screens.size} stated; ${goes.unstated.size} addresses in ${goes.all} places without one`);
for (const place of goes.unstated.values()) console.log(line(place));
