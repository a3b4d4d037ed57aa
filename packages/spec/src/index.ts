/** The format `asbuilt/1`: types, brands, version, and read-only questions. Imports nothing. */
export * from "./brands.ts";
export * from "./evidence.ts";
export * from "./specification.ts";
export * from "./statements.ts";
