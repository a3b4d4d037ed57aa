/** Attribution: whose code is it. Signature index first, structure and graph for what is not in the index. */
export { attribute, traitsOfUnits } from "./attribute.ts";
export { combineSignatures } from "./combine.ts";
export type { ComponentKind, ReleaseSpan, SignatureComponent, SignatureTable } from "./component.ts";
export { type ImportView, tokensOf } from "./fingerprint.ts";
export { fontComponents, fontGram, fontStem } from "./fonts.ts";
export { isGeneratedParser } from "./generated-parser.ts";
export { hoistedPath } from "./module-form.ts";
export { carriedComponents, isReadyMade } from "./ready-made.ts";
export { holdsSeveral } from "./several.ts";
export { sharedComponents } from "./shared.ts";
export {
  BUCKETS,
  checksum,
  gramsByComponent,
  HEADER_BYTES,
  NO_SIGNATURES,
  readSignatures,
  SIGNATURES_MAGIC,
  SIGNATURES_VERSION,
  SignatureFormatError,
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
export { wholeComponents } from "./wholes.ts";
