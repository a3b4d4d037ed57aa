/**
 * What a function does, in the program's own words: the methods that it calls, the events that it sends, the properties
 * and the states that it sets. Takes the function, or what it is called by, gives the words in the order of the code.
 */

import { BUILT_IN } from "../../platform/built-in.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, functionAt } from "../../scope/binding-at.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, forEachChild, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import type { Flows } from "../subjects/flows.ts";
import { mainUse } from "../subjects/main-use.ts";

/** Most words, and how much of the code is read for them. */
const MAX_WORDS = 4;
const MAX_NODES = 200;
/** Longest text of an event. */
const MAX_EVENT = 40;

/** Methods whose first argument says what happens: stores, emitters, sockets, what the browser keeps. */
const SENDS = wordSet("setItem dispatch commit emit $emit $broadcast trigger publish next");
/** Methods that are given what changes. */
const SETS = wordSet("setState setData patchState $patch assign");
/** What every function does. */
const COMMON = wordSet(`
  now clearTimeout clearInterval setTimeout setInterval requestAnimationFrame log warn error info debug $apply $digest
  resolve reject all race apply call bind preventDefault stopPropagation isNaN isFinite parseInt parseFloat encodeURIComponent decodeURIComponent toString getTime
  getState json text trim min max round floor
`);
/** Slots of the platform's objects, `socket.onclose`, and what holds a timer. */
const EVENT_SLOT = /^on[a-z]+$|(?:timer|timeout|interval)(?:_?id)?$/i;
/** Where the path begins in what a request is given. */
const PATH = /(?:^|[^/:])\/[a-z]/i;
const MAX_ADDRESS = 80;
/** Their methods are the language's and the platform's. */
const PLATFORM = wordSet(
  "JSON Array Object Math Number String Promise Date console document localStorage sessionStorage",
);
/** Two words, as nobody but people writes them. */
const WRITTEN = /^[a-z]{2,}[A-Z][A-Za-z]+$/;

export function doing(run: Node, module: Module, flows: Flows): readonly string[] {
  const words = new Set<string>();
  const note = (word: string | undefined): void => {
    if (word === undefined || words.size >= MAX_WORDS) return;
    if (word.length > 2 && !COMMON.has(word) && !BUILT_IN.has(word) && !EVENT_SLOT.test(word)) words.add(word);
  };
  const called = name(run);
  if (called !== undefined) note(called);
  const body = called === undefined || words.size === 0 ? functionAt(run, module.script.scopes) : undefined;
  let seen = 0;
  const look = (node: Node): void => {
    if (++seen > MAX_NODES || words.size >= MAX_WORDS) return;
    if (node.type === "AssignmentExpression") note(written(node));
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      for (const word of wordsOf(node, module, flows)) note(word);
    }
    forEachChild(node, look);
  };
  if (body?.body) look(body.body);
  return [...words];
}

/** The property; of `state.value="closed"` (Vue 3, signals) what it is set to, where that is written. */
function written({ left, right }: Extract<Node, { type: "AssignmentExpression" }>): string | undefined {
  const key = memberName(left);
  return key === "value" || key === "current" ? literalString(right) : key;
}

/** `refresh`, `this.refresh`, `this.refresh.bind(this)`. */
function name(run: Node): string | undefined {
  if (isFunction(run)) return undefined;
  if (run.type === "CallExpression" && memberName(run.callee) === "bind" && run.callee.type === "MemberExpression")
    return name(run.callee.object);
  if (run.type === "Identifier") return WRITTEN.test(run.name) ? run.name : undefined;
  if (run.type === "MemberExpression" && run.object.type === "Identifier" && PLATFORM.has(run.object.name))
    return undefined;
  return memberName(run);
}

function wordsOf({ callee, arguments: args }: CallLike, module: Module, flows: Flows): readonly (string | undefined)[] {
  const called = name(callee);
  const [first] = args;
  if (SENDS.has(called ?? memberName(callee) ?? "")) {
    const event = literalString(first);
    return [event !== undefined && event.length <= MAX_EVENT ? event : undefined];
  }
  if (called !== undefined && SETS.has(called) && first?.type === "ObjectExpression") {
    return first.properties.map((one) => (one.type === "Property" ? keyName(one.key, one.computed) : undefined));
  }
  const address = addressIn(first);
  if (called !== undefined || callee.type !== "Identifier") return [called, address];
  const setter = bindingAt(callee, module.script.scopes);
  const state = setter && flows.stateSetBy(setter);
  return state ? stateWords(state, flows) : [address];
}

/** The key under which a state is handed on; else what it is set to, `"saved"`. */
function stateWords(state: Binding, flows: Flows): readonly (string | undefined)[] {
  const key = mainUse(flows.keysOf.get(state) ?? [])?.key;
  if (key !== undefined) return [key];
  const texts = (flows.settings.get(state) ?? []).flatMap((value) => literalString(value) ?? []);
  return [...new Set(texts)].filter((text) => text.length <= MAX_EVENT).slice(0, 2);
}

/** `"/loans"`, `${base}/loans/${id}`: what is written of it. */
function addressIn(node: Node | undefined): string | undefined {
  const text =
    node?.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.cooked ?? "").join("{}") : undefined;
  const address = text ?? literalString(node) ?? "";
  const path = address.length <= MAX_ADDRESS && !/\s/.test(address) ? PATH.exec(address) : null;
  return path ? address.slice(path.index + (path[0].startsWith("/") ? 0 : 1)) : undefined;
}
