/** Functions that nobody's bundler wrote: assigned and called elsewhere once, handed to a helper, to the page, to a promise. */
import { type Code, called, type Fresh, returning, type Trait, type Wrapper, wrapper } from "./wrapper.ts";

/** `function main(){...} main();` and its like. */
const named = (kind: string, traits: readonly Trait[], make: (name: string, body: string) => string, call: string) =>
  wrapper(kind, traits, (code: Code, fresh: Fresh) => {
    const name = fresh();
    const { statements, result } = called(name + call, code, fresh);
    return { statements: make(name, returning(code)) + statements, result };
  });

/** What the page runs later. */
const later = (kind: string, run: (name: string) => string): Wrapper =>
  wrapper(`later: ${kind}`, ["later", "silent", "ownThis"], ({ statements }, fresh) => {
    const name = fresh();
    return { statements: `function ${name}(){${statements}}${run(name)};` };
  });

const handed = (
  kind: string,
  traits: readonly Trait[],
  call: (fn: string, fresh: Fresh) => [string, string],
): Wrapper =>
  wrapper(`handed: ${kind}`, traits, (code, fresh) => {
    const [before, call_] = call(`function(){${returning(code)}}`, fresh);
    const { statements, result } = called(call_, code, fresh);
    return { statements: before + statements, result };
  });

export const HANDED: readonly Wrapper[] = [
  named("assigned: function main", ["ownThis"], (name, body) => `function ${name}(){${body}}`, "()"),
  named("assigned: const boot", [], (name, body) => `const ${name}=()=>{${body}};`, "()"),
  named("assigned: var function", ["ownThis"], (name, body) => `var ${name};${name}=function(){${body}};`, "()"),
  named(
    "assigned: method",
    ["ownThis"],
    (name, body) => `var ${name}={};${name}.start=function(){${body}};`,
    ".start()",
  ),
  named("assigned: object method", ["ownThis"], (name, body) => `var ${name}={start(){${body}}};`, ".start()"),
  named("assigned: static method", ["ownThis"], (name, body) => `class ${name}{static start(){${body}}}`, ".start()"),
  handed("once helper", ["ownThis"], (fn, fresh) => {
    const [once, f, done, value] = [fresh(), fresh(), fresh(), fresh()];
    const make = `function ${once}(${f}){var ${done}=!1,${value};return function(){return ${done}||(${done}=!0,${value}=${f}()),${value}}}`;
    return [make, `${once}(${fn})()`];
  }),
  handed("helper with a name", ["ownThis"], (fn, fresh) => {
    const [run, key, f] = [fresh(), fresh(), fresh()];
    return [`var ${run}=(${key},${f})=>${f}();`, `${run}("app",${fn})`];
  }),
  handed("Reflect.apply", ["ownThis"], (fn) => ["", `Reflect.apply(${fn},void 0,[])`]),
  wrapper("handed: forEach", ["ownThis", "silent"], ({ statements }, fresh) => {
    const f = fresh();
    return { statements: `[function(){${statements}}].forEach(function(${f}){${f}()});` };
  }),
  later("DOMContentLoaded", (name) => `window.addEventListener("DOMContentLoaded",${name})`),
  later(
    "ready state",
    (name) => `document.readyState==="loading"?document.addEventListener("DOMContentLoaded",${name}):${name}()`,
  ),
  later("setTimeout", (name) => `setTimeout(${name})`),
  later("queueMicrotask", (name) => `queueMicrotask(${name})`),
  later("Promise.then", (name) => `Promise.resolve().then(${name})`),
  later("requestAnimationFrame", (name) => `requestAnimationFrame(${name})`),
];
