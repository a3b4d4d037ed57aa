/**
 * Models that a team wrote for its own clients, as JSON: `{"models": [{...}]}`. The same as those that come along, except
 * that nobody's compiler has checked them: each mistake is told with the place where it stands. Nothing of it is run.
 */
import type { AnswerForm, Effect, Model, RuleName } from "./model.ts";
import { PARTS } from "./model.ts";
import { SELF, signaturesIn, type Way, waysIn } from "./signatures.ts";

export type ReadModels =
  | { readonly ok: true; readonly models: readonly Model[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Most mistakes that are told. */
const MAX_PROBLEMS = 20;

/** Reads the text of a file of models. */
export function readModels(text: string): ReadModels {
  const problems: string[] = [];
  const models = modelsIn(text, (where, what) => problems.push(`${where}: ${what}`));
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  return { ok: true, models };
}

type Report = (where: string, what: string) => void;
type Json = Readonly<Record<string, unknown>>;

function modelsIn(text: string, report: Report): readonly Model[] {
  const root = parsed(text, report);
  const list = isObject(root) ? root.models : undefined;
  if (!Array.isArray(list)) {
    if (root !== undefined) report("models", 'a list is expected: {"models": [...]}');
    return [];
  }
  return list.flatMap((one: unknown, index) => modelOf(one, `models[${index}]`, report) ?? []);
}

function parsed(text: string, report: Report): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    report("file", `this is no JSON: ${error instanceof Error ? error.message : ""}`);
    return undefined;
  }
}

const MODEL_KEYS = ["package", "versions", "exports", "globals", "signs", "types"];

function modelOf(value: unknown, where: string, report: Report): Model | undefined {
  if (!isObject(value)) return refused(report, where, "an object is expected");
  onlyKeys(value, MODEL_KEYS, where, report);
  const types = typesOf(value.types, `${where}.types`, report);
  const named = new Set(Object.keys(types));
  const typeNames = (record: unknown, at: string): Readonly<Record<string, string>> =>
    textsOf(record, at, report, (type, place) => isType(type, named, place, report));
  const packages = packagesOf(value.package, `${where}.package`, report);
  const exports = typeNames(value.exports, `${where}.exports`);
  const globals = typeNames(value.globals, `${where}.globals`);
  const signs = signsOf(value.signs, named, `${where}.signs`, report);
  checkTypes(types, named, `${where}.types`, report);
  if (packages.length === 0 && signs.length === 0 && Object.keys(globals).length === 0)
    report(where, "nothing says how the client is known: give package, globals or signs");
  const versions = typeof value.versions === "string" ? value.versions : "any";
  return { versions, types, exports, globals, signs, ...(packages.length > 0 && { package: packages }) };
}

function packagesOf(value: unknown, where: string, report: Report): readonly string[] {
  if (value === undefined) return [];
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => (typeof one === "string" ? [one] : (refused(report, where, "a name is expected") ?? [])));
}

const SIGN_KEYS = ["methods", "inherits", "handedInAs", "telling", "given", "heldAs"] as const;

function signsOf(
  value: unknown,
  types: ReadonlySet<string>,
  where: string,
  report: Report,
): NonNullable<Model["signs"]> {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refused(report, where, "a list is expected") ?? [];
  return value.flatMap((one: unknown, index) => {
    const at = `${where}[${index}]`;
    if (!isObject(one)) return refused(report, at, "an object is expected") ?? [];
    onlyKeys(one, ["type", ...SIGN_KEYS], at, report);
    const texts = textsOf(one, at, report);
    const { type = "" } = texts;
    isType(type, types, `${at}.type`, report);
    if (SIGN_KEYS.every((key) => texts[key] === undefined)) report(at, `one of ${SIGN_KEYS.join(", ")} is expected`);
    return { ...texts, type };
  });
}

type Types = Readonly<Record<string, Readonly<Record<string, Effect>>>>;

function typesOf(value: unknown, where: string, report: Report): Types {
  if (!isObject(value)) return refused(report, where, "an object is expected, types by their names") ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([name, type]) => [name, effectsOf(type, `${where}.${name}`, report)]),
  );
}

function effectsOf(value: unknown, where: string, report: Report): Readonly<Record<string, Effect>> {
  if (!isObject(value)) return refused(report, where, "an object is expected, effects by signatures") ?? {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([signature, effect]) => {
      const read = effectOf(effect, `${where}["${signature}"]`, report);
      return read ? [[signature, read]] : [];
    }),
  );
}

const ANSWERS: Readonly<Record<AnswerForm, true>> = {
  ...{ fetch: true, axios: true, body: true, xhr: true, "json-xhr": true, message: true },
  ...{ socket: true, messages: true, plain: true, unknown: true },
};
const isAnswer = (text: string | undefined): text is AnswerForm | undefined =>
  text === undefined || Object.hasOwn(ANSWERS, text);

const RULES: Readonly<Record<RuleName, true>> = {
  ...{ required: true, minLength: true, maxLength: true, length: true, min: true, max: true, pattern: true },
  ...{ format: true, enum: true, equals: true, unique: true, type: true, custom: true },
};
const isRule = (text: string | undefined): text is RuleName => text !== undefined && Object.hasOwn(RULES, text);

/** The keys of each effect, the needed ones first. */
const EFFECTS: Readonly<
  Record<Effect["effect"], { readonly needs: readonly string[]; readonly may: readonly string[] }>
> = {
  http: { needs: [], may: [...PARTS, "answer", "gives", "protocol", "operation"] },
  gives: { needs: ["type"], may: [...PARTS, "answers"] },
  opens: { needs: ["protocol", "type", "url"], may: [] },
  event: { needs: ["protocol", "direction", "name"], may: ["body", "except"] },
  message: { needs: ["data"], may: [] },
  rewrites: { needs: ["by"], may: [] },
  keeps: { needs: ["key"], may: ["value"] },
  rule: { needs: ["rule"], may: ["value", "ofTexts"] },
  translates: { needs: ["key"], may: ["text"] },
  tells: { needs: ["text"], may: ["detail", "as", "key"] },
};

function effectOf(value: unknown, where: string, report: Report): Effect | undefined {
  if (!isObject(value)) return refused(report, where, "an object is expected");
  const { effect: kind, ...rest } = value;
  const keys = typeof kind === "string" ? Object.entries(EFFECTS).find(([name]) => name === kind)?.[1] : undefined;
  if (!keys) return refused(report, `${where}.effect`, `one of ${Object.keys(EFFECTS).join(", ")} is expected`);
  onlyKeys(rest, [...keys.needs, ...keys.may], where, report);
  const texts = textsOf(rest, where, report);
  const missing = keys.needs.filter((key) => texts[key] === undefined);
  if (missing.length > 0) return refused(report, where, `${missing.join(", ")} is missing`);
  return made(String(kind), texts, where, report);
}

type Texts = Readonly<Record<string, string>>;

function made(kind: string, texts: Texts, where: string, report: Report): Effect | undefined {
  const { type = "", url = "", name = "", data = "", by = "", key = "", text = "", value, answer, direction } = texts;
  const protocol = texts.protocol;
  const wrong = (key: string, all: string): undefined =>
    refused(report, `${where}.${key}`, `one of ${all} is expected`);
  switch (kind) {
    case "gives":
      return { effect: "gives", ...texts, type };
    case "message":
      return { effect: "message", protocol: "websocket", data };
    case "rewrites":
      return { effect: "rewrites", by };
    case "keeps":
      return { effect: "keeps", key, ...(value !== undefined && { value }) };
    case "rule": {
      const { rule, ofTexts } = texts;
      if (!isRule(rule)) return wrong("rule", Object.keys(RULES).join(", "));
      if (ofTexts !== undefined && !isRule(ofTexts)) return wrong("ofTexts", Object.keys(RULES).join(", "));
      return { effect: "rule", rule, ...(value !== undefined && { value }), ...(ofTexts && { ofTexts }) };
    }
    case "translates":
      return { effect: "translates", ...texts, key };
    case "tells":
      return { effect: "tells", ...texts, text };
    case "http": {
      const { answer: _, protocol: __, ...parts } = texts;
      if (!isAnswer(answer)) return wrong("answer", Object.keys(ANSWERS).join(", "));
      if (protocol !== undefined && protocol !== "beacon" && protocol !== "sse")
        return wrong("protocol", "beacon, sse");
      return { effect: "http", ...parts, ...(answer && { answer }), ...(protocol && { protocol }) };
    }
  }
  const isConnection = protocol === "websocket" || protocol === "sse";
  if (kind === "opens")
    return isConnection ? { effect: "opens", protocol, type, url } : wrong("protocol", "websocket, sse");
  if (!isConnection && protocol !== "other") return wrong("protocol", "websocket, sse, other");
  if (direction !== "sent" && direction !== "received") return wrong("direction", "sent, received");
  const { body, except } = texts;
  const more = { ...(body !== undefined && { body }), ...(except !== undefined && { except }) };
  return { effect: "event", protocol, direction, name, ...more };
}

/** Types that are named must be there, and paths must begin with a parameter. */
function checkTypes(types: Types, named: ReadonlySet<string>, where: string, report: Report): void {
  for (const [type, effects] of Object.entries(types)) {
    for (const [text, effect] of Object.entries(effects)) {
      const at = `${where}.${type}["${text}"]`;
      const given = effect.effect === "http" ? effect.gives : "type" in effect ? effect.type : undefined;
      if (given !== undefined) isType(given, named, at, report);
      for (const { parameters = [] } of signaturesIn(text)) {
        const known = new Set([SELF, ...parameters.map(({ name }) => name)]);
        for (const { takes } of parameters) if (takes.kind === "type") isType(takes.type, named, at, report);
        for (const [key, path] of Object.entries(effect))
          if (PATHS.has(key)) checkPath(path, known, `${at}.${key}`, report);
      }
    }
  }
}

const PATHS: ReadonlySet<string> = new Set([
  ...PARTS,
  "name",
  "by",
  "key",
  "value",
  "text",
  "detail",
  "as",
  "operation",
  "answers",
]);

function checkPath(path: string, known: ReadonlySet<string>, where: string, report: Report): void {
  for (const parameter of waysIn(path).flatMap(parametersOf))
    if (!known.has(parameter)) report(where, `"${parameter}" is no parameter of the signature`);
}

function parametersOf(way: Way): readonly string[] {
  if (way.kind === "value") return [way.parameter];
  return way.kind === "entry" ? [way.key, way.value] : [];
}

function isType(type: string, named: ReadonlySet<string>, where: string, report: Report): void {
  if (!named.has(type)) report(where, `there is no type "${type}" in types`);
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function onlyKeys(value: Json, keys: readonly string[], where: string, report: Report): void {
  for (const key of Object.keys(value))
    if (!keys.includes(key)) report(`${where}.${key}`, `not known here; known are ${keys.join(", ")}`);
}

/** Texts by key; what is no text is told. */
function textsOf(
  value: unknown,
  where: string,
  report: Report,
  check: (text: string, where: string) => void = () => undefined,
): Texts {
  if (value === undefined) return {};
  if (!isObject(value)) return refused(report, where, "an object is expected") ?? {};
  const out: Record<string, string> = {};
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== "string") report(`${where}.${key}`, "a text is expected");
    else {
      check(text, `${where}.${key}`);
      out[key] = text;
    }
  }
  return out;
}

function refused(report: Report, where: string, what: string): undefined {
  report(where, what);
}
