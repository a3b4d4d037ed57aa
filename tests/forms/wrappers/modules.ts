/** Functions that are handed to the helper of a bundler, which runs them once: CommonJS and lazily run ES modules. */
import { type Code, exporting, type Fresh, returning, type Wrapper, wrapper } from "./wrapper.ts";

/** `var x=o((e,t)=>{...})`, and what it is given when it is first asked for: `x()`. */
const commonJs = (kind: string, helper: string, module: (body: string, params: string) => string): Wrapper =>
  wrapper(kind, ["ownThis"], (code, fresh) => {
    const [make, e, t, x] = [fresh(), fresh(), fresh(), fresh()];
    const statements = `var ${make}=${helper};var ${x}=${make}(${module(exporting(code, t), `${e},${t}`)});`;
    return asked(statements, x, code, fresh);
  });

function asked(statements: string, x: string, { result }: Code, fresh: Fresh): Code {
  if (result === undefined) return { statements: `${statements}${x}();` };
  const name = fresh();
  return { statements: `${statements}var ${name}=${x}();`, result: name };
}

const arrow = (body: string, params: string): string => `(${params})=>{${body}}`;
const method = (body: string, params: string): string => `{"src/app.js"(${params}){${body}}}`;

/** esbuild: `var e=(t,n)=>()=>(t&&(n=t(t=0)),n)`, `var init=e(()=>{...})`. */
const esModule = (kind: string, helper: string, module: (body: string) => string): Wrapper =>
  wrapper(kind, ["ownThis"], (code, fresh) => {
    const [make, init] = [fresh(), fresh()];
    const start = (body: string): string => `var ${make}=${helper},${init}=${make}(${module(body)});`;
    if (code.result === undefined) return { statements: `${start(code.statements)}${init}();` };
    const made = fresh();
    const body = `${code.statements}${made}=${code.result};`;
    return { statements: `var ${made};${start(body)}${init}();`, result: made };
  });

/** Rollup's commonjs plugin: `function requireApp(){if(hasRequired)return app;hasRequired=1;...;return app}`. */
const rollupLazy: Wrapper["wrap"] = (code, fresh) => {
  const [app, has, load, unwrap, x] = [fresh(), fresh(), fresh(), fresh(), fresh()];
  const body = `${code.statements}${code.result === undefined ? "" : `${app}.exports=${code.result};`}`;
  const statements =
    `function ${unwrap}(${x}){return ${x}&&${x}.__esModule&&Object.prototype.hasOwnProperty.call(${x},"default")?${x}.default:${x}}` +
    `var ${app}={exports:{}},${has};function ${load}(){if(${has})return ${app}.exports;${has}=1;${body}return ${app}.exports}`;
  const value = fresh();
  const end = `var ${value}=${unwrap}(${load}());`;
  return { statements: statements + end, ...(code.result === undefined ? {} : { result: value }) };
};

/** Rollup's strict `requireX` without its helper. */
const rollupRequire: Wrapper["wrap"] = (code, fresh) => {
  const [app, has, load] = [fresh(), fresh(), fresh()];
  const body = code.result === undefined ? code.statements : `${code.statements}${app}=${code.result};`;
  const statements = `var ${app}={},${has};function ${load}(){return ${has}||(${has}=1,function(){${body}}()),${app}}`;
  return asked(statements, load, code, fresh);
};

const getter: Wrapper["wrap"] = (code, fresh) => {
  const name = fresh();
  const statements = `var ${name}={get app(){${returning(code)}}};`;
  if (code.result === undefined) return { statements: `${statements}${name}.app;` };
  const value = fresh();
  return { statements: `${statements}var ${value}=${name}.app;`, result: value };
};

const ESBUILD_PLAIN =
  "(cb,mod)=>function __require(){return mod||(0,cb[Object.getOwnPropertyNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}";
const ESM_PLAIN = "(fn,res)=>function __init(){return fn&&(res=(0,fn[Object.getOwnPropertyNames(fn)[0]])(fn=0)),res}";

export const MODULES: readonly Wrapper[] = [
  commonJs("helper: esbuild __commonJS", "(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports)", arrow),
  commonJs("helper: esbuild __commonJS, as written", ESBUILD_PLAIN, method),
  commonJs("helper: Rolldown", "(e,t)=>()=>(t||(e((t={exports:{}}).exports,t),e=null),t.exports)", arrow),
  commonJs("helper: unknown CommonJS", "(f,m)=>()=>(m||f((m={exports:{}}).exports,m),m.exports)", arrow),
  esModule("helper: esbuild __esm", "(e,t)=>()=>(e&&(t=e(e=0)),t)", (body) => `()=>{${body}}`),
  esModule("helper: esbuild __esm, as written", ESM_PLAIN, (body) => `{"src/app.js"(){${body}}}`),
  wrapper("helper: Rollup getDefaultExportFromCjs", ["ownThis"], rollupLazy),
  wrapper("helper: Rollup requireX", ["ownThis"], rollupRequire),
  wrapper("helper: lazy getter", ["ownThis"], getter),
];
