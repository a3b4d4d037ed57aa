import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { waitingTimes } from "../extractors/waiting-times/extractor.ts";

/** What the times of a program mean. */
function meanings(code: string): readonly (string | undefined)[] {
  const { survey, context } = contextOf({ "main.js": code });
  return waitingTimes
    .all(survey, context)
    .map((fact) => (fact.point === "constants" ? fact.content.meaning : undefined))
    .sort();
}

test("a time says what runs, and the method and the component that wait", () => {
  expect(
    meanings(`export const a={name:"LoanList",methods:{refresh(){setTimeout(()=>this.$store.dispatch("load-loans"),5e3)}}};
class B extends HTMLElement{connectedCallback(){setInterval(()=>{this.showNews();this.count=0},3e4)}}
customElements.define("loan-news",B);`),
  ).toEqual(["setInterval, showNews, count; in loan-news", "setTimeout, load-loans; in LoanList.refresh"]);
});

test("what stands around the object or class that holds the code is no part of its name", () => {
  expect(
    meanings(`export const a={startDesk(){return{name:"LoanList",setup(){setTimeout(()=>this.$store.dispatch("load-loans"),5e3)}}}};
export const b={startNews(){return class NewsList{constructor(){setInterval(()=>{this.showNews();this.count=0},3e4)}}}};`),
  ).toEqual(["setInterval, showNews, count; in NewsList", "setTimeout, load-loans; in LoanList"]);
});

test("a state is told by the key under which it is handed on, or by what it is set to", () => {
  expect(
    meanings(`import{useState as s}from"react";
export function f(h){const[a,b]=s(null),[c,d]=s(!1);
const e=()=>{b("saved");setTimeout(()=>b(null),3e3)},g=()=>{setTimeout(()=>d(!1),4e3)};
return h("p",{isBusy:c,onClick:e,onBlur:g},a==="saved"&&"Saved")}`),
  ).toEqual(["setTimeout, isBusy", "setTimeout, saved"]);
});

test("what only undoes a mark is told by what is done beside it", () => {
  expect(meanings(`export const a=(t)=>{fetch(\`\${t.base}/loans/sync\`);setTimeout(()=>{t()},15e3)};`)).toEqual([
    "setTimeout, beside /loans/sync",
  ]);
});
