/** Functions that are called where they stand. */
import { type Code, called, type Fresh, returning, type Trait, type Wrapper, wrapper } from "./wrapper.ts";

/** A statement begins with it, or the value of a name does: only the first has to be told from a declaration. */
const onTheSpot = (kind: string, traits: readonly Trait[], call: (body: string, fresh: Fresh) => string): Wrapper =>
  wrapper(kind, traits, (code, fresh) => called(call(returning(code), fresh), code, fresh));

/** `!function(){...}()`: an operator makes the declaration an expression, and spoils its value. */
const behindOperator = (operator: string): Wrapper =>
  wrapper(`called: ${operator}function`, ["ownThis", "silent"], ({ statements }) => ({
    statements: `${operator}function(){${statements}}();`,
  }));

const withArguments: Wrapper["wrap"] = (code, fresh) => {
  const [w, d] = [fresh(), fresh()];
  return called(`(function(${w},${d}){${returning(code)}})(window,document)`, code, fresh);
};

/** `a(),b(),(()=>{...})()` */
function inSequence(code: Code, fresh: Fresh): Code {
  const [a, b] = [fresh(), fresh()];
  const before = `var ${a}=function(){},${b}=function(){};`;
  if (code.result === undefined) return { statements: `${before}${a}(),${b}(),(()=>{${code.statements}})();` };
  const name = fresh();
  return { statements: `${before}var ${name}=(${a}(),${b}(),(()=>{${returning(code)}})());`, result: name };
}

export const CALLED: readonly Wrapper[] = [
  onTheSpot("called: arrow", [], (body) => `(()=>{${body}})()`),
  onTheSpot("called: function", ["ownThis"], (body) => `(function(){${body}})()`),
  onTheSpot("called: named function", ["ownThis"], (body, fresh) => `(function ${fresh()}(){${body}})()`),
  onTheSpot("called: .call(this)", [], (body) => `(function(){${body}}).call(this)`),
  onTheSpot("called: .apply(this,[])", [], (body) => `(function(){${body}}).apply(this,[])`),
  onTheSpot("called: .bind(this)()", [], (body) => `(function(){${body}}).bind(this)()`),
  wrapper("called: with arguments", ["ownThis"], withArguments),
  onTheSpot("called: with a global", ["ownThis"], (body, fresh) => `(function(${fresh()}){${body}})(globalThis)`),
  wrapper("called: async arrow", ["silent"], ({ statements }) => ({ statements: `(async()=>{${statements}})();` })),
  wrapper("called: async function", ["silent", "ownThis"], ({ statements }) => ({
    statements: `(async function(){${statements}})();`,
  })),
  behindOperator("!"),
  behindOperator("void "),
  behindOperator("+"),
  wrapper("called: new function", ["silent", "ownThis"], ({ statements }) => ({
    statements: `new function(){${statements}};`,
  })),
  wrapper("called: in a sequence", [], inSequence),
];
