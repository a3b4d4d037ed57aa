/** An error of the API, thrown anywhere below a route and written as its body in one place. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ERROR_CODES, type ErrorCode } from "./error-codes.ts";

export interface ErrorDetail {
  /** Where in the request: a field, a file. */
  readonly at: string;
  readonly message: string;
}

export interface ApiErrorOptions {
  readonly digest?: string;
  readonly details?: readonly ErrorDetail[];
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly options: ApiErrorOptions;

  /** @param detail what it is about: a file's name, a bound */
  constructor(code: ErrorCode, detail?: string, options: ApiErrorOptions = {}) {
    super(detail === undefined ? ERROR_CODES[code].message : `${ERROR_CODES[code].message} (${detail})`);
    this.code = code;
    this.status = ERROR_CODES[code].status;
    this.options = options;
  }

  get body() {
    return { error: { code: this.code, message: this.message, ...this.options } };
  }
}
