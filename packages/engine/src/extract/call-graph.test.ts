import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

const KINDS = new Set(["call"]);
/** Something that only a product says. */
const WORDS =
  'document.title = "Orders of the bakery"; document.body.append("Choose the bread that you want for tomorrow.");';

const calls = (code: string): readonly unknown[] =>
  factsIn([{ path: "assets/app.js", text: `${code}\n${WORDS}` }], KINDS).map(({ fields }) => fields);

test("what is passed to one of many handlers that are kept by name is nothing to the others", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
  const code = `
    class Registry {
      constructor() { this.handlers = {}; }
      method(name, handler) { this.handlers[name] = handler; }
    }
    const registry = new Registry();
    ${names.map((name) => `registry.method("${name}", (args) => fetch("/kept/${name}", { method: "POST", body: JSON.stringify(args) }));`).join("\n")}
    window.order = (bread) => registry.handlers["a"]({ bread });
    window.pay = (price) => registry.handlers["b"]({ price });`;
  const found = calls(code);
  expect(found).toContainEqual({ method: "POST", url: "/kept/c" });
  expect(JSON.stringify(found)).not.toMatch(/bread|price/);
});

test("a function that a class is given is called with what its methods are given", () => {
  const code = `
    class Client {
      constructor(send) { this.send = send; }
      get(path) { return this.send(path); }
    }
    const client = new Client((path) => fetch(path));
    window.load = () => client.get("/given/orders");`;
  expect(calls(code)).toContainEqual({ method: "GET", url: "/given/orders" });
});
