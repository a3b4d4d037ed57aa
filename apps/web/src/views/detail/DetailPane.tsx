/**
 * What is selected: its particulars, how it was reached, and its evidence in the script's text. Beside the page on a
 * wide window; on a narrow one it lies over it and keeps the focus until it is closed.
 */
import { ActionIcon, FocusTrap } from "@mantine/core";
import { useHotkeys, useMediaQuery } from "@mantine/hooks";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Breakable } from "../../kit/Breakable.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { Splitter } from "../../kit/Splitter.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { useEscape } from "../../kit/use-escape.ts";
import { useFocusReturn } from "../../kit/use-focus-return.ts";
import type { Exhibit } from "../../model/exhibit.ts";
import { IN_ORDER } from "../../model/layouts.ts";
import type { Selection, View } from "../../model/view-state.ts";
import { walk } from "../walk.ts";
import { useWorkspace } from "../workspace-context.ts";
import { CopyMenu } from "./CopyMenu.tsx";
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
        <Splitter label="Width of the details" name="pane" />
        <header className={classes.head}>
          <div className={classes.titles}>
            {exhibit && <p className={classes.kind}>{exhibit.kind}</p>}
            <h2 className={classes.title} data-mono={exhibit?.mono}>
              {exhibit?.tag && <Tag tone={exhibit.tag.tone}>{exhibit.tag.text}</Tag>}{" "}
              {exhibit ? <Breakable text={exhibit.title} /> : "Not found"}
            </h2>
          </div>
          {view.page === "point" && (view.list === "left-out" || IN_ORDER.has(view.layout)) && <Walk />}
          {exhibit && <CopyMenu exhibit={exhibit} />}
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

/** To the finding before and after this one, as the list has them. */
function Walk() {
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Previous finding"
        title="Previous finding (k)"
        onClick={() => walk("ArrowUp")}
      >
        <ChevronUp size={17} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Next finding"
        title="Next finding (j)"
        onClick={() => walk("ArrowDown")}
      >
        <ChevronDown size={17} aria-hidden="true" />
      </ActionIcon>
    </>
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
  const last = exhibit.evidence.length - 1;
  useHotkeys([
    ["n", () => choose(Math.min(index + 1, last))],
    ["p", () => choose(Math.max(index - 1, 0))],
  ]);
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
