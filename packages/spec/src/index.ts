/** The format `asbuilt/1`: types, brands, version, and read-only questions. Imports nothing. */
export * from "./brands.ts";
export * from "./compare.ts";
export * from "./compare-elements.ts";
export * from "./count.ts";
export * from "./evidence.ts";
export * from "./evidence-in-file.ts";
export * from "./find.ts";
export * from "./gap.ts";
export * from "./group.ts";
export * from "./label.ts";
export * from "./located.ts";
export * from "./on-screen.ts";
export * from "./region-at.ts";
export * from "./search.ts";
export * from "./slice-text.ts";
export * from "./specification.ts";
export * from "./statements.ts";
