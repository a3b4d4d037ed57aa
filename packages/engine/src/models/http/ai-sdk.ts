/**
 * The AI SDK, which posts what is said to the address that it is given: `useChat({api, body})`, `useCompletion({api})`, `new
 * DefaultChatTransport({api, credentials, body})`. A bundle has no name for these; the options beside the address have.
 */
import { http, type Model } from "../model.ts";

/** What the options of nothing else have beside an address. */
const TELLING =
  "body|credentials|messages|initialMessages|initialInput|initialCompletion|streamProtocol|onToolCall|onFinish|prepareSendMessagesRequest|experimental_prepareRequestBody|sendExtraMessageFields";
const OTHERS =
  "headers|fetch|id|maxSteps|generateId|onError|onResponse|onData|keepLastMessageOnError|schema|prepareReconnectToStreamRequest|experimental_throttle";
const OPTIONS = `options: {api & ${TELLING}; ${OTHERS}}`;

export const aiSdk = {
  versions: "3 - 6",
  signs: [{ type: "Chat", given: "() new" }],
  types: {
    Chat: {
      [`(${OPTIONS}) | new (${OPTIONS})`]: http({
        url: "options.api",
        method: "'POST'",
        headers: "options.headers()",
        body: "options.body()",
      }),
    },
  },
} satisfies Model;
