import { expect, test } from "vitest";
import { factsIn } from "../../tests/harness/analysis.ts";

const KINDS = new Set(["call"]);
/** Something that only a product says. */
const WORDS =
  'document.title = "Orders of the bakery"; document.body.append("Choose the bread that you want for tomorrow.");';

/** What is asked; what is read of the answers is tested where they are followed. */
const calls = (code: string): readonly unknown[] =>
  factsIn([{ path: "assets/app.js", text: `${code}\n${WORDS}` }], KINDS).map(
    ({ fields: { response: _, ...asked } }) => asked,
  );

test.each([
  ["one of two registries", "window.own ? new Registry() : new Registry()", /bread|price/],
  ["the code shows which one it is", "new Registry()", /price.*bread/],
])("what is passed to one of many handlers that are kept by name is nothing to the others: %s", (_, made, others) => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
  const code = `
    class Registry {
      constructor() { this.handlers = {}; }
      method(name, handler) { this.handlers[name] = handler; }
    }
    const registry = ${made};
    ${names.map((name) => `registry.method("${name}", (args) => fetch("/kept/${name}", { method: "POST", body: JSON.stringify(args) }));`).join("\n")}
    window.order = (bread) => registry.handlers["a"]({ bread });
    window.pay = (price) => registry.handlers["b"]({ price });`;
  const found = calls(code);
  expect(found).toContainEqual({ method: "POST", url: "/kept/c" });
  expect(JSON.stringify(found)).not.toMatch(others);
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

test("a saga's effect calls the function that it names", () => {
  const code = `
    import { call, put } from "redux-saga/effects";
    const save = (bread) => fetch("/saga/breads", { method: "POST", body: JSON.stringify(bread) });
    export function* bake(action) {
      yield call(save, { flour: action.flour, salt: 2 });
      yield put({ type: "baked" });
    }`;
  expect(calls(code)).toContainEqual({ method: "POST", url: "/saga/breads", body: "flour,salt" });
});

test("a saga's effect calls methods, and those of a client", () => {
  const code = `
    import axios from "axios";
    import { call } from "redux-saga/effects";
    const ovens = { list: (path) => axios.get("/saga" + path), heat: (path, to) => axios.put("/saga" + path, to) };
    export function* bake(action) {
      yield call(ovens.list, "/ovens");
      yield call([ovens, ovens.heat], "/ovens/1", { degrees: action.degrees });
      yield call([ovens, "list"], "/racks");
      yield call(axios.delete, "/saga/crumbs");
    }`;
  const found = calls(code);
  expect(found).toContainEqual({ method: "GET", url: "/saga/ovens" });
  expect(found).toContainEqual({ method: "PUT", url: "/saga/ovens/1", body: "degrees" });
  expect(found).toContainEqual({ method: "GET", url: "/saga/racks" });
  expect(found).toContainEqual({ method: "DELETE", url: "/saga/crumbs" });
});

test("a thunk is called with what it is dispatched with", () => {
  const code = `
    import { createAsyncThunk } from "@reduxjs/toolkit";
    const save = createAsyncThunk("breads/save", async (bread, { rejectWithValue }) => {
      const response = await fetch("/thunk/breads", { method: "POST", body: JSON.stringify(bread) });
      return response.ok ? response.json() : rejectWithValue("too late");
    });
    export const order = (dispatch, form) => dispatch(save({ flour: form.flour, salt: 2 }));`;
  expect(calls(code)).toContainEqual({ method: "POST", url: "/thunk/breads", body: "flour,salt" });
});

test("a mutation is called with what it is asked for", () => {
  const code = `
    import { useMutation } from "@tanstack/react-query";
    const useSave = () => useMutation({
      mutationFn: (bread) => fetch("/mutation/breads", { method: "POST", body: JSON.stringify(bread) }),
    });
    export function Order({ flour }) {
      const save = useSave();
      return () => save.mutate({ flour, salt: 2 });
    }`;
  expect(calls(code)).toContainEqual({ method: "POST", url: "/mutation/breads", body: "flour,salt" });
});

/** As Browserify 13 packs modules. */
const packed = (modules: readonly string[]): string =>
  `(function(t,n,r){function s(o){var l=n[o]={exports:{}};t[o][0].call(l.exports,function(e){return s(t[o][1][e])},l,l.exports);return l.exports}s(1)})({${modules
    .map((code, at) => `${at + 1}:[function(require,module,exports){${code}},{"./inner":${at + 2}}]`)
    .join(",")}},{},[1]);`;

test("a module that is a function is called with what the code that requires it gives it", () => {
  const made = `module.exports = function (base) { return { loaves: function () { return fetch(base + "/loaves"); } }; };`;
  const kinds = `
    var kinds = { plain: require("./inner") };
    var api = { init: function (kind, base) {
      if (typeof kind === "string") kind = kinds[kind];
      var made = kind(base);
      for (var name in made) api[name] = made[name];
    } };
    module.exports = api;`;
  const direct = `var api = require("./inner")("/direct"); window.load = function () { api.loaves(); }; ${WORDS}`;
  expect(calls(packed([direct, made]))).toContainEqual({ method: "GET", url: "/direct/loaves" });
  const byName = `var api = require("./inner"); api.init("plain", "/named"); window.load = function () { api.loaves(); }; ${WORDS}`;
  expect(calls(packed([byName, kinds, made]))).toContainEqual({ method: "GET", url: "/named/loaves" });
});

test("a component that is a class calls what it is given, with what that is there", () => {
  const code = `
    import { Component, createElement } from "react";
    class Editor extends Component {
      changed(event) { this.props.onDate({ baked: event.target.value }); }
      render() { return createElement("input", { onChange: this.changed }); }
    }
    export class Loaf extends Component {
      save(update) { fetch("/props/loaves", { method: "PUT", body: JSON.stringify(update) }); }
      render() { return createElement(Editor, { onDate: this.save }); }
    }`;
  expect(calls(code)).toContainEqual({ method: "PUT", url: "/props/loaves", body: "baked" });
});
