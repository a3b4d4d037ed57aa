/** Screens as a tree of their paths. Arrow keys walk it, Space opens a branch, Enter or a click selects a screen. */
import type { Screen } from "@as-built/spec";
import { getTreeExpandedState, Tree, type TreeNodeData, useTree } from "@mantine/core";
import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { indexAfterKey } from "../../kit/list-keys.ts";
import { Tag } from "../../kit/Tag.tsx";
import { TemplateText } from "../../kit/TemplateText.tsx";
import { count } from "../../model/format.ts";
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
  const selected = view.selected?.id;
  const tree = useTree({
    initialExpandedState: getTreeExpandedState(data, "*"),
    selectedState: [...screens].flatMap(([path, { id }]) => (id === selected ? [path] : [])),
    multiple: false,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected !== undefined) box.current?.querySelector("[data-chosen]")?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const { value } = event.target.dataset;
    if (event.key === "Enter" && value !== undefined) {
      const screen = screens.get(value);
      if (screen) select(screen.id);
      else tree.toggleExpanded(value);
      event.preventDefault();
    }
    // The keys of the page come to the box itself; those of the tree to its items.
    if (event.target !== event.currentTarget) return;
    const isInSight = (path: string) => pathsAbove(path).every((above) => tree.expandedState[above]);
    const paths = [...screens.keys()].filter(isInSight);
    const active = paths.findIndex((path) => screens.get(path)?.id === selected);
    const next = indexAfterKey(event.key, active, paths.length);
    const id = screens.get(paths[next ?? -1] ?? "")?.id;
    if (id !== undefined) select(id, true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tree's items have the focus
    <div ref={box} className={classes.box} data-walks onKeyDown={onKeyDown}>
      <div className={classes.headings} aria-hidden="true">
        <span>Path</span>
        <span>Title</span>
        <span className={classes.figure}>Calls</span>
        <span className={classes.figure}>Rules</span>
        <span className={classes.figure}>Messages</span>
      </div>
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
              {/* A place of its own: on paper there are no buttons, and the columns stay. */}
              <span className={classes.toggle}>
                {hasChildren && (
                  <button
                    type="button"
                    tabIndex={-1}
                    className={classes.opener}
                    aria-label={expanded ? "Close the branch" : "Open the branch"}
                    onClick={(event) => {
                      event.stopPropagation();
                      tree.toggleExpanded(node.value);
                    }}
                  >
                    <ChevronRight size={15} aria-hidden="true" className={clsx(expanded && classes.open)} />
                  </button>
                )}
              </span>
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
  const { model } = useWorkspace();
  const { id, title, name, guards = [], calls = [], redirectsTo } = screen;
  const met = model.onScreen(id);
  return (
    <>
      <span className={classes.about}>
        {title ? (
          <span className={classes.title}>{title}</span>
        ) : (
          name && <span className={classes.routeName}>{name}</span>
        )}
        {redirectsTo && <span className={classes.note}>redirects to {redirectsTo}</span>}
        {guards.length > 0 && <Tag tone="warn">guarded</Tag>}
      </span>
      <Figure of={calls.length} word="call" />
      <Figure of={met.filter(({ point }) => point === "validation").length} word="rule" />
      <Figure of={met.filter(({ point }) => point === "errors").length} word="message" />
    </>
  );
}

function Figure({ of, word }: { readonly of: number; readonly word: string }) {
  return (
    <span className={classes.number}>
      {of > 0 && (
        <>
          {count(of)}
          <span className={classes.unit}>
            {" "}
            {word}
            {of === 1 ? "" : "s"}
          </span>
        </>
      )}
    </span>
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

/** "/a/b/c" is below "/a" and "/a/b". */
function pathsAbove(path: string): readonly string[] {
  const parts = path.split("/").filter(Boolean);
  return parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
}
