/** Leaves out of a survey what stands in catalogues of texts: keys of messages are neither fields nor values. */
import type { FileId } from "@as-built/spec";
import type { Words } from "../i18n/words.ts";
import type { Survey } from "../survey.ts";

/** So many texts are those of a whole application; fewer may be the labels of some states. */
const MIN_TEXTS = 100;

export function untranslated(survey: Survey, words: Words): Survey {
  const large = words.all().flatMap(({ entries, ranges }) => (entries.length < MIN_TEXTS ? [] : ranges));
  const ranges = Map.groupBy(large, ({ file }) => file);
  const isText = (file: FileId, at: number): boolean =>
    words.isTranslation(file, at) || (ranges.get(file)?.some(({ start, end }) => start <= at && at < end) ?? false);
  return {
    ...survey,
    objects: survey.objects.filter(({ node, module: { script } }) => !isText(script.file, script.base + node.start)),
  };
}
