import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";

const kindOf = (call: string, body: string): string => {
  const { exported } = programOf({
    "main.js": `import{i18n}from"i18next";import{md5}from"md5";const say=(text,options)=>${body};export const x=${call};`,
  });
  const value = exported("main.js", "x");
  return value.kind === "result" ? `${value.callee.kind} ${value.args.length}` : value.kind;
};

test("a text whose key is made of it stays the text that is asked for", () => {
  expect(kindOf('say("Nobody is on the bridge")', "i18n.t(md5(text),{...options,defaultValue:text})")).toBe(
    "function 1",
  );
});

test("what hands the text on, or is no translation, is looked through", () => {
  expect(kindOf('say("Nobody is on the bridge")', "i18n.t(text,options)")).toBe("external 2");
  expect(kindOf('say("bridge.empty")', "i18n.t(md5(text))")).toBe("external 1");
  expect(kindOf('say("Nobody is on the bridge")', "md5(text+1)")).toBe("external 1");
});
