/** All wrappers. */
import { BLOCKS } from "./blocks.ts";
import { CALLED } from "./called.ts";
import { HANDED } from "./handed.ts";
import { MODULES } from "./modules.ts";
import { PUBLISHED } from "./published.ts";
import { TABLES } from "./tables.ts";
import type { Wrapper } from "./wrapper.ts";

export const WRAPPERS: readonly Wrapper[] = [...CALLED, ...BLOCKS, ...MODULES, ...HANDED, ...TABLES, ...PUBLISHED];
