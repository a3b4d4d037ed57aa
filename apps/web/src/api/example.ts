/** The bundled example, an archive among the application's own files, as if somebody had dropped it. */
import type { Dropped } from "../model/dropped-files.ts";
import { problemOf, unreachable } from "./problem.ts";

const NAME = "lendwell.tgz";

export async function exampleFiles(): Promise<Dropped> {
  const answer = await fetch(`/example/${NAME}`).catch(() => {
    throw unreachable();
  });
  if (!answer.ok) throw await problemOf(answer);
  const file = new File([await answer.blob()], NAME, { type: "application/gzip" });
  return { input: NAME, files: [{ path: NAME, file }] };
}
