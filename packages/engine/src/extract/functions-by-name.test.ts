import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

const KINDS = new Set(["call"]);
/** Something that only a product says. */
const WORDS =
  'document.title = "Orders of the bakery"; document.body.append("Choose the bread that you want for tomorrow.");';

const calls = (code: string): readonly unknown[] =>
  factsIn([{ path: "assets/app.js", text: `${code}\n${WORDS}` }], KINDS).map(
    ({ fields: { response: _, ...asked } }) => asked,
  );

/** A client that a shelf keeps, so that nothing tells what is taken from it. */
const client = (methods: string) => `window.shelf.keep("client", {${methods}});`;
const SENDS = 'sendOrder: (order) => fetch("/orders", { method: "POST", body: JSON.stringify(order) })';

test("a function is found by the name that only the product uses", () => {
  const code = `${client(SENDS)}
    window.onorder = (bread) => { const { sendOrder } = window.shelf.take("client"); sendOrder({ bread, pieces: 2 }); };`;
  expect(calls(code)).toEqual([{ method: "POST", url: "/orders", body: "bread,pieces" }]);
});

test("a method of a class is found by its name", () => {
  const code = `class Orders { cancelOrder(id, reason) { return fetch("/orders/" + id, { method: "DELETE", body: JSON.stringify({ reason }) }) } }
    window.shelf.keep(new Orders());
    window.oncancel = () => window.shelf.take().cancelOrder(7, "late");`;
  expect(calls(code)).toEqual([{ method: "DELETE", url: "/orders/{value}", body: "reason" }]);
});

test("a name of the platform tells nothing", () => {
  const code = `${client('postMessage: (order) => fetch("/orders", { method: "POST", body: JSON.stringify(order) })')}
    window.onorder = (bread) => window.shelf.take("client").postMessage({ bread });`;
  expect(calls(code)).toEqual([{ method: "POST", url: "/orders" }]);
});

test("a place in a list is no name", () => {
  const code = `window.onorder = (cache) => { cache[1] = (order) => fetch("/orders", { method: "POST", body: JSON.stringify(order) }); };
    window.onbread = (bread) => { const [shelf, put] = window.shelf.take("bread"); put({ bread, shelf }); };`;
  expect(calls(code)).toEqual([{ method: "POST", url: "/orders" }]);
});

test("a name that two things without anything in common use tells nothing", () => {
  const code = `${client(SENDS)}
    window.shelf.keep("desk", { sendOrder: (text) => { document.body.append(text); } });
    window.onorder = (bread) => window.shelf.take("client").sendOrder({ bread });`;
  expect(calls(code)).toEqual([{ method: "POST", url: "/orders" }]);
});

test("all implementations of one interface are found", () => {
  const code = `${client(`${SENDS}, cancelOrder: (id) => fetch("/orders/" + id), listOrders: () => fetch("/orders/all")`)}
    window.shelf.keep("offline", { sendOrder: () => { throw new Error("You are offline."); }, cancelOrder: () => null, listOrders: () => [] });
    window.onorder = (bread) => window.shelf.take("client").sendOrder({ bread });`;
  expect(calls(code)).toContainEqual({ method: "POST", url: "/orders", body: "bread" });
});

test("a function that is never given all its arguments is called by something else", () => {
  const code = `${client('sendOrder: (state, shop, order) => fetch("/shops/" + shop, { method: "POST", body: JSON.stringify(order) })')}
    window.onorder = (bread) => { const { sendOrder } = window.shelf.take("client"); sendOrder("north", { bread }); };`;
  expect(calls(code)).toEqual([{ method: "POST", url: "/shops/{value}" }]);
});

test("what may be left out is given by another call", () => {
  const code = `${client('sendOrder: (shop, order) => fetch("/shops/" + shop, { method: "POST", body: JSON.stringify(order) })')}
    window.onorder = (bread) => { const { sendOrder } = window.shelf.take("client"); sendOrder("north", { bread }); };
    window.onask = () => { const { sendOrder } = window.shelf.take("client"); sendOrder("south"); };`;
  expect(calls(code)).toEqual([{ method: "POST", url: "/shops/{value}", body: "bread" }]);
});
