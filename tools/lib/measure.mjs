/** Measures one source: lines, comments, functions, what loosens its types, and what it matches texts by. Pure. */
import { Visitor } from "oxc-parser";

/**
 * @typedef {object} Measures
 * @property {string} path
 * @property {number} lines
 * @property {number} commentLines lines that hold nothing but comment
 * @property {boolean} opens whether the module opens with a block comment
 * @property {readonly { line: number, lines: number, nesting: number }[]} functions
 * @property {number} any
 * @property {number} casts `as` and angle brackets, without `as const`
 * @property {number} bangs non-null assertions
 * @property {number} patterns regular expressions
 * @property {number} alternatives those in them, by their bars
 * @property {number} listed words in lists of five and more
 * @property {ReadonlySet<string>} texts whole texts in the code
 * @property {readonly number[]} suppressions lines with a suppression that gives no reason
 */

/**
 * @param {import("./sources.mjs").Source} source
 * @returns {Measures}
 */
export function measure({ path, text, parsed }) {
  const lineAt = lineIndex(text);
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  return {
    path,
    lines,
    ...comments(text, parsed, lineAt),
    ...loose(parsed.program),
    ...matched(parsed.program),
    functions: functionsOf(parsed.program, lineAt),
  };
}

/** Lines from 1, found by halving. */
function lineIndex(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

const SUPPRESSION = /(?:@ts-(?:ignore|expect-error|nocheck)|(?:biome|eslint|oxlint)-(?:ignore|disable)\S*)([^\n]*)/;

function comments(text, parsed, lineAt) {
  const covered = new Set();
  const suppressions = [];
  for (const { start, end, value } of parsed.comments) {
    const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    if (before.trim() === "") for (let line = lineAt(start); line <= lineAt(end); line += 1) covered.add(line);
    const suppression = SUPPRESSION.exec(value);
    if (suppression && !/[a-z]{2}.*\s.*[a-z]{2}/i.test(suppression[1] ?? "")) suppressions.push(lineAt(start));
  }
  const start = /^(?:#![^\n]*\n)?\s*/.exec(text)?.[0].length ?? 0;
  const opens = parsed.comments.some((comment) => comment.type === "Block" && comment.start === start);
  return { commentLines: covered.size, opens, suppressions };
}

function loose(program) {
  const count = { any: 0, casts: 0, bangs: 0 };
  const cast = ({ typeAnnotation }) => {
    const isConst = typeAnnotation.type === "TSTypeReference" && typeAnnotation.typeName.name === "const";
    if (!isConst) count.casts += 1;
  };
  new Visitor({
    TSAnyKeyword: () => void count.any++,
    TSAsExpression: cast,
    TSTypeAssertion: cast,
    TSNonNullExpression: () => void count.bangs++,
  }).visit(program);
  return count;
}

/** So many words in one place are a list. */
const LIST = 5;
const wordsIn = (text) => text.trim().split(/\s+/).length;

function matched(program) {
  const count = { patterns: 0, alternatives: 0, listed: 0 };
  const texts = new Set();
  const list = (words) => {
    if (words >= LIST) count.listed += words;
  };
  new Visitor({
    Literal: ({ regex, value }) => {
      if (typeof value === "string") texts.add(value);
      if (!regex) return;
      count.patterns += 1;
      count.alternatives += regex.pattern.split("|").length - 1;
    },
    ArrayExpression: ({ elements }) =>
      list(elements.filter((one) => one?.type === "Literal" && typeof one.value === "string").length),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== "Identifier" || callee.name !== "wordSet") return;
      if (first?.type === "Literal") list(wordsIn(String(first.value)));
      if (first?.type === "TemplateLiteral") list(wordsIn(first.quasis.map(({ value }) => value.raw).join(" ")));
    },
  }).visit(program);
  return { ...count, texts };
}

const NESTING = [
  "IfStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
];
const NESTING_TOO = ["SwitchStatement", "TryStatement"];

function functionsOf(program, lineAt) {
  const functions = [];
  /** @type {{ line: number, lines: number, nesting: number, depth: number }[]} */
  const open = [];
  const enter = ({ start, end }) => {
    open.push({ line: lineAt(start), lines: lineAt(end) - lineAt(start) + 1, nesting: 0, depth: 0 });
  };
  const exit = () => {
    const { line, lines, nesting } = open.pop() ?? { line: 0, lines: 0, nesting: 0 };
    functions.push({ line, lines, nesting });
  };
  const deeper = () => {
    const inner = open.at(-1);
    if (inner) inner.nesting = Math.max(inner.nesting, ++inner.depth);
  };
  const back = () => {
    const inner = open.at(-1);
    if (inner) inner.depth -= 1;
  };
  const handlers = {};
  for (const type of ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]) {
    Object.assign(handlers, { [type]: enter, [`${type}:exit`]: exit });
  }
  for (const type of [...NESTING, ...NESTING_TOO]) Object.assign(handlers, { [type]: deeper, [`${type}:exit`]: back });
  new Visitor(handlers).visit(program);
  return functions;
}
