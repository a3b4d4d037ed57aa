/** Attribution: whose code is it. Signature index first, structure and graph for what is not in the index. */
export { attribute, traitsOfUnits } from "./attribute.ts";
export { combineSignatures } from "./combine.ts";
export {
  type ComponentKind,
  type ReleaseSpan,
  renumbered,
  type SignatureComponent,
  type SignatureTable,
} from "./component.ts";
export { type ImportView, tokensOf } from "./fingerprint.ts";
export { fontComponents, fontGram, fontStem } from "./fonts.ts";
export { isGeneratedParser } from "./generated-parser.ts";
export { licenseNotices, noticedComponents, noticedVersions, noticesIn } from "./license-notices.ts";
export { hoistedPath } from "./module-form.ts";
export { carriedComponents, isReadyMade } from "./ready-made.ts";
export { holdsSeveral } from "./several.ts";
export { sharedComponents } from "./shared.ts";
export { SignatureFormatError } from "./signature-error.ts";
export {
  FLAGS,
  FORM_LETTERS,
  KIND_LETTERS,
  LISTS,
  NO_FORM,
  SINGLES,
  type SignatureColumns,
} from "./signature-table.ts";
export {
  BUCKET_BITS,
  bitBytes,
  checksum,
  gramsByComponent,
  HEADER_BYTES,
  NO_SIGNATURES,
  readEntries,
  readSignatures,
  SIGNATURES_MAGIC,
  SIGNATURES_VERSION,
  type SignatureEntries,
  type SignatureIndex,
} from "./signatures.ts";
export { isStyleModule } from "./style-modules.ts";
export { styleTokens } from "./style-tokens.ts";
export { styleComponents } from "./styles.ts";
export { gramAt, gramsIn, type Tokens } from "./tokens.ts";
export type {
  AttributionContext,
  AttributionUnit,
  ModuleForm,
  OriginBasis,
  OriginComponent,
  UnitOrigin,
} from "./unit.ts";
export type { UnplacedComponent } from "./unplaced.ts";
export { usersOf } from "./users.ts";
export { wholeComponents } from "./wholes.ts";
