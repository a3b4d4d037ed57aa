/** The licences of packages whose code was put into a bundle: most ask that their text comes along. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./workspace.mjs";

const FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * @param {readonly string[]} paths of the modules in the bundle, relative to the root, with slashes
 * @returns {string} Markdown, a section a package
 */
export function licencesOf(paths) {
  const folders = new Set(paths.flatMap((path) => FOLDER.exec(path)?.[0] ?? []));
  const sections = [...folders].map((folder) => sectionOf(join(ROOT, folder))).sort();
  return ["# Licences of the packages in this bundle\n", ...new Set(sections)].join("\n");
}

function sectionOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => FILE.test(entry));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `## ${name} ${version} (${license})\n${text}`;
}
