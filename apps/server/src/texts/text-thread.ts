/** The program of a thread for texts: makes one text at a time, keeps the last ones, and answers with parts of them. */
import { parentPort } from "node:worker_threads";
import { sliceText } from "@as-built/spec";
import { RecentTexts } from "./recent-texts.ts";
import { textOf } from "./text-of.ts";
import type { FromThread, ToThread } from "./text-task.ts";

/** Code units; a reader of a large file asks for part after part of it. */
const KEPT = 64 * 2 ** 20;

const recent = new RecentTexts(KEPT);
const encoder = new TextEncoder();

function answer({ task, contents }: ToThread): FromThread {
  const key = [task.kind, task.subject, ...task.digests].join(" ");
  const known = recent.get(key);
  if (known === undefined && contents === undefined) return { type: "missing" };
  const text = known ?? textOf(task, contents ?? []);
  if (text === undefined) return { type: "unreadable" };
  recent.add(key, text);
  const { text: part, ...place } = sliceText(text, task.from ?? 0, task.to ?? text.length);
  return { type: "part", part: { bytes: encoder.encode(part), ...place } };
}

function answerOrFailure(message: ToThread): FromThread {
  try {
    return answer(message);
  } catch (error) {
    return { type: "failed", error };
  }
}

parentPort?.on("message", (message: ToThread) => {
  const said = answerOrFailure(message);
  parentPort?.postMessage(said, said.type === "part" ? [said.part.bytes.buffer] : []);
});
