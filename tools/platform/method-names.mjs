/**
 * `node tools/platform/method-names.mjs`: writes the names of all methods of the language and of browsers, read from the
 * declarations that come along with TypeScript (the version of package.json).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";
import { ROOT } from "../lib/workspace.mjs";

const FILE = join(ROOT, "packages", "engine", "src", "platform", "method-names.ts");

/** Those of browsers, their workers and the language; none of Windows' own script host. */
const DECLARATIONS = ["lib.es", "lib.dom", "lib.webworker"];

const LONGEST_LINE = 116;

/** @returns {string} the folder of TypeScript's declarations for this platform */
function declarationFolder() {
  const typescript = createRequire(import.meta.url).resolve("typescript/package.json");
  const own = createRequire(typescript);
  return join(dirname(own.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)), "lib");
}

/** @returns {readonly string[]} sorted, each once */
export function methodNames(folder = declarationFolder()) {
  const names = new Set();
  for (const file of readdirSync(folder).filter((name) => DECLARATIONS.some((start) => name.startsWith(start)))) {
    const { program } = parseSync(file, readFileSync(join(folder, file), "utf8"));
    new Visitor({
      TSMethodSignature: ({ key, computed }) => {
        if (!computed && key.type === "Identifier") names.add(key.name);
      },
      TSPropertySignature: ({ key, computed, typeAnnotation }) => {
        const isCalled = typeAnnotation && holdsFunction(typeAnnotation.typeAnnotation);
        if (!computed && key.type === "Identifier" && isCalled) names.add(key.name);
      },
      TSDeclareFunction: ({ id }) => {
        if (id) names.add(id.name);
      },
    }).visit(program);
  }
  return [...names].sort();
}

/** `((this: Window, ev: Event) => any) | null` */
function holdsFunction(type) {
  if (type.type === "TSParenthesizedType") return holdsFunction(type.typeAnnotation);
  return type.type === "TSFunctionType" || (type.type === "TSUnionType" && type.types.some(holdsFunction));
}

/** @returns {string} formatted as biome formats it */
export function methodNamesText(names = methodNames()) {
  const lines = [""];
  for (const name of names) {
    const line = lines.at(-1) ?? "";
    if (line.length + name.length + 1 > LONGEST_LINE) lines.push(name);
    else lines[lines.length - 1] = line === "" ? name : `${line} ${name}`;
  }
  return `/** Names of methods of the language and of browsers. Written by tools/platform/method-names.mjs; not edited by hand. */
import { wordSet } from "../word-set.ts";

export const METHOD_NAMES: ReadonlySet<string> = wordSet(\`
${lines.map((line) => `  ${line}`).join("\n")}
\`);
`;
}

export const readMethodNames = () => readFileSync(FILE, "utf8");

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, methodNamesText());
