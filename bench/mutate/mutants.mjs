/**
 * The mutants of a TypeScript source: small changes of its meaning, each of which a test should notice. Takes a source
 * with its tree and gives places with the text that takes their place; pure. Two kinds: of logic (a comparison is
 * flipped, a condition dropped or turned round, a number is off by one) and of lists (one entry is dropped).
 */

/**
 * @typedef {object} Mutant
 * @property {string} path
 * @property {number} line
 * @property {"logic" | "list"} kind
 * @property {number} start
 * @property {number} end
 * @property {string} text what stands in the file from start to end
 * @property {string} by what takes its place
 * @property {string} [word] the entry of a list that is dropped
 * @property {{ start: number, end: number }} [watch] the expression whose evaluation reaches the mutant
 */

/** Each leads to the comparison that differs from it in one case, or in all. */
const FLIPPED = new Map(
  Object.entries({ "===": "!==", "!==": "===", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">" }),
);
const QUANTIFIER = new Map([
  ["every", "some"],
  ["some", "every"],
]);

/** A list of fewer entries is rather a structure than a list of words. */
const MIN_ENTRIES = 3;

/**
 * @param {import("../../tools/lib/sources.mjs").Source} source
 * @returns {readonly Mutant[]} in the order of the file
 */
export function mutantsOf({ path, text, parsed }) {
  const found = [];
  visit(parsed.program, undefined, (node, parent) => {
    for (const one of [...logicOf(node, parent, text), ...entriesOf(node, text)]) found.push(one);
  });
  return found
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.by < b.by ? -1 : 1))
    .map((one) => ({
      path,
      line: text.slice(0, one.start).split("\n").length,
      ...one,
      text: text.slice(one.start, one.end),
    }));
}

/** Types have no meaning at run time; what is cast has. */
const isType = ({ type }) => type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(type);

function visit(node, parent, see) {
  see(node, parent);
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (typeof one?.type === "string" && !isType(one)) visit(one, node, see);
  }
}

function logicOf(node, parent, text) {
  const own = ({ start, end }) => text.slice(start, end);
  const put = (by) => replaced(node, by);
  switch (node.type) {
    case "BinaryExpression": {
      const flipped = FLIPPED.get(node.operator);
      return flipped && node.left.type !== "PrivateIdentifier"
        ? [put(`(${own(node.left)} ${flipped} ${own(node.right)})`)]
        : [];
    }
    case "LogicalExpression":
      return [put(`(${own(node.left)})`), put(`(${own(node.right)})`)];
    case "UnaryExpression":
      return node.operator === "!" ? [put(`Boolean(${own(node.argument)})`)] : [];
    case "IfStatement":
    case "ConditionalExpression":
      return isSimple(node.test) ? [replaced(node.test, `(!(${own(node.test)}))`)] : [];
    case "CallExpression":
      return quantified(node, own(node));
    case "Literal":
      return isCount(node, parent) ? [put(`${node.value + 1}`)] : [];
    default:
      return [];
  }
}

const replaced = ({ start, end }, by) => ({ kind: "logic", start, end, by, watch: { start, end } });

/** Whether no other mutant of its own turns it round. */
const isSimple = ({ type }) => !["BinaryExpression", "LogicalExpression", "UnaryExpression"].includes(type);

function quantified({ callee, start, end }, text) {
  if (callee.type !== "MemberExpression" || callee.computed) return [];
  const by = QUANTIFIER.get(callee.property.name);
  if (by === undefined) return [];
  // put in brackets, a part of an optional chain would no longer end with it
  const watch = text.includes("?.") ? {} : { watch: { start, end } };
  return [{ kind: "logic", start: callee.property.start, end: callee.property.end, by, ...watch }];
}

const COUNTING = new Set([
  "BinaryExpression",
  "VariableDeclarator",
  "CallExpression",
  "AssignmentPattern",
  "ConditionalExpression",
]);

const isCount = (node, parent) => Number.isSafeInteger(node.value) && COUNTING.has(parent?.type);

/** Of `wordSet("...")` each word, of a list of texts each text. */
function entriesOf(node, text) {
  if (node.type === "CallExpression" && node.callee.name === "wordSet") return wordsOf(node, text);
  if (node.type !== "ArrayExpression" || node.elements.length < MIN_ENTRIES) return [];
  const isTexts = node.elements.every((one) => one?.type === "Literal" && typeof one.value === "string");
  return isTexts ? node.elements.map((one) => textOf(one, text)) : [];
}

function wordsOf({ arguments: [list] }, text) {
  const isFixed = list?.type === "TemplateLiteral" ? list.expressions.length === 0 : typeof list?.value === "string";
  if (!isFixed) return [];
  const from = list.start + 1;
  return [...text.slice(from, list.end - 1).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    kind: "list",
    start: from + index,
    end: from + index + word.length,
    by: "",
    word,
  }));
}

function textOf({ start, end, value }, text) {
  const comma = /^\s*,/.exec(text.slice(end));
  return { kind: "list", start, end: end + (comma?.[0].length ?? 0), by: "", word: value };
}

/** @param {Pick<Mutant, "start" | "end" | "by">} mutant */
export const mutated = (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end);
