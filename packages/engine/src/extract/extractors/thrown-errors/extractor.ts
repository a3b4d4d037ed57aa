/**
 * Errors that the program throws with words: `throw new Error("...")`, `throw TypeError("...")`, own error classes with
 * their words in the constructor, rejected promises, streams that end with an error, and functions that throw or make
 * what they are given.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isError, isGlobal } from "../../../evaluate/global-name.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { isHelperMessage } from "../../../language/compiler-messages.ts";
import { isErrorWording } from "../../../language/failures.ts";
import { isSentence } from "../../../language/sentence.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { alternatives } from "../../../syntax/unwrap.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { isAssertion } from "../../errors/assertions.ts";
import { bareKeyFact, carriedWords, translatedKeys } from "../../errors/bare-keys.ts";
import { errorFact, withOwnCode } from "../../errors/error-fact.ts";
import { keyedFact, keyedTexts } from "../../errors/keyed-text.ts";
import { possibleText } from "../../errors/possible-text.ts";
import { isReceived, isThrownToNobody } from "../../errors/reception.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isOf } from "../../http/settings.ts";
import { messagesOf } from "../../message.ts";
import type { Sighting } from "../../survey.ts";

/** Arguments of what is thrown: `new X(message)`, `X(message)`. */
const argumentsOf = (thrown: Node): readonly Node[] =>
  thrown.type === "NewExpression" || thrown.type === "CallExpression" ? thrown.arguments : [];

const HANDED = "thrown by what is called";
/** Four words or more: no name of a thing. */
const WORDS = /^\p{Lu}\S*(?:\s\S+){3,}$/u;

export const thrownErrors = {
  name: "thrown-errors",
  throws(at, context) {
    const { argument } = at.node;
    if (isAssertion(at)) return [];
    return alternatives(argument).flatMap((one) => thrown(one, one === argument ? at : { ...at, node: one }, context));
  },
  call(at, { ev, calls, parents }) {
    const { node, module } = at;
    const [first] = node.arguments;
    if (!first) return [];
    const callee = ev.evaluate(node.callee, module);
    if (isError(callee))
      return isAssertion(at) || isThrownToNobody(at, calls)
        ? []
        : worded(possibleText({ ...at, node: first }, ev), at, "made");
    if (node.type !== "CallExpression") return [];
    if (isText(first) && (isGlobal(callee, "Promise.reject") || rejects(callee, at, parents)))
      return worded(ev.evaluate(first, module), at, "rejected");
    if (node.callee.type === "Super") return worded(ev.evaluate(first, module), at, "words of a class of errors");
    const error = first.type === "ArrowFunctionExpression" ? first.body : first;
    if (error.type !== "NewExpression" && error.type !== "CallExpression") return [];
    const [made] = error.arguments;
    if (!made || !(error === first ? isReject(callee, node.callee) : isOf(callee, "rxjs"))) return [];
    return isError(ev.evaluate(error.callee, module)) && isReceived(at, calls)
      ? facts(ev.evaluate(made, module), 0, at, "rejected")
      : [];
  },
} satisfies Extractor;

/** @param at the throw, or which of several things it throws */
function thrown(argument: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const { ev, calls } = context;
  if (isText(argument)) return isReceived(at, calls) ? facts(ev.evaluate(argument, at.module), 1, at) : [];
  const made = argument.type === "NewExpression" ? ev.evaluate(argument, at.module) : undefined;
  const own = made && ownMessage(made, ev);
  const given = argumentsOf(argument).map((one) => possibleText({ ...at, node: one }, ev));
  return (own ? [own, ...given] : given).flatMap((value, index) => {
    const placed = wholeAtCallSites(value, at, context).filter(
      ({ at: to }) => isReceived(to, calls) || isAnswer(to.node),
    );
    return placed.flatMap(({ value: known, at: place }) =>
      place === at && isMade(argument, at, ev) && (!own || index === 0)
        ? ([byKey(known, place, context), facts(known, index, place)].find(({ length }) => length > 0) ?? []).map(
            (fact) => withOwnCode(fact, made, ev),
          )
        : worded(known, place, HANDED),
    );
  });
}

/** `error(404, "There is no such line")` (SvelteKit 1 and 2), `new HttpError(403, "...")`: the answer to who asks for a page. */
const isAnswer = (node: Node): boolean =>
  argumentsOf(node.type === "ThrowStatement" ? node.argument : node).some(
    (one) => one.type === "Literal" && typeof one.value === "number" && one.value >= 400 && one.value < 600,
  );

/**
 * What a class of errors says of itself, whatever it is given: `class Full extends Error { constructor(dock) { super();
 * this.message = `The dock ${dock} is full` } }`.
 */
function ownMessage(made: Value, ev: Evaluator): Value | undefined {
  if (made.kind !== "instance") return undefined;
  const message = ev.member(made, "message");
  return outcomes(message).some((one) => messagesOf(one).length > 0) ? message : undefined;
}

/** `throw "The line is not straight"`: older code throws texts. */
const isText = ({ type }: Node): boolean => type === "Literal" || type === "TemplateLiteral";

/** `throw Error(t("user.notFound"))`, `throw Error("user_not_found")`: words of a catalogue, or the key alone. */
function byKey(value: Value, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const parts = { kind: "thrown" } as const;
  const known = keyedTexts(value, context);
  if (known.length > 0) return known.map(({ key, entry }) => keyedFact(at, key, entry, parts));
  const carried = carriedWords(value, context).filter(({ message: { text } }) => isSentence(text));
  if (carried.length > 0)
    return carried.map(({ message, key = message.text }) =>
      errorFact(message, { ...parts, messageKey: key }, at, { says: "thrown" }),
    );
  const keys = translatedKeys(value, context);
  return keys.flatMap((key) => bareKeyFact(key, parts, at, { says: "thrown, by its key" }));
}

/** The first argument is the message of a built-in error; own classes may take it anywhere, so there only sentences count. */
function facts(value: Value, index: number, at: Sighting<Node>, says = "thrown"): readonly Fact[] {
  const messages = outcomes(value)
    .flatMap(messagesOf)
    .filter(({ text }) => !isHelperMessage(text));
  const counted = index === 0 ? messages : messages.filter(({ text }) => isSentence(text));
  return counted.map((message) => errorFact(message, { kind: "thrown" }, at, { says }));
}

/**
 * Where it is not thrown on the spot the wording counts: the words that a class of errors brings along (`super("...")`),
 * what a caller gives, which may also be the name of a thing, and an error that is made and handed on.
 */
const worded = (value: Value, at: Sighting<Node>, says: string): readonly Fact[] =>
  messagesOf(value)
    .filter(({ text }) => isErrorWording(text) || (says === HANDED && WORDS.test(text) && !isHelperMessage(text)))
    .map((message) => errorFact(message, { kind: "thrown" }, at, { says }));

/**
 * `Promise.reject(...)`, the second parameter of `new Promise((resolve, reject) => ...)`, and what
 * `new Observable((subscriber) => subscriber.error(...))` and `new ReadableStream({start: (controller) => ...})` are given.
 * RxJS takes functions that make an error: `throwError(() => new Error("..."))`.
 */
const isReject = (callee: Value, node: Node): boolean =>
  isGlobal(callee, "Promise.reject") ||
  (callee.kind === "param" && callee.index === 1 && node.type === "Identifier") ||
  (callee.kind === "member" && callee.key === "error" && isFirstParam(callee.object));

/** `new Promise((resolve, reject) => ...)`, whose second parameter may also be a function that says a text. */
function rejects(callee: Value, { module: { script } }: Sighting<Node>, parents: ExtractContext["parents"]): boolean {
  const made = callee.kind === "param" && callee.index === 1 ? parents.of(callee.of, script) : undefined;
  return made?.type === "NewExpression" && made.callee.type === "Identifier" && made.callee.name === "Promise";
}

const isFirstParam = (value: Value): boolean => value.kind === "param" && value.index === 0 && !value.rest;

/** What is thrown is made on the spot, by a class or by an error of the language; other functions take anything. */
const isMade = (thrown: Node, at: Sighting<Node>, ev: Evaluator): boolean =>
  thrown.type === "NewExpression" ||
  (thrown.type === "CallExpression" && isError(ev.evaluate(thrown.callee, at.module)));
