/** The forms in which generated code describes methods of services. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { joinSources, type Source, stringOf, type Value } from "../../../evaluate/value.ts";
import { servicesIn } from "../../../formats/grpc/file-descriptor.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { keysOf } from "../../http/payload.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

export interface Method {
  /** With its package: "shop.v1.Cart". */
  readonly service: string;
  readonly method: string;
  /** The pieces that say so. */
  readonly shown: readonly Source[];
}

const NAME = /^[A-Za-z_]\w*$/;
const SERVICE = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;
const PATH = /^\/([\w.]+)\/(\w+)$/;

export function describedBy({ node, module }: Sighting<Node>, ev: Evaluator): readonly Method[] {
  if (node.type !== "CallExpression") {
    const read = (inner: Node): Value => ev.evaluate(inner, module);
    if (node.type === "ObjectExpression") return ofObject(node, read, ev);
    if (node.type === "NewExpression") return [...ofMethodDescriptor(node, read), ...ofServiceType(node, read, ev)];
    return [];
  }
  const first = node.arguments[0];
  const file = literalString(first);
  if (file === undefined || !first) return [];
  const shown = placeOfNode(first, module);
  return servicesIn(file).flatMap(({ name, methods }) =>
    methods.map((method) => ({ service: name, method, shown: [shown] })),
  );
}

/** protoc-gen-grpc-web 1: `new MethodDescriptor("/shop.Cart/Add", MethodType.UNARY, Request, Reply, write, read)`. */
function ofMethodDescriptor({ arguments: args }: CallLike, read: (node: Node) => Value): readonly Method[] {
  const first = args[0];
  const [, service, method] = PATH.exec(literalString(first) ?? "") ?? [];
  if (!first || args.length < 5 || service === undefined || method === undefined) return [];
  const writes = args[4];
  if (!writes || read(writes).kind !== "function") return [];
  return [{ service, method, shown: joinSources([read(first)]) }];
}

/** protobuf-ts 2: `new ServiceType("shop.Cart", [{ name: "Add", options: {}, I: Request, O: Reply }])`. */
function ofServiceType(
  { arguments: [first, list] }: CallLike,
  read: (node: Node) => Value,
  ev: Evaluator,
): readonly Method[] {
  const service = literalString(first) ?? "";
  if (!first || list?.type !== "ArrayExpression" || !SERVICE.test(service)) return [];
  const methods = read(list);
  if (methods.kind !== "array" || methods.elements.length === 0) return [];
  return methods.elements.flatMap((one) => named(one, service, read(first), ev));
}

/** A method with its messages: `{ name, I, O }`. */
function named(described: Value, service: string, of: Value, ev: Evaluator): readonly Method[] {
  const { keys } = keysOf(described, ev);
  const name = ev.member(described, "name");
  const method = stringOf(name) ?? "";
  if (!keys.includes("I") || !keys.includes("O") || !NAME.test(method)) return [];
  return [{ service, method, shown: joinSources([of, name]) }];
}

function ofObject(node: ObjectExpression, read: (node: Node) => Value, ev: Evaluator): readonly Method[] {
  const keys = fixedKeys(node);
  if (keys.has("methodName") && keys.has("service")) return ofMethodObject(keys, read(node), ev);
  return keys.has("typeName") && keys.has("methods") ? ofService(read(node), ev) : [];
}

/** ts-proto, grpc-web of Improbable: `{ methodName: "Add", service: { serviceName: "shop.Cart" }, requestStream: false, ... }`. */
function ofMethodObject(keys: ReadonlySet<string>, value: Value, ev: Evaluator): readonly Method[] {
  const name = ev.member(value, "methodName");
  const of = ev.member(ev.member(value, "service"), "serviceName");
  const [method, service] = [stringOf(name), stringOf(of)];
  if (!keys.has("requestStream") || method === undefined || service === undefined) return [];
  return [{ service, method, shown: joinSources([of, name]) }];
}

/** Connect 1: `{ typeName: "shop.Cart", methods: { add: { name: "Add", I: Request, O: Reply, kind: MethodKind.Unary } } }`. */
function ofService(value: Value, ev: Evaluator): readonly Method[] {
  const of = ev.member(value, "typeName");
  const service = stringOf(of) ?? "";
  const methods = ev.member(value, "methods");
  if (!SERVICE.test(service) || methods.kind !== "object") return [];
  return keysOf(methods, ev).keys.flatMap((key) => named(ev.member(methods, key), service, of, ev));
}
