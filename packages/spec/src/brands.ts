/**
 * Branded strings and numbers of the format. A brand costs nothing at run time and keeps identifiers of different
 * things, and offsets into text, from being mixed up.
 */

declare const brand: unique symbol;

type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Path of a file relative to the capture's root, forward slashes. */
export type FileId = Branded<string, "FileId">;
/** Identity of a statement, made from what is stated. */
export type StatementId = Branded<string, "StatementId">;
/** Identity of a component of the inventory. */
export type ComponentId = Branded<string, "ComponentId">;
/** Identity of a recovered module, unique in one specification. */
export type ModuleId = Branded<string, "ModuleId">;
/** UTF-16 code unit offset into the decoded text of a file. */
export type Offset = Branded<number, "Offset">;

export const fileId = (path: string): FileId => path as FileId;
export const statementId = (id: string): StatementId => id as StatementId;
export const componentId = (id: string): ComponentId => id as ComponentId;
export const moduleId = (id: string): ModuleId => id as ModuleId;
export const offset = (position: number): Offset => position as Offset;
