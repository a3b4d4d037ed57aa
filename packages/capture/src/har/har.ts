/**
 * A recording of network traffic in the format HAR 1.2, as browsers save it: text to the entries that can be read. Fields
 * that nothing here needs are not looked at, since programs write them in many ways; an odd entry spoils no other.
 */
import { z } from "zod";
import { CaptureError } from "../capture-error.ts";

/** http://www.softwareishard.com/blog/har-12-spec/#entries; `_resourceType` and `_webSocketMessages` are what Chromium adds. */
const Body = z.object({ mimeType: z.string().catch(""), text: z.string().optional().catch(undefined) });

const Entry = z.object({
  request: z.object({ method: z.string(), url: z.string(), postData: Body.optional().catch(undefined) }),
  response: z.object({
    status: z.number(),
    content: z.object({
      size: z.number().optional(),
      mimeType: z.string().catch(""),
      text: z.string().optional(),
      encoding: z.string().optional(),
    }),
  }),
  _resourceType: z.string().optional().catch(undefined),
  _webSocketMessages: z
    .array(z.object({ type: z.string(), opcode: z.number(), data: z.string() }))
    .optional()
    .catch(undefined),
});

export interface HarEntry extends z.infer<typeof Entry> {
  /** Its place in the recording. */
  readonly at: number;
}

export interface HarRecording {
  readonly entries: readonly HarEntry[];
  /** How many entries it has, odd ones included. */
  readonly total: number;
}

const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/** @throws {CaptureError} `har-damaged` */
export function readHar(text: string, name: string): HarRecording {
  const { success, data } = Har.safeParse(parsed(text.replace(/^\uFEFF/, ""), name));
  if (!success) throw new CaptureError("har-damaged", `${name}: it has no list log.entries`);
  const entries = data.log.entries.flatMap((one, at) => {
    const entry = Entry.safeParse(one).data;
    return entry === undefined ? [] : [{ ...entry, at }];
  });
  return { entries, total: data.log.entries.length };
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CaptureError("har-damaged", `${name}: ${error instanceof Error ? error.message : "no JSON"}`, {
      cause: error,
    });
  }
}
