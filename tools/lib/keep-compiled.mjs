/** What Node has compiled is kept after each file of tests, for the next worker: Vitest ends its workers before they could. */
import { flushCompileCache } from "node:module";
import { afterAll } from "vitest";

afterAll(() => flushCompileCache());
