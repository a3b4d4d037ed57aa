import { createTRPCClient, httpBatchLink } from "@trpc/client";

// example: a client
const client = createTRPCClient({ links: [httpBatchLink({ url: "/api/trpc" })] });

export const user = (id) =>
  // finds: call protocol=trpc method=GET url=/api/trpc/user.byId operation=user.byId body=id
  client.user.byId.query({ id });

export const rename = (person, name) =>
  // finds: call protocol=trpc method=POST url=/api/trpc/user.rename operation=user.rename body=id,name
  client.user.rename.mutate({ id: person.id, name });

export function watch(show) {
  // finds: call protocol=trpc method=GET url=/api/trpc/chat.onMessage operation=chat.onMessage
  return client.chat.onMessage.subscribe(undefined, { onData: show });
}

// example: chains that end alike
export function never(store) {
  // finds nothing
  return store.user.byId.query({ id: 1 });
}
