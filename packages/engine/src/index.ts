/** The engine: from captured artifacts to a specification, without Node and without a DOM. */
export {
  type Analysis,
  type AnalyzeOptions,
  analyze,
  type Progress,
  STAGES,
  type Stage,
} from "./analyze.ts";
export type { Artifact, Capture, CaptureFailure, ContentCoding, WebFailureCode } from "./artifact.ts";
export { captureWords, isFailureCode } from "./assemble/capture-words.ts";
export { keptTraffic } from "./assemble/traffic/kept-traffic.ts";
export * from "./attribute/index.ts";
export type { Known } from "./known.ts";
export type { Model } from "./models/model.ts";
export { readModels } from "./models/read-models.ts";
export { type NamedFile, namedFiles } from "./named-files.ts";
export { type NamedPagesOptions, namedPages, samePage } from "./named-pages.ts";
export type { Comment, ParsedScript, Parser, Refusal, SyntaxFailure, Trial } from "./parse/parser.ts";
export { DOCUMENTS, type DocumentContext, type DocumentFormat } from "./render/documents/index.ts";
export { DATA_ELEMENTS, DATA_MARKER, renderHtml, type TextBlock, type TextEntry } from "./render/html.ts";
export { renderJson } from "./render/json.ts";
export { renderMarkdown } from "./render/markdown.ts";
export { renderMarkdownDiff } from "./render/markdown-diff.ts";
export { renderMarkdownParts } from "./render/markdown-parts.ts";
export { estimatedTokens } from "./render/tokens.ts";
export { type ShownTraits, shownTraits } from "./shown-traits.ts";
export type { Exchange, RecordedTraffic, SocketMessage } from "./traffic.ts";
export { ENGINE_VERSION } from "./version.ts";
