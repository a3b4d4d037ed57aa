/**
 * Pieces of an example's program that can stand there any number of times: statements, entries of lists and objects, arguments,
 * cases, members of classes, operands, links of chains, or all that the example says. What a copy names may be its own.
 */
import { parseSync } from "oxc-parser";

/** The frame behind every example (`frame.jsx`). */
const FRAME = /^Workshop/;

const LISTS = {
  BlockStatement: ["body", "\n"],
  FunctionBody: ["body", "\n"],
  ArrayExpression: ["elements", ","],
  ObjectExpression: ["properties", ","],
  ObjectPattern: ["properties", ","],
  CallExpression: ["arguments", ","],
  SwitchStatement: ["cases", "\n"],
  SwitchCase: ["consequent", "\n"],
  SequenceExpression: ["expressions", ","],
  ClassBody: ["body", "\n"],
  VariableDeclaration: ["declarations", ","],
};

/**
 * @typedef {{ kind: string, start: number, end: number, between: string, declares: readonly string[] }} Piece
 * @typedef {{ start: number, end: number, kind: "text" | "key" | "short" | "name", value: string }} Token
 */

/** @returns {{ code: string, pieces: readonly Piece[], tokens: readonly Token[] } | undefined} */
export function readExample(code) {
  const { program, errors } = parseSync("example.js", code, { lang: "js", sourceType: "module" });
  if (errors.length > 0) return undefined;
  const own = program.body.filter((one) => one.type !== "ImportDeclaration" && !isFrame(one));
  if (own.length === 0) return undefined;
  const pieces = own.map((one) => pieceOf("statement", [one], "\n"));
  pieces.push(pieceOf("program", own, "\n"));
  const tokens = [];
  for (const one of own) read(one, pieces, tokens);
  const unique = new Map(tokens.map((token) => [token.start, token]));
  return { code, pieces, tokens: [...unique.values()].toSorted((a, b) => a.start - b.start) };
}

const isFrame = (node) => declaredBy(node).some((name) => FRAME.test(name));

const pieceOf = (kind, nodes, between) => ({
  kind,
  start: nodes[0].start,
  end: nodes.at(-1).end,
  between,
  declares: nodes.flatMap(declaredBy),
});

function declaredBy(node) {
  if (node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration")
    return node.declaration ? declaredBy(node.declaration) : [];
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => namesOf(id));
  if (node.type === "VariableDeclarator") return namesOf(node.id);
  return /^(?:Function|Class)(?:Declaration|Expression)$/.test(node.type) && node.id ? [node.id.name] : [];
}

function namesOf(pattern) {
  if (pattern === null) return [];
  if (pattern.type === "Identifier") return [pattern.name];
  const { properties = [], elements = [], value, left, argument } = pattern;
  return [...properties, ...elements, value, left, argument].flatMap((one) => (one ? namesOf(one) : []));
}

function read(node, pieces, tokens) {
  const [list, between] = LISTS[node.type] ?? [];
  for (const one of list === undefined ? [] : node[list])
    if (one !== null) pieces.push({ ...pieceOf(node.type, [one], between), declares: declaredBy(one) });
  if (node.type === "LogicalExpression")
    pieces.push({
      kind: node.type,
      start: node.right.start,
      end: node.right.end,
      between: ` ${node.operator} `,
      declares: [],
    });
  if (node.type === "BinaryExpression" && node.operator === "+")
    pieces.push({ kind: node.type, start: node.right.start, end: node.right.end, between: "+", declares: [] });
  if (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "CallExpression"
  )
    pieces.push({ kind: "link", start: node.callee.object.end, end: node.end, between: "", declares: [] });
  if (node.type === "Literal" && typeof node.value === "string")
    tokens.push({ start: node.start, end: node.end, kind: "text", value: node.value });
  if (node.type === "TemplateElement" && node.value.raw.length > 0)
    tokens.push({ start: node.start, end: node.end, kind: "quasi", value: node.value.raw });
  if (node.type === "Identifier") tokens.push({ start: node.start, end: node.end, kind: "name", value: node.name });
  const key = node.type === "MemberExpression" ? node.property : node.key;
  for (const [name, value] of Object.entries(node)) {
    if (typeof value !== "object" || value === null) continue;
    if (name === "key" && node.shorthand) continue;
    for (const one of Array.isArray(value) ? value : [value]) if (one?.type) read(one, pieces, tokens);
  }
  if (key?.type !== "Identifier" || node.computed) return;
  const kind = node.shorthand ? "short" : "key";
  tokens.push({ start: key.start, end: key.end, kind, value: key.name });
}

/** A copy of a piece: what it declares has names of its own, and so have the words that vary. */
export function copyOf({ code, tokens }, piece, { index, varies, reference }) {
  const own = tokens.filter(({ start, end }) => start >= piece.start && end <= piece.end);
  const declared = new Set(piece.declares);
  let out = "";
  let from = piece.start;
  for (const token of own) {
    if (token.start < from) continue;
    const written = reference?.at === token.start ? reference.text : writtenToken(token, { index, varies, declared });
    out += code.slice(from, token.start) + (written ?? code.slice(token.start, token.end));
    from = token.end;
  }
  return withoutDefault(out + code.slice(from, piece.end), index);
}

function writtenToken({ kind, value }, { index, varies, declared }) {
  if (kind === "text") return varies(value) ? JSON.stringify(numbered(value, index)) : undefined;
  if (kind === "quasi") return varies(value) ? numbered(value, index) : undefined;
  const name = kind !== "key" && declared.has(value) ? value + index : value;
  const key = kind !== "name" && varies(value) ? value + index : value;
  if (kind === "short") return key === name ? name : `${key}:${name}`;
  return kind === "key" ? key : name;
}

/** The number stands behind the last word: `/api/x17/`. */
const numbered = (text, index) =>
  /[A-Za-z0-9]/.test(text) ? text.replace(/[A-Za-z0-9](?=[^A-Za-z0-9]*$)/, (last) => last + index) : text + index;

const withoutDefault = (text, index) =>
  text
    .replace(/^export default (?=(?:async )?(?:function|class)\b[ *]*\w)/m, "export ")
    .replace(/^export default /m, `export const other${index} = `);
