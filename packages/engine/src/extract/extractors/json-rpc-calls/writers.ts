/**
 * Functions of libraries in the material that make JSON-RPC requests of what they are given: the envelope that the
 * specification defines (JSON-RPC 2.0, section 4) stands in their code. So a client is known by what it does, whoever
 * published it and whatever a bundler has left of its names.
 *
 *     request(request, schema) { const message = {...request, jsonrpc: "2.0", id: this._id++}; ... }
 *     sendRequest(method, params) { const message = {jsonrpc: "2.0", id: ++this.id, method, params}; ... }
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { append } from "../../../multimap.ts";
import { rememberFor } from "../../../remember.ts";
import type { Definition } from "../../../scope/binding.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import type { Script } from "../../../script.ts";
import { ancestors } from "../../../syntax/ancestors.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { FunctionNode, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { VERSION, VERSION_KEY } from "../../http/rpc.ts";

/** Most places of one script that are looked at. */
const MAX_PLACES = 100;

/** Which arguments of a method become a request: one that holds name and parameters, or each by itself. */
export interface Writer {
  /** The component that the code belongs to. */
  readonly component: string;
  readonly request?: number;
  readonly name?: number;
  readonly params?: number;
}

export type Writers = ReadonlyMap<string, readonly Writer[]>;

/** By the names of their methods. */
export const writersIn = rememberFor(found);

function found(ev: Evaluator): Writers {
  const out = new Map<string, Writer[]>();
  for (const script of new Set(ev.graph.modules.map((module) => module.script)))
    for (const position of placesIn(script)) {
      const component = ev.foreignAt(script, position)?.component;
      const writer = component === undefined ? undefined : writerAt(script, position);
      if (writer && component !== undefined) append(out, writer.method, { component, ...writer.takes });
    }
  return out;
}

function placesIn({ text }: Script): readonly number[] {
  const out: number[] = [];
  for (let at = text.indexOf(VERSION_KEY); at >= 0 && out.length < MAX_PLACES; at = text.indexOf(VERSION_KEY, at + 1))
    out.push(at);
  return out;
}

interface Found {
  readonly method: string;
  readonly takes: Omit<Writer, "component">;
}

function writerAt(script: Script, position: number): Found | undefined {
  const around = ancestors(script.program, position);
  const envelope = around.findLast((node) => node.type === "ObjectExpression");
  if (envelope?.type !== "ObjectExpression" || literalString(propertyOf(envelope, VERSION_KEY)) !== VERSION)
    return undefined;
  const given = givenTo(envelope, script);
  if (!given) return undefined;
  const method = methodName(given.of, around);
  return method === undefined ? undefined : { method, takes: given.takes };
}

type Param = Extract<Definition, { kind: "param" }>;

function givenTo(
  envelope: ObjectExpression,
  script: Script,
): { readonly of: FunctionNode; readonly takes: Found["takes"] } | undefined {
  for (const one of envelope.properties) {
    const spread = one.type === "SpreadElement" ? paramOf(one.argument, script) : undefined;
    if (spread && spread.path.length === 0) return { of: spread.of, takes: { request: spread.index } };
  }
  const name = paramOf(propertyOf(envelope, "method"), script);
  const params = paramOf(propertyOf(envelope, "params"), script);
  if (!name || (params && params.of !== name.of)) return undefined;
  if (name.path.length > 0) return { of: name.of, takes: { request: name.index } };
  return { of: name.of, takes: { name: name.index, ...(params && { params: params.index }) } };
}

function paramOf(node: Node | undefined, { scopes }: Script): Param | undefined {
  const [only, ...more] = bindingAt(node, scopes)?.definitions ?? [];
  return only?.kind === "param" && more.length === 0 ? only : undefined;
}

/** The name under which a function is a method of a class or an object. */
function methodName(fn: FunctionNode, around: readonly Node[]): string | undefined {
  const holder = around[around.indexOf(fn) - 1];
  if (holder?.type !== "MethodDefinition" && holder?.type !== "Property" && holder?.type !== "PropertyDefinition")
    return undefined;
  return keyName(holder.key, holder.computed);
}
