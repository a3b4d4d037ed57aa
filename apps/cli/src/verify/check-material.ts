/** Files and digests: what the specification lists is there, byte by byte, and what is there is listed. */
import { createHash } from "node:crypto";
import type { Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";

export function checkMaterial({ material, subject }: Specification, files: PlainMaterial): readonly Falsehood[] {
  const listed = new Map<string, Specification["material"]["files"][number]>(
    material.files.map((file) => [file.id, file]),
  );
  const wrong = material.files.flatMap(({ id, bytes, sha256 }): readonly Falsehood[] => {
    const file = files.get(id);
    if (file === undefined) return [{ code: "missing-file", where: "/material/files", what: id }];
    const size: Falsehood = { code: "wrong-size", where: id, what: `${bytes}, not ${file.bytes}` };
    const digest: Falsehood = { code: "wrong-digest", where: id, what: sha256 };
    return [...(file.bytes === bytes ? [] : [size]), ...(file.sha256 === sha256 ? [] : [digest])];
  });
  const unlisted = Array.from(files.keys()).filter((id) => !listed.has(id));
  return [
    ...wrong,
    ...(listed.size === material.files.length
      ? []
      : [{ code: "same-id", where: "/material/files", what: "a file" } as const]),
    ...unlisted.map((id): Falsehood => ({ code: "unlisted-file", where: "/material/files", what: id })),
    ...(subject.digest === digestOf(files)
      ? []
      : [{ code: "wrong-digest", where: "/subject/digest", what: subject.digest } as const]),
  ];
}

/** As the format says: over the digests of all files, sorted, a line each. */
function digestOf(files: PlainMaterial): string {
  const digests = Array.from(files.values(), ({ sha256 }) => sha256).sort();
  return createHash("sha256").update(digests.join("\n")).digest("hex");
}
