/** Capture: folders, archives and files to artifacts. The only package, besides the applications, that opens files. */
export { type ArchiveKind, archiveKind } from "./archive/archive-kind.ts";
export { archivePath, archiveRoot } from "./archive/archive-path.ts";
export { type ArchiveEntry, readArchive } from "./archive/read-archive.ts";
export type { BrowserCollection, BrowserOptions } from "./browser/browser-options.ts";
export { type ArchiveErrorCode, CaptureError, type CaptureErrorCode } from "./capture-error.ts";
export { captureFiles, type InputFile } from "./capture-files.ts";
export { type CapturePathOptions, capturePath } from "./capture-path.ts";
export { CAPTURE_RECORD, captureRecord } from "./capture-record.ts";
export { apartFromFolders } from "./collect/apart-from-folders.ts";
export { captureMaterial, collectMaterial, collectThroughBrowser, isAddress } from "./collect/collect-material.ts";
export type { CollectedFile, Collection, LostFile } from "./collect/collection.ts";
export { compressedPaths, decoded, plainPath } from "./content-coding.ts";
export { contentDecoder } from "./content-decoder.ts";
export { isHar, isPackedHar, isRecording, readKeptTraffic, readRecording, readTraffic } from "./har/read-recording.ts";
export { holdsScript } from "./holds-script.ts";
export { ARCHIVE_LIMITS, type ArchiveLimits, type CaptureLimits, DEFAULT_LIMITS, type WebLimits } from "./limits.ts";
export { tryInProcess } from "./trial/try-in-process.ts";
export type { AddressOptions } from "./web/collect-address.ts";
