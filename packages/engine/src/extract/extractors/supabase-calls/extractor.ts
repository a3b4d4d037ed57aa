/**
 * Supabase (`@supabase/supabase-js` 1 and 2, `@supabase/ssr`): `client.from("todos").select("id, title")`,
 * `client.rpc("name", args)`, `client.functions.invoke("name", { body })`, `client.auth.signInWithPassword({ email })`,
 * `client.storage.from("files").upload(path, file)`. Where a call leads is fixed by the library, below the client's address.
 */
import { constant } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { asWritten } from "./client.ts";
import { isMethod, sentBy } from "./sent.ts";

export const supabaseCalls = {
  name: "supabase-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const { callee } = node;
    if (callee.type !== "MemberExpression" || !isMethod(keyName(callee.property, callee.computed) ?? "")) return [];
    const args = node.arguments.map((argument) => ev.evaluate(argument, module));
    const sent =
      sentBy(ev.assume(ev.evaluate(callee, module)), args, ev) ?? sentBy(asWritten(callee, module, ev), args, ev);
    if (!sent) return [];
    const { path, method, name, body, client } = sent;
    return requestFacts(
      {
        protocol: "other",
        url: constant(path),
        base: client,
        method: constant(method),
        defaultMethod: undefined,
        body,
        operation: { type: "method", name },
        answer: { client: "plain", path: ["data"] },
      },
      at,
      context,
    );
  },
} satisfies Extractor;
