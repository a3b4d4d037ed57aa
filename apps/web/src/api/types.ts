/**
 * What the server's API takes and gives, as this application reads it. The server's own schemas are held against it by
 * the type checker (`apps/web/tests/contract.test.ts`). Times are ISO 8601, in UTC.
 */
import type { PointName } from "@as-built/spec";

export type ApplicationId = string;
export type ReleaseId = string;
export type AnalysisId = string;

export type AnalysisStateName = "queued" | "running" | "finished" | "failed" | "cancelled";

export interface AnalysisFailure {
  readonly code: string;
  readonly message: string;
  /** What it is about. */
  readonly detail?: string | undefined;
}

/** What is known of an application while its analysis runs. */
export interface KnownSoFar {
  readonly scripts?: number | undefined;
  readonly modules?: number | undefined;
  /** Names of what was recognised. */
  readonly libraries?: readonly string[] | undefined;
  readonly findings?: Readonly<Record<PointName, number>> | undefined;
}

export interface AnalysisProgress {
  readonly state: AnalysisStateName;
  readonly stage?: string | undefined;
  /** Of the stage, 0 to 1. */
  readonly share?: number | undefined;
  readonly known?: KnownSoFar | undefined;
  readonly failure?: AnalysisFailure | undefined;
}

export interface SpecificationSummary {
  readonly name?: string | undefined;
  readonly statements: Readonly<Record<PointName, number>>;
  /** Code units by origin. */
  readonly origins: Readonly<Record<string, number>>;
  readonly failures: number;
}

export interface Analysis extends AnalysisProgress {
  readonly id: AnalysisId;
  readonly releaseId: ReleaseId;
  readonly applicationId: ApplicationId;
  /** Finished by another version of the engine than the server's. */
  readonly outdated: boolean;
  readonly requestedAt: string;
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly summary?: SpecificationSummary | undefined;
}

export interface Release {
  readonly id: ReleaseId;
  readonly applicationId: ApplicationId;
  readonly label: string;
  /** Name of what was dropped. */
  readonly input: string;
  readonly capturedAt: string;
  readonly createdAt: string;
  readonly files: number;
  readonly bytes: number;
  /** The newest finished one, else the newest. */
  readonly analysis: Analysis | null;
}

export interface Application {
  readonly id: ApplicationId;
  readonly name: string;
  readonly createdAt: string;
  readonly releases: number;
  /** The release captured last. */
  readonly latest: Release | null;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** The cursor of the next page. */
  readonly next?: string | null | undefined;
}

export interface Uploaded {
  readonly release: Release;
  readonly analysis: Analysis;
}

/** An application that the server fetches from its address. */
export interface Capture {
  readonly id: string;
  readonly url: string;
  readonly state: "waiting" | "running" | "stored" | "failed" | "cancelled";
  /** Addresses: asked for, and known so far. */
  readonly asked: number;
  readonly known: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  /** What is named and could not be had; `message` goes on behind the path. */
  readonly lost: readonly { readonly path: string; readonly message: string }[];
  readonly failure?:
    | { readonly code: string; readonly message: string; readonly detail?: string | undefined }
    | undefined;
  readonly stored?: { readonly releaseId: ReleaseId; readonly analysisId: AnalysisId } | undefined;
}

export interface NewCapture {
  readonly url: string;
  readonly application?: ApplicationId | undefined;
  readonly label?: string | undefined;
}

/** Where an answer to a question across applications was found. */
export interface Place {
  readonly application: { readonly id: ApplicationId; readonly name: string };
  readonly release: { readonly id: ReleaseId; readonly label: string; readonly capturedAt: string };
  readonly analysisId: AnalysisId;
}

/** Something that can be asked for and has an answer. */
export interface KnownName {
  readonly name: string;
  /** How many have it. */
  readonly applications: number;
}

export interface LibraryUse extends Place {
  readonly name: string;
  readonly version: string | null;
  readonly kind: string;
  /** Code units attributed to it. */
  readonly size: number;
}

export interface CallUse extends Place {
  readonly statementId: string;
  readonly protocol: string;
  readonly method: string | null;
  readonly url: string;
  readonly operation: string | null;
}

export interface RoleUse extends Place {
  readonly statementId: string;
  readonly kind: string;
  readonly name: string;
  readonly label: string | null;
}

export interface Answer<T> {
  readonly items: readonly T[];
  /** Whether there are more than were given. */
  readonly more: boolean;
}

export type TokenId = string;
export type Role = "viewer" | "analyst" | "admin";

/** Without its secret, which is shown once. */
export interface Token {
  readonly id: TokenId;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly lastUsedAt?: string | undefined;
  readonly expiresAt?: string | undefined;
}

export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt?: string | undefined;
}

export interface Tokens {
  readonly items: readonly Token[];
}

export interface CreatedToken {
  readonly token: Token;
  readonly secret: string;
}

export interface Caller {
  readonly role: Role;
  readonly authentication: "none" | "token";
  readonly token?: { readonly id: TokenId; readonly name: string } | undefined;
  readonly engineVersion: string;
  /** What addresses the server fetches. */
  readonly fetches: "off" | "public" | "any";
  readonly limits: { readonly totalBytes: number; readonly fileBytes: number; readonly files: number };
}

export interface ClientReport {
  readonly kind: "error" | "performance";
  readonly message?: string;
  readonly stack?: string;
  /** Pattern of the view's address. */
  readonly view?: string;
  readonly digest?: string;
  /** Names and milliseconds. */
  readonly measures?: Readonly<Record<string, number>>;
}
