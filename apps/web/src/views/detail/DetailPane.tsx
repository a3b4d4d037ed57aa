/**
 * What is selected: its particulars, how it was reached, and its evidence in the script's text. Beside the page on a
 * wide window; on a narrow one it lies over it and keeps the focus until it is closed.
 */
import { ActionIcon, FocusTrap } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { X } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Notice } from "../../kit/Notice.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { useEscape } from "../../kit/use-escape.ts";
import { useFocusReturn } from "../../kit/use-focus-return.ts";
import type { Exhibit } from "../../model/exhibit.ts";
import type { Selection, View } from "../../model/view-state.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./DetailPane.module.css";
import { EvidencePanel } from "./EvidencePanel.tsx";
import { Particulars } from "./Particulars.tsx";

/** The width under which the pane lies over the page; DetailPane.module.css has the same. */
const NARROW = "(max-width: 62em)";

const LABEL = { "aria-label": "Details and evidence" };
const MODAL = { ...LABEL, role: "dialog", "aria-modal": true } as const;
const BESIDE = { ...LABEL, role: "complementary" } as const;

export function DetailPane({ selected }: { readonly selected: Selection }) {
  const { model, view, go } = useWorkspace();
  const narrow = useMediaQuery(NARROW) ?? false;
  const exhibit = useMemo(() => model.exhibit(view), [model, view]);
  const close = useCallback(() => go(closed(view), "push"), [go, view]);
  useEscape(true, close);
  useFocusReturn();
  return (
    <FocusTrap active={narrow}>
      <div className={classes.pane} {...(narrow ? MODAL : BESIDE)}>
        <header className={classes.head}>
          <div className={classes.titles}>
            <p className={classes.kind}>{exhibit?.kind ?? "Unknown"}</p>
            <h2 className={classes.title} data-mono={exhibit?.mono}>
              {exhibit?.tag && <Tag tone={exhibit.tag.tone}>{exhibit.tag.text}</Tag>} {exhibit?.title ?? "Not found"}
            </h2>
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Close the details"
            onClick={close}
            data-autofocus
          >
            <X size={18} aria-hidden="true" />
          </ActionIcon>
        </header>
        {exhibit ? <Contents exhibit={exhibit} range={selected.range} /> : <Absent id={selected.id} />}
      </div>
    </FocusTrap>
  );
}

function Contents({ exhibit, range }: { readonly exhibit: Exhibit; readonly range: number }) {
  const { view, go } = useWorkspace();
  const index = Math.min(range, exhibit.evidence.length) - 1;
  const choose = (next: number) => {
    if (view.page === "overview" || view.page === "point") {
      go({ ...view, selected: { id: exhibit.id, range: next + 1 } }, "replace");
    }
  };
  return (
    <div className={classes.contents} key={exhibit.id}>
      <Particulars exhibit={exhibit} chosen={index} onChoose={choose} />
      <EvidencePanel exhibit={exhibit} index={index} onChoose={choose} />
    </div>
  );
}

const Absent = ({ id }: { readonly id: string }) => (
  <div className={classes.inset}>
    <Notice state="empty" title="Not found in this release">
      <p>
        The link names <code>{id}</code>. It may come from another release.
      </p>
    </Notice>
  </div>
);

function closed(view: View): View {
  if (view.page !== "overview" && view.page !== "point") return view;
  const { selected: _, ...rest } = view;
  return rest;
}
