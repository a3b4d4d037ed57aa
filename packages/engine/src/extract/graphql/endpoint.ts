/** Where a program sends its GraphQL documents: the address that its client is made with, where there is only one. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { texts } from "../../evaluate/text.ts";
import { UNDEFINED, type Value } from "../../evaluate/value.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import { addressOf } from "../http/address.ts";
import { firstSetting, setting } from "../http/settings.ts";
import type { Sighting } from "../survey.ts";

/** Clients and links, with the setting that holds the address; "" where it is the first argument. */
const CLIENTS: ReadonlyMap<string, string> = new Map([
  ["@apollo/client", "uri"],
  ["apollo-client", "uri"],
  ["apollo-boost", "uri"],
  ["apollo-link-http", "uri"],
  ["apollo-upload-client", "uri"],
  ["urql", "url"],
  ["@urql/core", "url"],
  ["@urql/vue", "url"],
  ["graphql-request", ""],
]);

/** By convention an address of such an interface ends so. */
const LAST_SEGMENT = /(?:^|\/)(?:graphql|gql|graph)\/?$/i;

function addressesAt({ node, module }: Sighting<CallLike>, ev: Evaluator): readonly string[] {
  const first = node.arguments[0];
  if (!first || first.type === "SpreadElement") return [];
  const value = ev.evaluate(first, module);
  const callee = ev.evaluate(node.callee, module);
  const key = callee.kind === "external" ? CLIENTS.get(callee.component ?? "") : undefined;
  const known =
    key === undefined ? [] : urls(key === "" ? value : value.kind === "object" ? setting(value, key, ev) : UNDEFINED);
  if (known.length > 0 || node.type !== "NewExpression") return known;
  const given = value.kind === "object" ? firstSetting(value, ["uri", "url"], ev) : value;
  return urls(given).filter((url) => LAST_SEGMENT.test(url));
}

const urls = (value: Value): readonly string[] => texts(value).flatMap((text) => addressOf(text)?.url ?? []);

export function graphqlEndpoint(calls: readonly Sighting<CallLike>[], ev: Evaluator): string {
  const found = new Set(calls.flatMap((call) => addressesAt(call, ev)));
  const [only] = found;
  return only !== undefined && found.size === 1 ? only : "{base}";
}
