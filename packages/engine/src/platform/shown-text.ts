/** What the browser shows as it is written: markup in it is no markup. */

/** Properties of nodes and elements (DOM, HTML). */
export const TEXT_PROPERTIES: ReadonlySet<string> = new Set(["textContent", "innerText", "outerText", "nodeValue"]);

/** Methods of the document that make a node of a text. */
export const TEXT_METHODS: ReadonlySet<string> = new Set(["createTextNode", "createComment"]);
