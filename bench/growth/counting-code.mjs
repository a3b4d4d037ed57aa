/** Puts counts into the code of a module: what it does stays the same. Pure, but for the list of places that it adds to. */
import { parseSync } from "oxc-parser";

/** Go through what they are called on. */
const THROUGH = new Set(
  `includes lastIndexOf find findIndex findLast findLastIndex some every filter map flatMap forEach reduce reduceRight concat
  sort toSorted toReversed reverse flat join splice toSpliced unshift split replace replaceAll matchAll match search union
  difference intersection isSubsetOf isSupersetOf isDisjointFrom`.split(/\s+/),
);
const OF_OBJECT = new Set(["keys", "values", "entries", "assign", "freeze"]);
const MADE_OF = new Set(["Set", "Map"]);
const LOOPS = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const CHAINED = new Set(["ChainExpression", "MemberExpression", "CallExpression"]);

/** @param {string[]} places takes `file:line function kind` of each count, at its number */
export function withCounts(path, text, places) {
  const { program, errors } = parseSync("counted.js", text, { lang: "js", sourceType: "module" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return new Counting(path, text, places).of(program);
}

class Counting {
  #path;
  #text;
  #places;
  #lines = [0];
  #opens = [];
  #closes = [];

  constructor(path, text, places) {
    this.#path = path;
    this.#text = text;
    this.#places = places;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#lines.push(at + 1);
  }

  of(program) {
    this.#go(program, { name: "(module)", inChain: false, isOfObject: false });
    const notes = [
      ...this.#closes.map((one) => ({ ...one, order: 0 })),
      ...this.#opens.map((one) => ({ ...one, order: 1 })),
    ];
    let out = "";
    let from = 0;
    // what ends at a place is closed before something is opened there
    for (const { at, note } of notes.sort((a, b) => a.at - b.at || a.order - b.order)) {
      out += this.#text.slice(from, at) + note;
      from = at;
    }
    return out + this.#text.slice(from);
  }

  /** Parents open before their children do, and close behind them. */
  #go(node, { name, inChain, isOfObject }) {
    const own = FUNCTIONS.has(node.type) ? (node.id?.name ?? name) : name;
    const isChained = node.type === "ChainExpression" || (inChain && CHAINED.has(node.type));
    const wrapped = this.#wrapped(node, own, { isChained, isOfObject });
    for (const { target, before } of wrapped) this.#opens.push({ at: target.start, note: before });
    const named = node.type === "VariableDeclarator" ? node.id.name : node.key?.name;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== "object" || value === null) continue;
      const inner = (key === "init" || key === "value") && named ? named : own;
      const of = { name: inner, inChain: isChained, isOfObject: node.type === "ObjectExpression" };
      for (const one of Array.isArray(value) ? value : [value]) if (one?.type) this.#go(one, of);
    }
    for (const { target, after } of wrapped.toReversed()) this.#closes.push({ at: target.end, note: after });
  }

  /** What of a node is put between a beginning and an end. */
  #wrapped(node, name, { isChained, isOfObject }) {
    if (FUNCTIONS.has(node.type)) return this.#body(node, name, "function");
    if (LOOPS.has(node.type)) return this.#body(node, name, "loop");
    if (node.type === "SpreadElement")
      return [this.#sized(node.argument, isOfObject ? "keys" : "items", name, "spread")];
    if (node.type === "CallExpression") return this.#call(node, name, isChained);
    if (node.type !== "NewExpression" || !MADE_OF.has(node.callee.name) || node.arguments.length !== 1) return [];
    return [this.#sized(node.arguments[0], "items", name, `new ${node.callee.name}`)];
  }

  #body(node, name, kind) {
    const { body } = node;
    const count = `growthOf.counts[${this.#place(node, name, kind)}]++`;
    if (body.type === "BlockStatement")
      return [{ target: { start: body.start + 1, end: body.start + 1 }, before: `${count};`, after: "" }];
    const [open, close] = kind === "loop" ? [`{${count};`, "}"] : [`(${count},`, ")"];
    return [{ target: body, before: open, after: close }];
  }

  #call(node, name, isChained) {
    const { callee, arguments: given } = node;
    if (callee.type !== "MemberExpression" || callee.computed || callee.object.type === "Super") return [];
    const { object, property } = callee;
    const kind = `.${property.name}`;
    const plain = given.filter(({ type }) => type !== "SpreadElement");
    if (object.name === "Object" && OF_OBJECT.has(property.name))
      return plain.map((one) => this.#sized(one, "keys", name, kind));
    if (
      (object.name === "Object" && property.name === "fromEntries") ||
      (object.name === "Array" && property.name === "from")
    )
      return plain.slice(0, 1).map((one) => this.#sized(one, "items", name, kind));
    if (property.name === "slice") return isChained ? [] : [this.#sized(node, "list", name, kind)];
    const isCounted = THROUGH.has(property.name) || (property.name === "indexOf" && given.length === 1);
    return isCounted && !(isChained && isOptional(object)) ? [this.#sized(object, "value", name, kind)] : [];
  }

  #sized(target, by, name, kind) {
    return { target, before: `growthOf.${by}(${this.#place(target, name, kind)},`, after: ")" };
  }

  #place({ start }, name, kind) {
    const line = this.#lines.findLastIndex((from) => from <= start) + 1;
    return this.#places.push(`${this.#path}:${line} ${name} ${kind}`) - 1;
  }
}

/** `a?.b.c`: to put it into a call would take its end from it. */
const isOptional = (node) =>
  node.optional === true ||
  (node.type === "MemberExpression" && isOptional(node.object)) ||
  (node.type === "CallExpression" && isOptional(node.callee));
