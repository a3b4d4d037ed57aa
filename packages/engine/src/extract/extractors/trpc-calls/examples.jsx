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

// example: what is read of what a hook and a client answer
import { createTRPCReact } from "@trpc/react-query";

const trpc = createTRPCReact();

export function Shelf({ id, draw }) {
  // finds: call protocol=trpc method=GET url={base}/shelf.get operation=shelf.get body=id response=room,level
  const { data } = trpc.shelf.get.useQuery({ id });
  return draw(data?.room, data?.level);
}

export function Watch({ draw }) {
  // finds: call protocol=trpc method=GET url={base}/shelf.moved operation=shelf.moved response=toRoom
  trpc.shelf.moved.useSubscription(undefined, { onData: (moved) => draw(moved.toRoom) });
}

export function Take({ id, draw }) {
  const taking = trpc.shelf.take.useMutation();
  // finds: call protocol=trpc method=POST url={base}/shelf.take operation=shelf.take body=id response=takenAt
  return async () => draw((await taking.mutateAsync({ id })).takenAt);
}
