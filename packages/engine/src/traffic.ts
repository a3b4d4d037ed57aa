/**
 * What the capture stage hands over of a recording of network traffic: its calls without their values. The names of fields
 * and the words of paths are still there, since only the program's code tells which of them are its own.
 */
import type { SeenParameter, Shape } from "@as-built/spec";

/** One request and its answer. */
export interface Exchange {
  /** Place in the recording's list of entries. */
  readonly entry: number;
  /** Upper case. */
  readonly method: string;
  /** Scheme and host, `http` and `https` for sockets, too. */
  readonly origin: string;
  /** As it was sent, escaped, without a query. */
  readonly path: string;
  readonly query: readonly SeenParameter[];
  /** The name of a GraphQL operation. */
  readonly operation?: string;
  readonly kind: "request" | "socket" | "stream";
  readonly status: number;
  /** Of the body that was sent, and of the answer: the essence of their media types, and sketches of what is JSON or a form. */
  readonly requestType?: string;
  readonly request?: Shape;
  readonly answerType?: string;
  readonly answer?: Shape;
}

export interface RecordedTraffic {
  readonly name: string;
  /** Of its bytes, hexadecimal. */
  readonly sha256: string;
  /** The origin of the application's page. */
  readonly site: string;
  /** How many entries the recording has, those that are no calls included. */
  readonly entries: number;
  readonly exchanges: readonly Exchange[];
}
