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

// example: what is read of what a client answers
const shelves = createTRPCClient({ links: [httpBatchLink({ url: "/api/trpc" })] });

export async function shelf(id, draw) {
  // finds: call protocol=trpc method=GET url=/api/trpc/shelf.get operation=shelf.get body=id response=level,room
  const { room, level } = await shelves.shelf.get.query({ id });
  return draw(room, level);
}

export const follow = (draw) =>
  // finds: call protocol=trpc method=GET url=/api/trpc/shelf.moved operation=shelf.moved response=toRoom
  shelves.shelf.moved.subscribe(undefined, { onData: (moved) => draw(moved.toRoom) });
