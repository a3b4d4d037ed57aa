/**
 * Instantiates the parser's WebAssembly build. JavaScript, because the packages that host such modules type what comes out
 * as any; what this file gives is typed beside it.
 */
import { createContext } from "@emnapi/runtime";
import { emnapiAsyncWorkPlugin, emnapiTSFNPlugin, instantiateNapiModuleSync, WASI } from "@napi-rs/wasm-runtime";

/** In pages of 64 kB. The tree of the largest script and its text as JSON are in it at once. */
const MEMORY = { initial: 1024, maximum: 65_536 };

export function instantiate(module) {
  const { napiModule } = instantiateNapiModuleSync(module, {
    context: createContext(),
    asyncWorkPoolSize: 0,
    wasi: new WASI({ version: "preview1" }),
    plugins: [emnapiAsyncWorkPlugin, emnapiTSFNPlugin],
    overwriteImports: (imports) => ({
      ...imports,
      env: { ...imports.env, ...imports.napi, ...imports.emnapi, memory: new WebAssembly.Memory(MEMORY) },
    }),
    beforeInit: ({ instance }) => {
      for (const [name, register] of Object.entries(instance.exports))
        if (name.startsWith("__napi_register__")) register();
    },
  });
  return napiModule.exports.parseSync;
}
