/** What a version is held against: `satisfies(server.version,"2.22.1")`. Takes the calls, gives the name by the version's node. */
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { Survey } from "../../survey.ts";

export function versionSubjects(survey: Survey, context: ExtractContext, form: RegExp): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>();
  for (const { node, module } of survey.calls) {
    const version = node.arguments.find((one) => one.type === "Literal" && form.test(literalString(one) ?? ""));
    const other = version && node.arguments.find((one) => one !== version && one.type !== "Literal");
    const name = other && subjectIndex(survey, context).namer.of(other, module)?.name;
    if (version && name !== undefined) found.set(version, name);
  }
  return found;
}
