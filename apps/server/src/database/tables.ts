/**
 * The tables as types: what queries read and write. Sizes are bytes, times are timestamps with a time zone that the
 * server sets to whole milliseconds, ids are random UUIDs.
 */
import type { ColumnType, Generated } from "kysely";
import type { AnalysisState, KnownOf, SummaryOf } from "../contract/analyses.ts";
import type { Role } from "../contract/caller.ts";
import type { FailureCode } from "../contract/error-codes.ts";

/** Written as text, read as what it means. */
type JsonColumn<T> = ColumnType<T, string, string>;

export interface ApplicationTable {
  readonly id: string;
  name: string;
  /** The newest releases that are kept; null: as the server is set up. */
  keep_releases: number | null;
  readonly created_at: Date;
}

export interface ReleaseTable {
  readonly id: string;
  application_id: string;
  label: string;
  /** What was given, as specifications name it. */
  readonly input: string;
  readonly captured_at: Date;
  readonly created_at: Date;
  /** Of the material: the same for the same files. */
  readonly digest: string;
  readonly files: number;
  readonly bytes: number;
  /** Of the blob with the traffic that came along: RecordedTraffic of the engine as JSON, without values. */
  readonly traffic: string | null;
  /** Of the blob with what was named and could not be had: LostFile of the capture as JSON. */
  readonly lost: string | null;
}

export interface MaterialFileTable {
  readonly release_id: string;
  /** Relative, with forward slashes; the file's id in specifications. */
  readonly path: string;
  readonly digest: string;
}

/** Content, once however many releases or specifications hold it. */
export interface BlobTable {
  /** SHA-256 of the content. */
  readonly digest: string;
  readonly bytes: number;
  readonly stored_bytes: number;
}

/** The compressed content in parts, so that no statement is large. Data is read and written as base64. */
export interface BlobPartTable {
  readonly digest: string;
  readonly part: number;
  readonly data: Uint8Array;
}

export interface AnalysisTable {
  readonly id: string;
  readonly release_id: string;
  state: AnalysisState;
  stage: string | null;
  share: number | null;
  /** What is known of it while it runs. */
  known: JsonColumn<KnownOf | null> | null;
  priority: number;
  /** How often it was taken; a result is stored only by the attempt that is the last one. */
  attempt: Generated<number>;
  /** When whoever runs it last said so. */
  alive_at: Date | null;
  /** Of the engine that ran it last. */
  engine_version: string | null;
  readonly requested_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  failure_code: FailureCode | null;
  failure_detail: string | null;
  /** The token of whoever asked for it; null: the owner of the machine, or the server itself. */
  readonly requested_by: ColumnType<string | null, string | null | undefined, never>;
  /** See `turns.ts`. */
  turn: Generated<number>;
  /** How often it was stopped since others waited. */
  yielded: Generated<number>;
}

export interface SpecificationTable {
  readonly analysis_id: string;
  /** Of the blob that holds the document. */
  readonly digest: string;
  readonly summary: JsonColumn<SummaryOf>;
}

export interface SpecLibraryTable {
  readonly analysis_id: string;
  readonly name: string;
  readonly version: string | null;
  readonly kind: string;
  readonly size: number;
}

export interface SpecCallTable {
  readonly analysis_id: string;
  readonly statement_id: string;
  readonly protocol: string;
  readonly method: string | null;
  readonly url: string;
  readonly operation: string | null;
}

export interface SpecRoleTable {
  readonly analysis_id: string;
  readonly statement_id: string;
  readonly kind: string;
  readonly name: string;
  readonly label: string | null;
}

export interface TokenTable {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** SHA-256 of the secret; the secret itself is stored nowhere. */
  readonly hash: string;
  readonly created_at: Date;
  last_used_at: Date | null;
  readonly expires_at: Date | null;
}

export interface UploadKeyTable {
  /** SHA-256 of what was asked, by whom, under which key. */
  readonly key: string;
  readonly release_id: string;
  readonly created_at: Date;
}

export interface ClientReportTable {
  readonly id: string;
  readonly received_at: Date;
  readonly report: JsonColumn<Readonly<Record<string, unknown>>>;
}

export interface Tables {
  application: ApplicationTable;
  release: ReleaseTable;
  material_file: MaterialFileTable;
  blob: BlobTable;
  blob_part: BlobPartTable;
  analysis: AnalysisTable;
  specification: SpecificationTable;
  spec_library: SpecLibraryTable;
  spec_call: SpecCallTable;
  spec_role: SpecRoleTable;
  token: TokenTable;
  upload_key: UploadKeyTable;
  client_report: ClientReportTable;
}
