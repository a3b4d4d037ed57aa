/** Methods of the language whose result, or whose callback's parameter, is of the same kind as what they are called on. */
import { wordSet } from "../word-set.ts";

/** A list or an element of the same kind: `users.filter(f)`, `users.find(f)`. */
export const SAME_KIND: ReadonlySet<string> = wordSet(`
  at concat filter find findLast finally flat get pop reverse shift slice sort splice catch then toReversed toSorted
  toSpliced values asObservable getValue pipe toPromise toArray toJS valueOf toJSON unwrap clone
`);

/** The parameter of the callback that holds an element. */
export const ELEMENT_PARAMETERS: ReadonlyMap<string, readonly number[]> = new Map([
  ...[...wordSet("every filter find findIndex findLast flatMap forEach map some then subscribe next")].map(
    (name): [string, readonly number[]] => [name, [0]],
  ),
  ["sort", [0, 1]],
  ["toSorted", [0, 1]],
  ["reduce", [1]],
]);

/** Functions of the language that hand their argument on. */
export const HANDS_ON: ReadonlySet<string> = wordSet(`
  Object.values Object.entries Object.assign Object.freeze Array.from structuredClone JSON.parse JSON.stringify
  Promise.resolve
`);

/** Methods that announce or await an event by its name. */
export const EVENT_METHODS: ReadonlySet<string> = wordSet("emit on once off addListener subscribe publish trigger");

/** Methods that call what their first argument names: `socket.request("get-users")`, Electron's and Tauri's `invoke`. */
export const CALLING = new Set([
  "request",
  "invoke",
  "call",
  "emit",
  "send",
  "rpc",
  "emitWithAck",
  "query",
  "mutation",
]);

/** Methods by which what a hook for requests gives is run (TanStack Query 5, ahooks 3, SWR 2, and hooks of one's own). */
export const RUNS = new Set(["mutate", "mutateAsync", "request", "run", "runAsync", "execute", "trigger"]);
