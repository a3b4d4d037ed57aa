/**
 * `npm run bench:blind`: what the analysis still finds where it does not know a library. For each stack of
 * `fixtures/stacks` the signatures of its router are taken away, then those of its client, its form and schema library, its
 * store, its notices and translations, then of all together; what is left comes from the platform, from values that are
 * followed through the library's own code, and from shapes. Writes the table of docs/accuracy.md. Needs `npm run build`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { STACKS } from "../tools/fixtures/stacks.mjs";
import { POINTS, scoreOf } from "./stack-score.mjs";

/** @typedef {import("./stack-score.mjs").Score} Score */
/** @typedef {Record<string, Score>} Scores by point */
/** @typedef {{ points: readonly string[], packages: readonly string[] }} Kind */
/** @typedef {Record<string, { whole: Scores, left: Scores }[]>} Runs by kind: each stack with and without */

/**
 * Kinds of library: the points that rest on them, and the packages of the stacks that are of this kind, with those
 * that ship a part of their code.
 * @type {Record<string, Kind>}
 */
const KINDS = {
  router: {
    points: ["screens", "guards"],
    packages: [
      ...["react-router", "react-router-dom", "@remix-run/router", "history", "@tanstack/react-router"],
      ...["@tanstack/router-core", "@tanstack/history", "wouter", "regexparam", "vue-router", "@angular/router"],
      ...["@uirouter/angularjs", "@uirouter/core", "backbone", "page", "path-to-regexp"],
    ],
  },
  client: {
    points: ["calls", "keys"],
    packages: ["axios", "vue-axios", "ky", "ofetch", "ufo", "@angular/common", "angular-resource", "jquery", "swr"],
  },
  "forms and schemas": {
    points: ["validation"],
    packages: [
      ...["react-hook-form", "@hookform/resolvers", "formik", "yup", "zod", "valibot", "vuelidate", "vee-validate"],
      ...["@vuelidate/core", "@vuelidate/validators", "@angular/forms", "knockout.validation", "angular-messages"],
    ],
  },
  "stores and queries": {
    points: ["calls", "keys", "entities", "states"],
    packages: [
      ...["redux", "redux-thunk", "@reduxjs/toolkit", "react-redux", "reselect", "immer", "zustand", "pinia", "vuex"],
      ...["@tanstack/react-query", "@tanstack/query-core", "xstate", "@xstate/react", "@preact/signals"],
      ...["@preact/signals-core", "rxjs"],
    ],
  },
  "notices and translations": {
    points: ["errors", "validation"],
    packages: ["react-hot-toast", "toastr", "antd", "vue-i18n", "@intlify/core-base", "@intlify/message-compiler"],
  },
};

const ALL = "all of them";
const [BEGIN, END] = ["<!-- blind: begin -->", "<!-- blind: end -->"];

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const signatures = loadSignatures();
const parser = oxcParser();
const expected = JSON.parse(readFileSync(at("fixtures/stacks/expected.json"), "utf8"));

/** The index without some packages. @param {ReadonlySet<string>} names */
function without(names) {
  const kept = signatures.components.map(({ name }) => !names.has(name));
  /** @type {Map<readonly number[], readonly number[]>} */
  const sifted = new Map();
  /** @param {readonly number[]} owners */
  const sift = (owners) => {
    const known = sifted.get(owners) ?? owners.filter((owner) => kept[owner]);
    sifted.set(owners, known);
    return known;
  };
  return { ...signatures, lookup: (/** @type {number} */ gram) => sift(signatures.lookup(gram)) };
}

/** @param {import("@as-built/engine").Capture} capture @param {import("@as-built/engine").SignatureIndex} index */
function read(capture, index) {
  const { specification } = analyze(capture, { parser, signatures: index });
  return { scores: scoreOf(specification.points, expected), libraries: specification.provenance.components };
}

/** @param {string} stack @param {Runs} runs */
async function leaveOut(stack, runs) {
  const capture = await capturePath(at(`fixtures/stacks/${stack}/material`));
  const { scores: whole, libraries } = read(capture, signatures);
  const shipped = new Set(libraries.map(({ name }) => name));
  /** @type {Set<string>} */
  const taken = new Set();
  for (const [kind, { packages }] of Object.entries(KINDS)) {
    const names = new Set(packages.filter((name) => shipped.has(name)));
    if (names.size === 0) continue;
    for (const name of names) taken.add(name);
    const left = read(capture, without(names)).scores;
    keep(runs, kind, { whole, left });
    tell(stack, [...names].join(", "), whole, left);
  }
  const left = read(capture, without(taken)).scores;
  keep(runs, ALL, { whole, left });
}

/** @param {Runs} runs @param {string} kind @param {Runs[string][number]} run */
function keep(runs, kind, run) {
  runs[kind] = [...(runs[kind] ?? []), run];
}

/** @param {string} stack @param {string} names @param {Scores} whole @param {Scores} left */
function tell(stack, names, whole, left) {
  const changed = POINTS.filter((point) => cell([whole], point) !== cell([left], point));
  const cells = changed.map((point) => `${point} ${cell([whole], point)} -> ${cell([left], point)}`);
  console.log(`${stack} without ${names}: ${cells.join("; ") || "nothing changes"}`);
}

/**
 * Recall, and precision where something is shown that is not so, over several stacks.
 * @param {readonly Scores[]} scores @param {string} point
 */
function cell(scores, point) {
  /** @param {(score: Score) => number} count */
  const sum = (count) => scores.reduce((total, one) => total + count(/** @type {Score} */ (one[point])), 0);
  const [found, labels, wrong] = [sum((one) => one.found), sum((one) => one.labels), sum((one) => one.wrong.length)];
  const recall = `${Math.round((100 * found) / labels)} %`;
  return wrong === 0 ? recall : `${recall} at ${Math.round((100 * found) / (found + wrong))}`;
}

/** @param {string} kind @param {Runs[string]} runs */
function row(kind, runs) {
  const concerned = KINDS[kind]?.points ?? POINTS;
  const cells = POINTS.map((point) => {
    if (!concerned.includes(point)) return "";
    const [whole, left] = [runs.map((run) => run.whole), runs.map((run) => run.left)].map((all) => cell(all, point));
    return whole === left ? whole : `${whole} → ${left}`;
  });
  return `| ${[kind, runs.length, ...cells].join(" | ")} |`;
}

/** @param {readonly string[]} lines */
function intoPage(lines) {
  const page = at("docs/accuracy.md");
  const text = readFileSync(page, "utf8");
  if (!text.includes(BEGIN) || !text.includes(END)) throw new Error("docs/accuracy.md has no place for the table");
  const [before, rest] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  writeFileSync(page, `${before}${BEGIN}\n\n${lines.join("\n")}\n\n${rest}`);
}

/** @type {Runs} */
const runs = {};
for (const stack of STACKS) await leaveOut(stack, runs);
const kinds = [...Object.keys(KINDS), ALL];
const lines = [
  `| taken away | stacks | ${POINTS.join(" | ")} |`,
  `| --- | --- | ${POINTS.map(() => "---").join(" | ")} |`,
  ...kinds.map((kind) => row(kind, runs[kind] ?? [])),
];
console.log(lines.join("\n"));
intoPage(lines);
