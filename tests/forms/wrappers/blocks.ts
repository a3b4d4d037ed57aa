/** Statements around statements. What they give is kept in a name that is declared before them. */
import { type Code, type Fresh, type Trait, type Wrapper, wrapper } from "./wrapper.ts";

const block = (kind: string, around: (body: string, fresh: Fresh) => string, traits: readonly Trait[] = []): Wrapper =>
  wrapper(kind, ["transparent", ...traits], (code: Code, fresh) => {
    if (code.result === undefined) return { statements: around(code.statements, fresh) };
    const name = fresh();
    return { statements: `var ${name};${around(`${code.statements}${name}=${code.result};`, fresh)}`, result: name };
  });

const staticBlock: Wrapper["wrap"] = (code, fresh) => {
  const name = fresh();
  if (code.result === undefined) return { statements: `class ${name}{static{${code.statements}}}` };
  return { statements: `class ${name}{static{${code.statements}this.made=${code.result};}}`, result: `${name}.made` };
};

export const BLOCKS: readonly Wrapper[] = [
  block("block: {}", (body) => `{${body}}`),
  block("block: try/catch", (body, fresh) => `try{${body}}catch(${fresh()}){}`),
  block("block: try/finally", (body) => `try{${body}}finally{}`),
  block("block: if (window)", (body) => `if(typeof window!=="undefined"){${body}}`),
  block("block: if/else", (body) => `if(typeof document==="undefined"){}else{${body}}`),
  block("block: label", (body, fresh) => `${fresh()}:{${body}}`),
  block("block: do once", (body) => `do{${body}}while(false);`),
  wrapper("block: class static", ["ownThis"], staticBlock),
];
