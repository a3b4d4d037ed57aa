/** Screens as a tree of their paths. Arrow keys walk it, Enter or Space opens a branch, a click selects a screen. */
import type { Screen } from "@as-built/spec";
import { getTreeExpandedState, Tree, type TreeNodeData, useTree } from "@mantine/core";
import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { Tag } from "../../kit/Tag.tsx";
import { TemplateText } from "../../kit/TemplateText.tsx";
import { plural } from "../../model/format.ts";
import { type ScreenBranch, screenTree } from "../../model/screen-graph.ts";
import { BasisMark } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./ScreenTree.module.css";
import { statementsAt } from "./statements-at.ts";
import { type LayoutProps, useSelect } from "./use-select.ts";

export function ScreenTree({ view, statements }: LayoutProps) {
  const { model } = useWorkspace();
  const select = useSelect(view);
  const { data, screens } = useMemo(() => {
    const branches = screenTree(statementsAt(model.specification, "screens", statements));
    return { data: branches.map(nodeOf), screens: new Map(branches.flatMap(screensOf)) };
  }, [model, statements]);
  const tree = useTree({ initialExpandedState: getTreeExpandedState(data, "*"), multiple: false });
  const selected = view.selected?.id;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected !== undefined) box.current?.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <div ref={box} className={classes.box}>
      <Tree
        data={data}
        tree={tree}
        aria-label="Screens"
        levelOffset={22}
        expandOnClick={false}
        renderNode={({ node, expanded, hasChildren, elementProps }) => {
          const screen = screens.get(node.value);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its items
            // biome-ignore lint/a11y/noStaticElementInteractions: the tree makes it an item
            <div
              {...elementProps}
              className={clsx(
                elementProps.className,
                classes.node,
                screen !== undefined && screen.id === selected && classes.selected,
              )}
              data-chosen={(screen !== undefined && screen.id === selected) || undefined}
              onClick={(event) => {
                elementProps.onClick(event);
                if (screen) select(screen.id);
                else tree.toggleExpanded(node.value);
              }}
            >
              {screen && (
                <span className={classes.mark}>
                  <BasisMark basis={screen.basis} uncertain={screen.origin === "unknown"} />
                </span>
              )}
              {hasChildren ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={classes.toggle}
                  aria-label={expanded ? "Close the branch" : "Open the branch"}
                  onClick={(event) => {
                    event.stopPropagation();
                    tree.toggleExpanded(node.value);
                  }}
                >
                  <ChevronRight size={15} aria-hidden="true" className={clsx(expanded && classes.open)} />
                </button>
              ) : (
                <span className={classes.toggle} />
              )}
              <span className={clsx(classes.name, screen === undefined && classes.part)}>
                <TemplateText text={String(node.label)} />
              </span>
              {screen && <About screen={screen} />}
            </div>
          );
        }}
      />
    </div>
  );
}

function About({ screen }: { readonly screen: Screen }) {
  const { title, name, guards = [], calls = [], redirectsTo } = screen;
  return (
    <>
      {title ? (
        <span className={classes.title}>{title}</span>
      ) : (
        name && <span className={classes.routeName}>{name}</span>
      )}
      {redirectsTo && <span className={classes.note}>redirects to {redirectsTo}</span>}
      {guards.length > 0 && <Tag tone="warn">guarded</Tag>}
      {calls.length > 0 && <span className={classes.note}>{plural(calls.length, "call")}</span>}
    </>
  );
}

const nodeOf = ({ path, name, children }: ScreenBranch): TreeNodeData => ({
  value: path,
  label: name === "/" ? "/" : `/${name}`,
  ...(children.length === 0 ? {} : { children: children.map(nodeOf) }),
});

const screensOf = ({ path, screen, children }: ScreenBranch): readonly (readonly [string, Screen])[] => [
  ...(screen ? [[path, screen] as const] : []),
  ...children.flatMap(screensOf),
];
