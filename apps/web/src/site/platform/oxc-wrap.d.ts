/** What oxc-parser puts around the answers of its builds; published without types. */
declare module "oxc-parser/src-js/wrap.js" {
  import type { ParseResult } from "oxc-parser";

  export function wrap(result: object): ParseResult;
}
