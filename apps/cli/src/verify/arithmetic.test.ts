import { expect, test } from "vitest";
import { computedIn } from "./arithmetic.ts";

test.each<[string, readonly string[], number]>([
  ["a product", ["{hour:60*60*1e3}"], 3_600_000],
  ["a difference of a hexadecimal number", ["MAX=0x8000000000000-1,b"], 2_251_799_813_685_247],
  ["a chain of names", ["let n=1024,r=n*1024,i=r*1024,a=i*1024;"], 1_099_511_627_776],
  ["a property of a table elsewhere", ["a=5*t.MINUTE,i", "{SECOND:1e3,MINUTE:60*1e3}"], 300_000],
  ["parentheses", ["w=(2+3)*-4;"], -20],
  ["a power", ["w=2**10"], 1024],
])("%s is computed", (_, texts, value) => {
  expect(computedIn(texts)).toContain(value);
});

test("a part of an expression, and what a name is compared with, are none of its numbers", () => {
  const all = computedIn(["w=10-3*2;if(w==7)"]);
  expect(all).toContain(4);
  expect(all).not.toContain(6);
  expect(all).not.toContain(21);
  expect(computedIn(["w==7,x=w*2"])).not.toContain(14);
});

test("names that are written from each other end", () => {
  expect(computedIn(["a=b+1,b=a+1,a=1"]).size).toBeLessThan(60);
  expect(computedIn([`x=${"(".repeat(5000)}1${")".repeat(5000)}`])).toContain(1);
});
