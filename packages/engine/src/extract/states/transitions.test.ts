/** From which states others are set, as the tests on the way say. */
import { captureFiles } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";

/** `from>to` of the states of one thing. */
function stepsIn(code: string, of = "status"): readonly string[] {
  const bytes = new TextEncoder().encode(code);
  const { specification } = analyze(captureFiles("example", [{ path: "app.js", bytes }]), { parser: oxcParser() });
  const states = specification.points.states.statements.find(({ name }) => name === of);
  return (states?.transitions ?? []).map(({ from, to }) => `${from}>${to}`);
}

const reducer = (cases: string): string =>
  `export function reduce(o,a){switch(a.type){${cases}default:return o}}export const is=o=>["draft","kept","lost","sent"].includes(o.status);`;

test.each([
  ["an early return", `case"send":if(o.status!=="draft")return o;return{...o,status:"sent"};`],
  ["a choice", `case"send":return o.status==="draft"?{...o,status:"sent"}:o;`],
  ["its other side", `case"send":return o.status!=="draft"?o:{...o,status:"sent"};`],
  ["a part of a test", `case"send":if(o.status==="draft"&&a.to)return{...o,status:"sent"};return o;`],
  ["a list", `case"send":if(!["draft","sent"].includes(o.status))return o;return{...o,status:"sent"};`],
])("where it is asked first: %s", (_, code) => {
  expect(stepsIn(reducer(`${code}case"lose":return{...o,status:"lost"};`))).toEqual(["*>lost", "draft>sent"]);
});

test("one of two, and none of some", () => {
  const either = `case"send":if(o.status==="draft"||o.status==="lost")return{...o,status:"sent"};return o;case"keep":return{...o,status:"kept"};`;
  expect(stepsIn(reducer(either))).toEqual(["*>kept", "draft>sent", "lost>sent"]);
  const none = `case"send":if(["lost","kept"].includes(o.status))throw a;return{...o,status:"sent"};case"keep":return o.status==="draft"?{...o,status:"kept"}:o;`;
  expect(stepsIn(reducer(none))).toEqual(["draft>kept", "draft>sent"]);
});

test("what it was set to before, in one function and in what is done later", () => {
  const load = (code: string): string =>
    `export class Load{run(){${code}}is(){return["draft","kept","lost","sent"].includes(this.status)}}`;
  const later = `this.status="draft";this.send().then(()=>{this.status="sent"}).catch(()=>{this.status="lost"})`;
  expect(stepsIn(load(later))).toEqual(["*>draft", "draft>lost", "draft>sent"]);
  const kept = `this.status="draft";this.on("gone",()=>{this.status="lost"});this.a&&(this.status="kept");this.status="sent"`;
  expect(stepsIn(load(kept))).toEqual(["*>draft", "*>lost", "draft>kept", "draft>sent"]);
});

test("a slice of which thunks set the state", () => {
  const code = `import{createSlice,createAsyncThunk}from"@reduxjs/toolkit";
    const load=createAsyncThunk("cart/load",async()=>(await fetch("/cart")).json());
    export const cart=createSlice({name:"cart",initialState:{status:"idle",rows:0},extraReducers:b=>b
      .addCase(load.pending,s=>{s.status="loading"}).addCase(load.fulfilled,s=>{s.status="done"})});
    export const isIdle=({cart})=>cart.status==="idle";`;
  expect(stepsIn(code, "cart status")).toEqual(["*>done", "*>loading"]);
});

test("what it was set to before, where both are asked alike", () => {
  const code = `export class Load{async run(){if(this.status==="draft"){this.status="kept";await this.send();this.status=this.ok?"sent":"lost"}}is(){return["draft","kept","lost","sent"].includes(this.status)}}`;
  expect(stepsIn(code)).toEqual(["draft>kept", "kept>lost", "kept>sent"]);
});

test("what it was set to before it failed, where only that is asked", () => {
  const code = `export class Load{async run(){if(this.status==="draft")try{this.status="kept";const ok=await this.send();this.status=ok?"sent":"lost"}catch{this.status="lost"}}is(){return["draft","kept","lost","sent"].includes(this.status)}}`;
  expect(stepsIn(code)).toEqual(["draft>kept", "kept>lost", "kept>sent"]);
});

test("no steps of what a function works out", () => {
  const code = `export class Load{shown(){let status=this.status;if(status==="sent"&&this.old)status="lost";return status}is(){return["draft","kept","lost","sent"].includes(this.status)}lose(){this.status="kept"}}`;
  expect(stepsIn(code)).toEqual(["*>kept"]);
});

const sending = (code: string): string =>
  `export class Mail{async run(){${code}}is(){return["draft","sending","sent","lost"].includes(this.status)}}`;
const caught = 'catch{this.status="lost"}';

test.each([
  ["before", `this.status="sending";try{await post();this.status="sent"}${caught}`],
  [
    "as the first thing that is tried",
    `try{this.log(),this.status="sending",await post(),this.status="sent";done()}${caught}`,
  ],
  ["before a call", `this.status="sending";try{parse(this);this.status="sent"}${caught}`],
  [
    "with a wait that another catches",
    `this.status="sending";try{try{a(await b)}catch{}await post();this.status="sent"}${caught}`,
  ],
])("what fails comes from what it was when it was tried: %s", (_, code) => {
  expect(stepsIn(sending(code))).toEqual(["*>sending", "sending>lost", "sending>sent"]);
});

test("what fails, of a name and of a state of React", () => {
  const name = `let state="idle";async function save(){state="saving";try{await fetch("/save");state="saved"}catch{state="failed"}}
    document.body.onclick=()=>{if(state==="saving")return;save()};`;
  expect(stepsIn(name, "saving / saved / failed …")).toEqual(["*>saving", "saving>failed", "saving>saved"]);
  const hook = `import{useState}from"react";export function useSend(){const[status,setStatus]=useState("idle");
    const send=async()=>{setStatus("sending");try{await fetch("/send");setStatus("sent")}catch(e){setStatus("lost");report(e)}};
    return{send,isSent:status==="sent",isLost:status==="lost"}}`;
  expect(stepsIn(hook, "sent / lost / sending …")).toEqual(["*>sending", "sending>lost", "sending>sent"]);
  const ref = `import{ref}from"vue";export function useSend(){const status=ref("idle");
    const send=async()=>{status.value="sending";try{await fetch("/send");status.value="sent"}catch{status.value="lost"}};
    return{send,isSent:()=>status.value==="sent",isLost:()=>status.value==="lost"}}`;
  expect(stepsIn(ref, "sent / lost / sending …")).toEqual(["*>sending", "sending>lost", "sending>sent"]);
});

test("what a reducer gives back is set, and what it is given first is not", () => {
  const code = `import{useReducer}from"react";const reduce=(s,a)=>{switch(a.type){case"go":return{...s,phase:"going"};
    case"stop":return s.phase==="going"?{...s,phase:"gone"}:s;default:return s}};
    export function useWalk(){const[walk,act]=useReducer(reduce,{phase:"idle",steps:0});return{act,isGoing:walk.phase==="going",isGone:walk.phase==="gone"}}`;
  expect(stepsIn(code, "phase")).toEqual(["*>going", "going>gone"]);
});

test("steps of a store of Zustand, by what it was", () => {
  const code = `import{create}from"zustand";import{devtools}from"zustand/middleware";export const useWay=create()(devtools(set=>({step:"cart",
    next:()=>set(s=>({step:s.step==="cart"?"address":s.step==="address"?"payment":"done"})),
    pay:async()=>{set({step:"paying"});await fetch("/pay",{method:"POST"});set({step:"done"})}})));
    export const drop=()=>useWay.setState({basket:null});`;
  expect(stepsIn(code, "step")).toEqual(["*>paying", "address>payment", "cart>address", "paying>done", "payment>done"]);
});

test.each([
  [
    "a function that joins it with the rest",
    `const[flow,setFlow]=useState({currentStep:"idle",token:null});const update=useCallback(p=>setFlow(old=>({...old,...p})),[])`,
  ],
  ["what is handed in", `const{getState:g,updateState:update}=props;const flow=g()`],
])("a switch over a state, a part of which is set by %s", (_, begin) => {
  const code = `import{useState,useCallback}from"react";export function useFlow(props){${begin};
    return async()=>{switch(flow.currentStep){case"idle":update({busy:!0});update({currentStep:"asked"});break;
    case"asked":{const r=await fetch("/token");if(r.ok){update({currentStep:"granted",token:await r.text()});return}update({currentStep:"refused"});break}
    case"granted":props.tell(),update({currentStep:"idle"});break;default:throw Error("odd")}}}`;
  expect(stepsIn(code, "current step")).toEqual(["asked>granted", "asked>refused", "granted>idle", "idle>asked"]);
});

test("what a thing is made with, and two things of one kind", () => {
  const made = `class Prize{constructor(){this.medal="none"}}export function give(n){const a=new Prize,b=new Prize,c=new Prize;
    a.medal="gold",a.rank=n;b.medal="silver",b.rank=n;c.medal="bronze";return[a,b,c]}
    export const has=p=>["gold","silver","bronze"].includes(p.medal);`;
  expect(stepsIn(made, "prize medal")).toEqual([]);
  const handed = `class Prize{constructor(){this.medal="none"}}export function give(list){const put=(medal,rank)=>{const a=new Prize;a.medal=medal;a.rank=rank;list.push(a)};
    put("gold",1);put("silver",2);put("bronze",3)}export const has=p=>["gold","silver","bronze"].includes(p.medal);`;
  expect(stepsIn(handed, "prize medal")).toEqual([]);
  const two = `export function swap(list){const[one,other]=list;one.medal="gold";other.medal="silver"}export const has=p=>["gold","silver","bronze"].includes(p.medal);`;
  expect(stepsIn(two, "medal")).toEqual(["*>gold", "*>silver"]);
});

test.each([
  ["the next, kept in a name", `const next=mode==="light"?"auto":mode==="auto"?"dark":"light";setMode?.(next)`],
  ["the next at once", `setMode(mode==="light"?"auto":mode==="auto"?"dark":"light")`],
  ["a case each", `if(mode==="light")setMode("auto");else if(mode==="auto")setMode("dark");else setMode("light")`],
])("a state and what sets it, handed on together: %s", (_, code) => {
  const page = `import{createContext,useContext,useState,useCallback,createElement as h}from"react";const Theme=createContext({mode:"light",setMode:()=>{}});
    export const Themed=({children})=>{const[value,setValue]=useState("light");const set=useCallback(v=>{setValue(v);keep(v)},[]);
    return h(Theme.Provider,{value:{mode:value,setMode:set}},children)};
    export const Toggle=()=>{const{mode,setMode}=useContext(Theme);return h("button",{onClick:()=>{${code}}},mode==="auto"?"A":"B")};`;
  expect(stepsIn(page, "mode")).toEqual(["auto>dark", "dark>light", "light>auto"]);
});
