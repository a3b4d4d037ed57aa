/** What is stated is what programs do: each is run, and what it asks for is held against the calls that are read of it. */
import { runInNewContext } from "node:vm";
import { captureFiles } from "@as-built/capture";
import { oxcParser } from "@as-built/engine/oxc";
import { expect, test } from "vitest";
import { analyze } from "../../analyze.ts";

interface Call {
  readonly method: string;
  readonly url: string;
  readonly keys: readonly string[];
}

const written = ({ method, url, keys }: Call): string => [method, url, ...keys.toSorted()].join(" ");

function stated(code: string): readonly string[] {
  const text = `${code};document.title = "All tools of the workshop are listed here";`;
  const files = [{ path: "a.js", bytes: new TextEncoder().encode(text) }];
  const { points } = analyze(captureFiles("tools", files), { parser: oxcParser() }).specification;
  return points.calls.statements
    .map(({ method = "?", url = "", request }) =>
      written({ method, url, keys: request && "properties" in request ? Object.keys(request.properties ?? {}) : [] }),
    )
    .toSorted();
}

function asked(code: string): readonly string[] {
  const calls = new Set<string>();
  const fetch = (url: string, { method = "GET", body = "{}" } = {}): void => {
    calls.add(written({ method, url, keys: Object.keys(JSON.parse(body) as object) }));
  };
  runInNewContext(code, { fetch });
  return [...calls].toSorted();
}

const TOOLS = 'const T=[{u:"/tools",k:"new",m:"PUT"},{u:"/shelves",k:"old",m:"POST"}];';
const PAIRS = 'M=["PUT","POST"];U.forEach((u,i)=>fetch(u,{method:M[i]}))';

test.each([
  ["a list that is turned round", `const U=["/tools","/shelves"].reverse(),${PAIRS}`],
  ["a part of a list", `const U=["/boxes","/tools","/shelves","/hooks"].slice(1,-1),${PAIRS}`],
  ["the last but one", 'fetch(["/a","/b","/c"].at(-2))'],
  ["the one that is found", `${TOOLS}const t=T.find(t=>t.k==="old");fetch(t.u,{method:t.m})`],
  ["two that are found", `${TOOLS}const a=T.find(t=>t.k==="old"),b=T.find(t=>t.k==="new");fetch(a.u,{method:b.m})`],
  [
    "the rest of an entry",
    'for(const{u,...more}of[{u:"/tools"},{u:"/shelves",method:"PUT"}])fetch(u,{...more,method:more.method??"GET"})',
  ],
  ["the rest of an entry as it is", 'for(const{u,...more}of[{u:"/tools"},{u:"/shelves",method:"PUT"}])fetch(u,more)'],
  [
    "a tag that counts",
    'const url=(s,...v)=>s.reduce((a,t,i)=>a+t+(i<v.length?v[i]:""),"");fetch(url`/users/${"a"}/x/${"b"}`)',
  ],
  [
    "methods of what one function makes twice",
    'const make=u=>({get:()=>fetch(u),take(){return fetch(u,{method:"DELETE"})}});make("/a").get();const b=make("/b");b.take()',
  ],
  ["methods that are spread", 'const api={u:"/a",go(p){return fetch(this.u+p)}};const b={...api,u:"/b"};b.go("/x")'],
  [
    "a base for what has none",
    'const go=u=>fetch(/^https?:/.test(u)?u:"/api"+u);go("/a");go("https://tools.example/b")',
  ],
  ["the first of several", 'fetch("/a/:id/:id".replace(":id","1"));fetch("/b/:id/:id".replaceAll(":id","1"))'],
  ["a key that is taken away", 'const b={x:1,y:2};delete b.x;fetch("/a",{method:"POST",body:JSON.stringify(b)})'],
  [
    "a key that comes later",
    'const b={x:1},send=u=>0;fetch("/a",{method:"POST",body:JSON.stringify(b)});b.y=2;fetch("/b",{method:"POST",body:JSON.stringify(b)})',
  ],
  [
    "what is written between two requests",
    'function go(){const o={method:"POST"};fetch("/a",o);o.method="DELETE";fetch("/b",o)}go()',
  ],
  [
    "what each function writes before its request",
    'const o={method:"GET"};function go(){o.method="POST";fetch("/a",o);o.method="DELETE";fetch("/b",o)}go()',
  ],
  [
    "an address that is written between two requests",
    'const s={url:"/first"};function go(){fetch(s.url);s.url="/next";fetch(s.url)}go()',
  ],
  [
    "a base that another function writes",
    'const c={base:"/v1"};const list=()=>fetch(c.base+"/tools");function up(){c.base="/v2"}list();up();list()',
  ],
  [
    "what a round of a loop writes under a test",
    "for(const t of[{id:1},{}]){OPTIONS}"
      .replace("OPTIONS", 'if(t.id){o.method="PUT";fetch("/tools/1",o)}else{o.method="POST";fetch("/tools",o)}')
      .replace(/^/, 'const o={method:"GET"};'),
  ],
  [
    "what a function of the program is handed",
    'const send=r=>fetch(r.url,{method:r.method});function go(){const r={url:"/in",method:"POST"};send(r);r.url="/me";r.method="GET";send(r)}go()',
  ],
  [
    "functions that fill one object",
    'const s={};const load=()=>{s.url="/tools";s.method="GET";fetch(s.url,s)};const drop=()=>{s.url="/shelves";s.method="DELETE";fetch(s.url,s)};load();drop()',
  ],
])("%s", (_, code) => expect(stated(code)).toEqual(asked(code)));

/** How many rounds a loop has decides; of none of them alone the address is true. */
test.each([
  ["a loop", 'let u="/users";for(const p of["a","b"])u+="/"+p;fetch(u)'],
  ["a loop that counts", 'let u="/users";for(let i=0;i<2;i++)u=u+"/"+i;fetch(u)'],
  ["a function for each", 'let u="/users";["a","b"].forEach(p=>{u=`${u}/${p}`});fetch(u)'],
])("what grows in %s is not stated in part", (_, code) => expect(stated(code)).toEqual([]));

test("a query that grows in a loop belongs to its address", () => {
  const code = 'export function go(q){let u="/users?page=1";for(const k in q)u+="&"+k+"="+q[k];return fetch(u)}';
  expect(stated(code)).toEqual(["GET /users"]);
});
