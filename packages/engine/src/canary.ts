/**
 * Proof that the engine compiles without the types of Node and of a browser: each line below is an error that the
 * compiler expects. Should such types come in, through a setting or a dependency, this file no longer compiles.
 */

// @ts-expect-error there is no Node
export type NoProcess = typeof process;
// @ts-expect-error there is no Node
export type NoBuffer = typeof Buffer;
// @ts-expect-error there is no Node
export type NoRequire = typeof require;
// @ts-expect-error there is no Node
export type NoModule = typeof import("node:fs");
// @ts-expect-error there is no document
export type NoDocument = typeof document;
// @ts-expect-error there is no window
export type NoWindow = typeof window;
// @ts-expect-error there is no worker's global scope
export type NoSelf = typeof self;
// @ts-expect-error there is no network
export type NoFetch = typeof fetch;
// @ts-expect-error there is no timer
export type NoTimer = typeof setTimeout;
// @ts-expect-error there is no console
export type NoConsole = typeof console;
// @ts-expect-error there is no clock of a platform
export type NoPerformance = typeof performance;
