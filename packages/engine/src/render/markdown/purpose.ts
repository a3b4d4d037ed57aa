/** Point 1: the product's own words, by what they are. */
import type { PurposeStatement } from "@as-built/spec";
import { mark } from "./basis.ts";
import { blocks, list } from "./block.ts";
import { prose, raw } from "./inline.ts";

const KINDS = [
  ["name", "Name"],
  ["description", "Description"],
  ["audience", "For whom"],
  ["feature", "Features"],
  ["legal", "Legal"],
] as const satisfies readonly (readonly [PurposeStatement["kind"], string])[];

export const purpose = (statements: readonly PurposeStatement[]): string =>
  blocks(
    KINDS.map(([kind, title]) => {
      const texts = statements.filter((statement) => statement.kind === kind);
      const items = texts.map((statement) =>
        raw(`${statement.of ? `${prose(statement.of)}: ` : ""}“${prose(statement.text)}” (${mark(statement)})`),
      );
      return items.length === 0 ? "" : `${title}:\n\n${list(items)}`;
    }),
  );
