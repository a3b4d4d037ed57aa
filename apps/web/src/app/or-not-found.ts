/** What the server does not have is a page that is not there, and no failure. */
import { notFound } from "@tanstack/react-router";
import { ApiError } from "../api/problem.ts";

/** An id that is none is answered with 400. */
const ABSENT = new Set([400, 404]);

export function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw error instanceof ApiError && ABSENT.has(error.status) ? notFound() : error;
  });
}
