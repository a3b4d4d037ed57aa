/** Tables of modules with a small runtime: invented ones, Metro's, and the loaders' `define` and `System.register`. */
import { type Code, exporting, type Fresh, returning, type Wrapper, wrapper } from "./wrapper.ts";

/** A module beside the one with the code; it says nothing. */
const OTHER = "function(e,t){t.exports=function(){}}";

interface Table {
  readonly code: string;
  readonly key: string;
  readonly other: string;
}

/** `function(e,t,r){...}` with the code, which asks for the other module first. */
function moduleOf(code: Code, fresh: Fresh, other: string): string {
  const [e, t, r] = [fresh(), fresh(), fresh()];
  return `function(${e},${t},${r}){${r}(${other});${exporting(code, t)}}`;
}

const asObject = (code: Code, fresh: Fresh): Table => ({
  code: `{app:${moduleOf(code, fresh, '"log"')},log:${OTHER}}`,
  key: '"app"',
  other: '"log"',
});

const asArray = (code: Code, fresh: Fresh): Table => ({
  code: `[${OTHER},${moduleOf(code, fresh, "0")}]`,
  key: "1",
  other: "0",
});

/** `function r(k){...}`: makes a module when it is first asked for. */
function runtime(table: string, fresh: Fresh): { readonly require: string; readonly statements: string } {
  const [cache, require, key, made] = [fresh(), fresh(), fresh(), fresh()];
  const statements = `var ${cache}={};function ${require}(${key}){var ${made}=${cache}[${key}];if(${made})return ${made}.exports;${made}=${cache}[${key}]={exports:{}};${table}[${key}](${made}.exports,${made},${require});return ${made}.exports}`;
  return { require, statements };
}

const beside = (kind: string, make: typeof asObject): Wrapper =>
  wrapper(kind, ["ownThis"], (code, fresh) => {
    const [table, value] = [fresh(), fresh()];
    const { code: modules, key } = make(code, fresh);
    const { require, statements } = runtime(table, fresh);
    const start = `var ${table}=${modules};${statements}`;
    if (code.result === undefined) return { statements: `${start}${require}(${key});` };
    return { statements: `${start}var ${value}=${require}(${key});`, result: value };
  });

/** `(function(t){...return r(0)})([function(e,t,r){...}])` */
const handedOver = (kind: string, make: typeof asObject): Wrapper =>
  wrapper(kind, ["ownThis"], (code, fresh) => {
    const table = fresh();
    const { code: modules, key } = make(code, fresh);
    const { require, statements } = runtime(table, fresh);
    const call = `(function(${table}){${statements}return ${require}(${key})})(${modules})`;
    if (code.result === undefined) return { statements: `${call};` };
    const value = fresh();
    return { statements: `var ${value}=${call};`, result: value };
  });

/** `m.set("app",()=>{...})`, asked for by a switch-less registry. */
const registered: Wrapper["wrap"] = (code, fresh) => {
  const [map, value] = [fresh(), fresh()];
  const start = `var ${map}=new Map();${map}.set("app",function(){${returning(code)}});`;
  if (code.result === undefined) return { statements: `${start}${map}.get("app")();` };
  return { statements: `${start}var ${value}=${map}.get("app")();`, result: value };
};

/** Metro: `__d(function(g,r,i,a,m,e,d){...},0,[])`, `__r(0)`, behind what is left of its runtime. */
const metro: Wrapper["wrap"] = (code, fresh) => {
  const [g, r, i, a, m, e, d] = [fresh(), fresh(), fresh(), fresh(), fresh(), fresh(), fresh()];
  const start =
    "var __M=Object.create(null);function __d(f,i,d){__M[i]===undefined&&(__M[i]={factory:f,dependencyMap:d,isInitialized:!1,publicModule:{exports:{}}})}" +
    "function __r(i){var m=__M[i];if(!m.isInitialized){m.isInitialized=!0;m.factory(globalThis,__r,__r,__r,m.publicModule,m.publicModule.exports,m.dependencyMap)}return m.publicModule.exports}";
  const define = `__d(function(${g},${r},${i},${a},${m},${e},${d}){${exporting(code, m)}},0,[]);`;
  if (code.result === undefined) return { statements: `${start}${define}__r(0);` };
  const value = fresh();
  return { statements: `${start}${define}var ${value}=__r(0);`, result: value };
};

export const TABLES: readonly Wrapper[] = [
  beside("table: object, runtime beside it", asObject),
  beside("table: array, runtime beside it", asArray),
  handedOver("table: object, handed to the runtime", asObject),
  handedOver("table: array, handed to the runtime", asArray),
  wrapper("table: Map", ["ownThis"], registered),
  wrapper("table: Metro __d", ["ownThis"], metro),
];
