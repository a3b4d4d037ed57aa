/** Hooks of `@trpc/react-query` 11 and options of `@trpc/tanstack-react-query` 11: what gives a mutation its input. */
import { expect, test } from "vitest";
import { factsIn } from "../../../../tests/harness/analysis.ts";

const callsIn = (text: string) =>
  factsIn([{ path: "a.js", text }], new Set(["call"]))
    .map(({ fields: { method, url, body, response } }) =>
      [method, url, body, response !== "nothing" && `answers ${response}`].filter(Boolean).join(" "),
    )
    .sort();

test("mutations take their input from what the hook gives", () => {
  const text = `import { httpBatchLink } from "@trpc/client";
    import { createTRPCReact } from "@trpc/react-query";
    const trpc = createTRPCReact();
    export const client = trpc.createClient({ links: [httpBatchLink({ url: "/api/trpc" })] });
    export function Jobs({ queue, job }) {
      const { mutate } = trpc.job.retry.useMutation();
      const discarding = trpc.job.discard.useMutation({ onSuccess: () => location.reload() });
      const pause = trpc.job.pauseAll.useMutation().mutate;
      const found = trpc.job.list.useQuery({ queue: queue.name });
      document.querySelector("#retry").onclick = () => mutate({ queue: queue.name, job: job.id });
      document.querySelector("#discard").onclick = () => discarding.mutateAsync({ job: job.id });
      document.querySelector("#pause").onclick = () => pause();
      return found.data;
    }
    document.title = "All jobs of the harbour are listed here";`;
  expect(callsIn(text)).toEqual([
    "GET /api/trpc/job.list queue",
    "POST /api/trpc/job.discard job",
    "POST /api/trpc/job.pauseAll",
    "POST /api/trpc/job.retry job,queue",
  ]);
});

test("options of a mutation are handed to TanStack Query", () => {
  const text = `import { useMutation } from "@tanstack/react-query";
    import { createTRPCContext } from "@trpc/tanstack-react-query";
    const { useTRPC } = createTRPCContext();
    export function Scale({ boat }) {
      const trpc = useTRPC();
      const weighing = useMutation(trpc.boat.weigh.mutationOptions());
      document.querySelector("#weigh").onclick = () => weighing.mutate({ boat: boat.id, kilos: 12 });
    }
    document.title = "All boats of the harbour are weighed here";`;
  expect(callsIn(text)).toEqual(["POST {base}/boat.weigh boat,kilos"]);
});

test("a client whose proxies stand in the program, under no name that an index knows", () => {
  const text = `const chain = (tell, path) => new Proxy(() => {}, {
      get: (_, name) => (name === "then" ? undefined : chain(tell, [...path, name])),
      apply: (_, self, args) => tell({ path, args }),
    });
    const flat = (tell) => new Proxy(() => {}, { get: (_, name) => (name === "then" ? undefined : tell(name)) });
    const hooks = () => flat((name) => (name === "Provider" ? window.Provider : chain(window.run, [name])));
    const trpc = hooks();
    export const client = { links: [{ url: "/api/trpc" }] };
    export const Jobs = ({ queue }) => {
      const { mutate } = trpc.job.retry.useMutation();
      document.querySelector("#retry").onclick = () => mutate({ queue: queue.name });
      return trpc.job.list.useQuery({ queue: queue.name }).data;
    };
    document.title = "All jobs of the harbour are listed here";`;
  expect(callsIn(text)).toEqual(["GET /api/trpc/job.list queue", "POST /api/trpc/job.retry queue"]);
});

test("what hooks answer is read of their data, or of what mutations are awaited for", () => {
  const text = `import { createTRPCReact } from "@trpc/react-query";
    const trpc = createTRPCReact();
    export function Shelf({ id, draw }) {
      const { data } = trpc.shelf.get.useQuery({ id });
      const taking = trpc.shelf.take.useMutation();
      trpc.shelf.moved.useSubscription(undefined, { onData: (moved) => draw(moved.toRoom) });
      document.querySelector("#take").onclick = async () => draw((await taking.mutateAsync({ id })).takenAt);
      return draw(data?.room, data?.level);
    }
    document.title = "All shelves of the harbour are listed here";`;
  expect(callsIn(text)).toEqual([
    "GET {base}/shelf.get id answers level,room",
    "GET {base}/shelf.moved answers toRoom",
    "POST {base}/shelf.take id answers takenAt",
  ]);
});
