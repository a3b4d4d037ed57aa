/** How modules of several chunks find each other. */
import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

/** A chunk of webpack 5. */
const chunk = (name: string, modules: string): string =>
  `"use strict";(self.webpackChunkapp=self.webpackChunkapp||[]).push([["${name}"],{${modules}}]);`;

const base = (value: string): string => `7:(e,t,n)=>{n.d(t,{v:()=>r});const r="${value}"}`;
const user = (key: number): string => `${key}:(e,t,n)=>{n.d(t,{x:()=>s});var r=n(7);const s=r.v+"/tools"}`;

test("a module is given what stands in its own chunk, where other chunks hold another module of that key", () => {
  const other = 'const more=["a longer module that is another one"];';
  const { exported } = programOf({
    "one.js": chunk("one", `${base("/one")},${user(1)}`),
    "two.js": chunk("two", `7:(e,t,n)=>{n.d(t,{v:()=>r});${other}const r="/two"},${user(2)}`),
    "three.js": chunk("three", user(3)),
  });
  expect(exported("1", "x")).toMatchObject({ value: "/one/tools" });
  expect(exported("2", "x")).toMatchObject({ value: "/two/tools" });
  expect(exported("3", "x")).toMatchObject({ value: "/one/tools" });
});

test("a copy of the same module stands for the first", () => {
  const { graph, module } = programOf({
    "one.js": chunk("one", `${base("/one")},${user(1)}`),
    "two.js": chunk("two", `${base("/one")},${user(2)}`),
  });
  const [first, copy] = graph.modules.filter(({ key }) => key === "7");
  expect(copy?.copyOf).toBe(first);
  expect(graph.resolve(module("2"), "7")).toBe(first);
});
