/**
 * Fields that an address asks for: `?fields=id,name,owner(login)`, `?select=id,name`, `?v=custom:(uuid,person:(uuid))`.
 * Partial responses are asked for in this way in OData, JSON:API, PostgREST, OpenMRS and the APIs of Google and Facebook,
 * also as a list beside the address: `get("/users", {params: {fields: ["id", "name"]}})` (axios 1, ky 1, ofetch 1).
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { texts, written } from "../../evaluate/text.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Flows } from "../subjects/flows.ts";
import { addressName } from "../subjects/text-name.ts";
import { aboutOf, kindName, segmentOf } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

/** A parameter with several names, some of them perhaps with names of their own. */
const LISTED = /[?&][\w$.[\]]+=(?:\w+:)?\(?\w[\w.]*(?:,|%2C|:\(|\()\w+/;
const MIN_NAMES = 3;
const MAX_DEPTH = 5;

interface Listed {
  readonly name: string;
  readonly inner: readonly Listed[];
}

export function* listedFields(survey: Survey, flows: Flows, ev: Evaluator): Generator<FieldSighting> {
  yield* besideAddresses(survey, flows, ev);
  for (const at of survey.texts) {
    const { node, module } = at;
    if (!LISTED.test(module.script.text.slice(node.start, node.end))) continue;
    for (const text of texts(ev.evaluate(node, module))) {
      const address = written(text);
      const owner = kindName(ownerIn(address) ?? "");
      const source = text.sources[0];
      if (!owner || !source) continue;
      const named = { name: owner, at: source, sent: true };
      for (const list of listsIn(address)) yield* sightings(owner, list, { at, named, group: node });
    }
  }
}

const LISTS = new Set(["fields", "select", "$select", "_fields"]);
const PARAMETERS = new Set(["params", "query", "searchParams", "qs"]);

/** The list of names that a request has among its parameters, under what its address is about. */
function* besideAddresses(survey: Survey, flows: Flows, ev: Evaluator): Generator<FieldSighting> {
  for (const at of survey.arrays) {
    const flow = flows.of(at.node);
    const given = flow?.kind === "property" && LISTS.has(flow.key) ? flows.of(flow.of) : undefined;
    const options = given?.kind === "property" && PARAMETERS.has(given.key) ? flows.of(given.of) : undefined;
    const address = options?.kind === "argument" && options.index > 0 ? options.call.node.arguments[0] : undefined;
    if (options?.kind !== "argument" || !address) continue;
    const named = addressName(address, options.call.module, ev);
    const owner = named && kindName(named.name);
    const names = at.node.elements.map((one) => (one ? literalString(one)?.split(".")[0] : undefined));
    if (!owner || !named || names.length < MIN_NAMES) continue;
    for (const [index, field] of names.entries()) {
      const node = at.node.elements[index];
      if (field !== undefined && node && /^[A-Za-z_]\w*$/.test(field))
        yield { owner, named: { ...named, sent: true }, field, kind: "listed", at: { ...at, node }, group: at.node };
    }
  }
}

function ownerIn(address: string): string | undefined {
  const segment = segmentOf(address.replace(/\{[^{}]*\}/g, ""));
  return segment && (aboutOf(segment) ?? segment);
}

type Shown = Pick<FieldSighting, "at" | "named" | "group">;

function* sightings(owner: string, list: readonly Listed[], shown: Shown, depth = 0): Generator<FieldSighting> {
  if (depth > MAX_DEPTH) return;
  for (const { name, inner } of list) {
    yield { ...shown, owner, field: name, kind: "listed" };
    const kind = inner.length > 1 ? kindName(name) : undefined;
    if (kind) yield* sightings(kind, inner, { ...shown, named: { ...shown.named, name: kind } }, depth + 1);
  }
}

/** The lists of names in the query of an address. */
function listsIn(address: string): readonly (readonly Listed[])[] {
  const query = address.slice(address.indexOf("?") + 1).replace(/%2C/gi, ",");
  return query.split("&").flatMap((parameter) => {
    const value = parameter.slice(parameter.indexOf("=") + 1);
    if (!parameter.includes("=") || !/^[\w:,().*]+$/.test(value)) return [];
    const list = new Names(value.replace(/^\w+:\((.*)\)$/, "$1")).list(0);
    return list && list.length >= MIN_NAMES ? [list] : [];
  });
}

class Names {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = text.match(/[\w.*]+|[:,()]/g) ?? [];
  }

  /** Nothing where it is no list of names. */
  list(depth: number): readonly Listed[] | undefined {
    const out: Listed[] = [];
    while (this.at < this.tokens.length && depth <= MAX_DEPTH) {
      const name = this.tokens[this.at++] ?? "";
      if (!/^[A-Za-z_]\w*$/.test(name)) return undefined;
      if (this.tokens[this.at] === ":") this.at++;
      if (this.tokens[this.at] === "(") {
        this.at++;
        const inner = this.list(depth + 1);
        if (!inner) return undefined;
        out.push({ name, inner });
        this.at++;
      } else out.push({ name, inner: [] });
      if (this.tokens[this.at] !== ",") break;
      this.at++;
    }
    return out;
  }
}
