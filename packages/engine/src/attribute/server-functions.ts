/**
 * References to an application's own server functions, which a compiler left where the function stood (TanStack Start 1):
 * `createServerFn({method:"POST"}).handler(createClientRpc("16cc7c2f...e08"))`. By its documentation the name is a SHA-256
 * of the file and the function; before, it was both in plain text. A package has no server of its own.
 */
const REFERENCE = /\.handler\([\w$]+\(["'`](?:[\da-f]{64}|[\w$-]+_createServerFn_handler)["'`]/;

/** @param text that of a unit */
export const refersToServer = (text: string): boolean => text.includes(".handler(") && REFERENCE.test(text);
