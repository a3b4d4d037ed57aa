/** `node bench/falsify.mjs`: plants falsifications in specifications of fixtures and writes into docs/verify.md what is found. */
import { readFileSync, writeFileSync } from "node:fs";
import { countFalsifications, tableOf } from "../tests/falsifications-table.ts";
import { withBlock } from "../tools/docs/example-blocks.mjs";

const document = new URL("../docs/verify.md", import.meta.url);
const text = withBlock(readFileSync(document, "utf8"), "falsifications", tableOf(await countFalsifications()));
if (text === undefined) throw new Error("docs/verify.md has no marks for the table");
writeFileSync(document, text);
