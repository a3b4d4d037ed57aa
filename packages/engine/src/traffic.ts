/**
 * What the capture stage hands over of a recording of network traffic: its calls without their values. The names of fields
 * and the words of paths are still there, since only the program's code tells which of them are its own.
 */
import type { SeenParameter, Shape } from "@as-built/spec";

/** A message over a socket. */
export interface SocketMessage {
  readonly direction: "sent" | "received";
  /** What may be its name: several keys of a message may hold it. */
  readonly names: readonly string[];
  /** The path that the code gives to socket.io, which has another one for the connection. */
  readonly namespace?: string;
  /** Whether the sketch is of the whole message, its name among it. */
  readonly isWhole: boolean;
}

/** One request and its answer, or a message over the connection that it opened. */
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
  readonly kind: "request" | "socket" | "stream" | "message";
  readonly message?: SocketMessage;
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
