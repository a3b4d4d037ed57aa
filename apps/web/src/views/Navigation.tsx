/** The overview and the nine points as links, each with how much it holds. */
import { POINTS } from "@as-built/spec";
import clsx from "clsx";
import { Files, GitCompareArrows, Search } from "lucide-react";
import type { ReactNode } from "react";
import { count } from "../model/format.ts";
import { materialSummary } from "../model/material-summary.ts";
import { COMPARE, filesView, OVERVIEW, pointView, searchView, type View } from "../model/view-state.ts";
import { POINT_NAMES } from "../model/words.ts";
import classes from "./Navigation.module.css";
import { ViewLink } from "./ViewLink.tsx";
import { useWorkspace } from "./workspace-context.ts";

export function Navigation({ onGo }: { readonly onGo: () => void }) {
  const { model, view } = useWorkspace();
  const { tool, subject } = model.specification;
  return (
    <div className={classes.navigation}>
      <ul className={classes.list}>
        <li>
          <NavigationLink view={OVERVIEW} current={view.page === "overview"} onGo={onGo}>
            <span className={classes.number} aria-hidden="true" />
            <span className={classes.name}>Overview</span>
          </NavigationLink>
        </li>
        {POINTS.map(({ name }, index) => (
          <li key={name}>
            <NavigationLink view={pointView(name)} current={view.page === "point" && view.point === name} onGo={onGo}>
              <span className={classes.number}>{index + 1}</span>
              <span className={classes.name}>{POINT_NAMES[name]}</span>
              {model.counts[index]?.shown ? (
                <span className={classes.count}>{count(model.counts[index].statements)}</span>
              ) : (
                <span className={classes.none}>not shown</span>
              )}
            </NavigationLink>
          </li>
        ))}
        <li className={classes.tools}>
          <NavigationLink view={filesView("")} current={view.page === "files" || view.page === "file"} onGo={onGo}>
            <Files className={classes.icon} size={14} aria-hidden="true" />
            <span className={classes.name}>Files</span>
            <span className={classes.count}>{count(model.specification.material.files.length)}</span>
          </NavigationLink>
        </li>
        <li>
          <NavigationLink view={searchView("")} current={view.page === "search"} onGo={onGo}>
            <Search className={classes.icon} size={14} aria-hidden="true" />
            <span className={classes.name}>Search</span>
          </NavigationLink>
        </li>
        <li>
          <NavigationLink view={COMPARE} current={view.page === "compare"} onGo={onGo}>
            <GitCompareArrows className={classes.icon} size={14} aria-hidden="true" />
            <span className={classes.name}>Compare</span>
          </NavigationLink>
        </li>
      </ul>
      <footer className={classes.foot}>
        <p>{materialSummary(model.specification)}</p>
        <p title={subject.digest}>
          {tool.name} {tool.version} · {subject.digest.slice(0, 12)}
        </p>
      </footer>
    </div>
  );
}

interface NavigationLinkProps {
  readonly view: View;
  readonly current: boolean;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

function NavigationLink({ view, current, onGo, children }: NavigationLinkProps) {
  return (
    <ViewLink
      view={view}
      className={clsx(classes.link, current && classes.current)}
      aria-current={current ? "page" : undefined}
      onClick={onGo}
    >
      {children}
    </ViewLink>
  );
}
