/** Said above the nine points where code was read and not understood: how much, where, and what to do next. */
import type { Gap } from "@as-built/spec";
import { Notice } from "../../kit/Notice.tsx";
import { beforeFile, gapWords } from "../../model/gap-words.ts";
import { fileView } from "../../model/view-state.ts";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

export function Gaps() {
  const { gaps = [] } = useWorkspace().model.specification.material;
  if (gaps.length === 0) return null;
  return (
    <div className={classes.section}>
      <Notice state="warning" title="This specification covers only a part">
        <ul>
          {gaps.map((gap) => (
            <li key={`${gap.code} ${gap.file ?? ""} ${gap.start ?? ""}`}>
              {gapWords(gap)}
              <Place gap={gap} />.
            </li>
          ))}
        </ul>
        <p>
          What this code holds is not in the nine points. Check that all scripts of the application were captured, as
          the browser runs them.
        </p>
      </Notice>
    </div>
  );
}

function Place({ gap }: { readonly gap: Gap }) {
  if (gap.file === undefined) return null;
  return (
    <>
      {beforeFile(gap)}
      <ViewLink view={fileView(gap.file, gap.start)}>{gap.file}</ViewLink>
    </>
  );
}
