/**
 * A recording for keeping, without what people entered and saw. Files of the application stay as they are. Of calls stay
 * method, address, status, and the keys and types of bodies and answers, never a value; cookies and headers go.
 */
import { z } from "zod";
import { isApplicationFile } from "../collect/recorded.ts";
import { operationPart } from "./operation.ts";

const Body = z.object({ mimeType: z.string().catch(""), text: z.string().optional() });

const Entry = z.object({
  startedDateTime: z.string().catch(""),
  time: z.number().catch(-1),
  request: z.object({ method: z.string(), url: z.string(), postData: Body.optional().catch(undefined) }),
  response: z.object({
    status: z.number(),
    content: z.object({ ...Body.shape, encoding: z.string().optional() }),
  }),
  _resourceType: z.string().optional().catch(undefined),
});

type Entry = z.infer<typeof Entry>;

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/** Values within values, and different ones of one list. */
const MAX_DEPTH = 32;
const MAX_SHAPES = 10;

/** @param text a HAR that `readHar` reads */
export function maskedHar(text: string): string {
  const { log } = Har.parse(JSON.parse(text));
  const entries = log.entries.flatMap((one) => {
    const { success, data } = Entry.safeParse(one);
    return success ? [masked(data)] : [];
  });
  return JSON.stringify({ log: { version: "1.2", creator: { name: "as-built", version: "1" }, entries } });
}

/** With the fields that HAR 1.2 asks for. */
function masked({ startedDateTime, time, request, response, _resourceType }: Entry) {
  const { content } = response;
  const url = URL.parse(request.url);
  const isFile =
    request.method === "GET" && url !== null && isApplicationFile(url, content.mimeType, _resourceType === "manifest");
  const sizes = { headersSize: -1, bodySize: -1 };
  const shared = { httpVersion: "", cookies: [], headers: [], ...sizes };
  const address = isFile || url === null ? request.url : maskedAddress(url);
  const { postData } = request;
  return {
    startedDateTime,
    time,
    request: {
      method: request.method,
      url: address,
      queryString: [...(URL.parse(address)?.searchParams.keys() ?? [])].map((name) => ({ name, value: "" })),
      ...(postData && { postData: maskedBody(postData) }),
      ...shared,
    },
    response: {
      status: response.status,
      statusText: "",
      redirectURL: "",
      content: { size: -1, ...(isFile ? content : maskedBody(decoded(content))) },
      ...shared,
    },
    cache: {},
    timings: { send: -1, wait: -1, receive: -1 },
    ...(_resourceType !== undefined && { _resourceType }),
  };
}

/** Names of parameters stay. So do words of a path, but not what names one thing in it. */
function maskedAddress(from: URL): string {
  const url = new URL(from);
  url.username = "";
  url.password = "";
  url.hash = "";
  url.pathname = url.pathname.split("/").map(maskedName).join("/");
  url.search = maskedParameters(url.searchParams);
  return url.href;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A number, a UUID, an address of mail, or a long name with a digit, as keys of records are. */
function maskedName(name: string): string {
  if (/^\d+$/.test(name)) return "0";
  if (UUID.test(name)) return "00000000-0000-0000-0000-000000000000";
  if (/@|%40/.test(name)) return "someone@mail.invalid";
  return name.length >= 16 && /\d/.test(name) ? "0" : name;
}

const decoded = ({ encoding, text, mimeType }: Entry["response"]["content"]): z.infer<typeof Body> => ({
  mimeType,
  ...(text !== undefined && { text: encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text }),
});

/** JSON and forms keep their keys; of everything else only the type stays. */
function maskedBody({ mimeType, text }: z.infer<typeof Body>): z.infer<typeof Body> {
  if (text === undefined || text === "") return { mimeType };
  if (/^application\/x-www-form-urlencoded/i.test(mimeType))
    return {
      mimeType,
      text: maskedParameters(new URLSearchParams(text)),
    };
  try {
    const value: unknown = JSON.parse(text);
    return { mimeType, text: JSON.stringify(maskedDocument(value)) };
  } catch {
    return { mimeType };
  }
}

function maskedParameters(given: URLSearchParams): string {
  const masked = new URLSearchParams();
  for (const [name, value] of given) masked.append(maskedName(name), maskedParameter(name, value));
  return masked.toString();
}

/** A value of a query or of a form: what it looks like. */
function maskedParameter(name: string, value: string): string {
  if (/^-?\d+$/.test(value)) return "0";
  if (/^-?\d+\.\d+$/.test(value)) return "0.5";
  return operationPart(name, value) ?? (/^(?:true|false)$/.test(value) ? "false" : "");
}

/** The name of an operation stays: which one it is, nothing else says. */
function maskedDocument(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return maskedValue(value, 0);
  const masked = Object.entries(value).map(([key, one]) => {
    const part = typeof one === "string" ? operationPart(key, one) : undefined;
    return [maskedName(key), part ?? maskedValue(one, 1)];
  });
  return Object.fromEntries(masked);
}

function maskedValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "number") return Number.isInteger(value) ? 0 : 0.5;
  if (typeof value === "boolean") return false;
  if (value === null || typeof value !== "object" || depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) return shapesOf(value, depth);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [maskedName(key), maskedValue(one, depth + 1)]));
}

/** Each shape of a list's values once. */
function shapesOf(values: readonly unknown[], depth: number): readonly unknown[] {
  const shapes = new Map<string, unknown>();
  for (const value of values) {
    const shape = maskedValue(value, depth + 1);
    shapes.set(JSON.stringify(shape), shape);
    if (shapes.size === MAX_SHAPES) break;
  }
  return [...shapes.values()];
}
