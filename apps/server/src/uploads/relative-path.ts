/** The path of a loose file, by the rules of archives. */
import { archivePath, CaptureError } from "@as-built/capture";
import { ApiError } from "../contract/api-error.ts";

/** @throws ApiError `unsafe-path` */
export function relativePath(name: string): string {
  try {
    const path = archivePath(name);
    if (path !== "") return path;
  } catch (error) {
    if (!(error instanceof CaptureError)) throw error;
  }
  throw new ApiError("unsafe-path", name.slice(0, 200));
}

/** Whether it is one already, as it stands. */
export function isRelativePath(path: string): boolean {
  try {
    return relativePath(path) === path;
  } catch {
    return false;
  }
}
