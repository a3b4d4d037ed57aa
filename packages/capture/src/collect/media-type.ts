/** The kind of file that a server says it sends: the essence of a Content-Type, as the MIME Sniffing Standard names it. */

/** Kinds of `ArtifactKind` whose text is read. */
export type TextKind = "script" | "html" | "style" | "json";

/** MIME Sniffing, 4.6: a JavaScript MIME type. */
const SCRIPT = /^(?:application|text)\/(?:x-)?(?:java|ecma)script$|^text\/(?:javascript1\.[0-5]|jscript|livescript)$/;

/** A JSON MIME type: the names, and any subtype that ends in `+json`, as a web application's manifest does. */
const JSON_TYPE = /^(?:application|text)\/json$|\+json$/;

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/;

/** `undefined` for what is none of the texts that an application is made of. */
export function kindOfType(contentType: string): TextKind | undefined {
  const essence = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  if (SCRIPT.test(essence)) return "script";
  if (PAGE.test(essence)) return "html";
  if (essence === "text/css") return "style";
  return JSON_TYPE.test(essence) ? "json" : undefined;
}
