/** What a call of Supabase's client sends: the services of its server and their methods. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { stringOf, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { setting } from "../../http/settings.ts";
import { clientOf } from "./client.ts";

export interface Sent {
  readonly path: string;
  readonly method: string;
  /** "todos.select", "auth.signOut" */
  readonly name: string;
  readonly body: Value;
  /** The address of the client. */
  readonly client: Value;
}

const ON_TABLE: ReadonlyMap<string, string> = new Map([
  ["select", "GET"],
  ["insert", "POST"],
  ["upsert", "POST"],
  ["update", "PATCH"],
  ["delete", "DELETE"],
]);
const ON_BUCKET: ReadonlyMap<string, string> = new Map([
  ["upload", "POST"],
  ["update", "PUT"],
  ["download", "GET"],
  ["remove", "DELETE"],
]);
/** Methods that send credentials; others of the same object only read what is kept. */
const ON_AUTH = /^(?:signIn|signUp|signOut|resetPassword|verifyOtp|updateUser)/;

export const isMethod = (name: string): boolean =>
  ON_TABLE.has(name) || ON_BUCKET.has(name) || name === "rpc" || name === "invoke" || ON_AUTH.test(name);

export function sentBy(callee: Value, args: readonly Value[], ev: Evaluator): Sent | undefined {
  if (callee.kind !== "member") return undefined;
  const { key, object } = callee;
  return onList(key, object, args, ev) ?? onClient(key, object, args, ev);
}

/** `client.from("todos").insert(row)`, `client.storage.from("files").upload(path, file)` */
function onList(key: string, list: Value, [first = UNDEFINED]: readonly Value[], ev: Evaluator): Sent | undefined {
  if (list.kind !== "result" || list.callee.kind !== "member" || list.callee.key !== "from") return undefined;
  const of = list.callee.object;
  const name = stringOf(list.args[0] ?? UNDEFINED);
  const isStorage = of.kind === "member" && of.key === "storage";
  const client = clientOf(isStorage ? of.object : of, ev);
  const method = (isStorage ? ON_BUCKET : ON_TABLE).get(key);
  if (!client || !method || name === undefined) return undefined;
  const path = isStorage ? `/storage/v1/object/${name}` : `/rest/v1/${name}`;
  const row = first.kind === "array" ? (first.elements[0] ?? UNDEFINED) : first;
  const body = isStorage || method === "GET" || method === "DELETE" ? UNDEFINED : row;
  return { path, method, name: `${name}.${key}`, body, client };
}

function onClient(
  key: string,
  of: Value,
  [first = UNDEFINED, second]: readonly Value[],
  ev: Evaluator,
): Sent | undefined {
  const client = clientOf(of.kind === "member" ? of.object : of, ev);
  const service = of.kind === "member" ? of.key : "";
  const name = stringOf(first);
  if (!client) return undefined;
  if (service === "" && key === "rpc" && name !== undefined)
    return { path: `/rest/v1/rpc/${name}`, method: "POST", name, body: second ?? UNDEFINED, client };
  if (service === "functions" && key === "invoke" && name !== undefined)
    return { path: `/functions/v1/${name}`, method: "POST", name, body: setting(second, "body", ev), client };
  if (service === "auth" && ON_AUTH.test(key))
    return { path: "/auth/v1", method: "POST", name: `auth.${key}`, body: first, client };
  return undefined;
}
