/** The view and the address, kept in step. */
import { expect, it } from "vitest";
import { formatView, pointView } from "./view-state.ts";
import { type AddressBar, createViewStore } from "./view-store.ts";

function fakeBar() {
  const writes: string[] = [];
  let hash = "";
  let listener = () => {};
  let pending: (() => void) | undefined;
  const bar: AddressBar = {
    hash: () => hash,
    write: (address, how) => {
      hash = address;
      writes.push(`${how} ${address}`);
    },
    listen: (changed) => {
      listener = changed;
      return () => {};
    },
    later: (action) => {
      pending = action;
      return () => {
        pending = undefined;
      };
    },
  };
  const visit = (address: string) => {
    hash = address;
    listener();
  };
  return { bar, writes, visit, wait: () => pending?.() };
}

const typed = (query: string) => ({ ...pointView("calls"), query });

it("shows what is typed at once, and writes the address once when typing rests", () => {
  const { bar, writes, wait } = fakeBar();
  const store = createViewStore(bar);
  for (const query of ["p", "po", "pos"]) store.go(typed(query), "replace");
  expect(store.get()).toEqual(typed("pos"));
  expect(writes).toEqual([]);
  wait();
  expect(writes).toEqual(["replace #/v1/calls?q=pos"]);
});

it("leaves what was typed in the history before a step onwards", () => {
  const { bar, writes } = fakeBar();
  const store = createViewStore(bar);
  store.go(typed("post"), "replace");
  store.go(pointView("errors"));
  expect(writes).toEqual(["replace #/v1/calls?q=post", "push #/v1/errors"]);
});

it("follows the address when that changes, and forgets what was not written", () => {
  const { bar, writes, visit, wait } = fakeBar();
  const store = createViewStore(bar);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.go(typed("post"), "replace");
  visit(formatView(pointView("roles")));
  wait();
  expect(store.get()).toEqual(pointView("roles"));
  expect(writes).toEqual([]);
  expect(told).toBe(2);
});
