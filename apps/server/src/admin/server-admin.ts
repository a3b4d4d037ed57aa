/** What can be done to a server's data from outside of it, by whoever may read its data folder or its database. */
import type { ImportCounts } from "../archive/read-import.ts";
import type { TokenShape } from "../contract/access.ts";
import type { Role } from "../contract/caller.ts";

export interface ServerAdmin {
  /** The secret can be read nowhere afterwards. */
  createToken(token: { readonly name: string; readonly role: Role; readonly expiresAt?: Date | undefined }): Promise<{
    readonly token: TokenShape;
    readonly secret: string;
  }>;
  listTokens(): Promise<readonly TokenShape[]>;
  /** @returns whether there was one */
  revokeToken(id: string): Promise<boolean>;
  /**
   * Writes everything but the tokens into one archive.
   *
   * @param location a file that is not there yet
   */
  export(location: string): Promise<void>;
  /** Adds what an archive holds. @throws ServerError `bad-import` */
  import(location: string): Promise<ImportCounts>;
  close(): Promise<void>;
}
