/** What went wrong with a request, as the server says it: a code for programs, a sentence for people, a digest. */

export interface Problem {
  readonly code: string;
  /** A sentence for people, with the next step. */
  readonly message: string;
  /** Stands in the server's log beside the cause. */
  readonly digest?: string;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly problem: Problem;
  /** The answer's status; 0 where none came. */
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.problem = problem;
    this.status = status;
  }
}

const UNREACHABLE: Problem = {
  code: "unreachable",
  message: "The server did not answer. Start it again with: asbuilt serve",
};

const UNREADABLE: Problem = {
  code: "unreadable",
  message: "The server's answer could not be read. Load the page again.",
};

export const unreachable = (): ApiError => new ApiError(UNREACHABLE, 0);

/** The problem that an answer tells of. */
export async function problemOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(readProblem(body) ?? UNREADABLE, response.status);
}

function readProblem(body: unknown): Problem | undefined {
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error) || typeof error.code !== "string" || typeof error.message !== "string") return undefined;
  const { code, message, digest } = error;
  return { code, message, ...(typeof digest === "string" ? { digest } : {}) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
