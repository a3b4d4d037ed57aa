/**
 * The AI SDK 3 to 6, which posts what is said to the address that it is given: `useChat({api, body})`,
 * `useCompletion({api})`, `new DefaultChatTransport({api, credentials, body})`. A bundle has no name for these; the options
 * that stand beside the address have.
 */
import { constant } from "../../../evaluate/value.ts";
import type { CallLike, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import { callsWithObject } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { requestFacts } from "../../http/request.ts";
import { setting } from "../../http/settings.ts";
import type { Sighting } from "../../survey.ts";

const OPTIONS = wordSet(`
  api body headers credentials fetch id messages initialMessages initialInput initialCompletion streamProtocol maxSteps
  generateId onToolCall onFinish onError onResponse onData sendExtraMessageFields keepLastMessageOnError schema
  prepareSendMessagesRequest prepareReconnectToStreamRequest experimental_prepareRequestBody experimental_throttle
`);
/** What the options of nothing else have beside an address. */
const TELLING = wordSet(`
  body credentials messages initialMessages initialInput initialCompletion streamProtocol onToolCall onFinish
  prepareSendMessagesRequest experimental_prepareRequestBody sendExtraMessageFields
`);

export const aiSdkCalls = {
  name: "ai-sdk-calls",
  all: ({ calls }, context) => callsWithObject(calls).flatMap((at) => posted(at, context)),
} satisfies Extractor;

function posted(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const [given, ...more] = at.node.arguments;
  if (given?.type !== "ObjectExpression" || more.length > 0 || !isOptions(given)) return [];
  const { ev } = context;
  const options = ev.evaluate(given, at.module);
  const url = setting(options, "api", ev);
  if (url.kind !== "constant" && url.kind !== "template") return [];
  const [headers, body] = ["headers", "body"].map((key) => ev.returned(setting(options, key, ev)));
  return requestFacts(
    {
      url,
      method: constant("POST"),
      defaultMethod: "POST",
      ...(headers ? { headers } : {}),
      ...(body ? { body } : {}),
    },
    at,
    context,
  );
}

/** `{api: "/ai/chat", credentials: "include"}`: the address, one telling option or more, and no other. */
function isOptions(node: ObjectExpression): boolean {
  const keys = fixedProperties(node).map(([key]) => key);
  return (
    keys.length === node.properties.length &&
    keys.includes("api") &&
    keys.every((key) => OPTIONS.has(key)) &&
    keys.some((key) => TELLING.has(key))
  );
}
