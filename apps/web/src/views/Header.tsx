/** The page's head: whose specification it is, made from what. */
import { Burger } from "@mantine/core";
import type { ReactNode } from "react";
import { ThemeToggle } from "../kit/ThemeToggle.tsx";
import { productName } from "../model/material-summary.ts";
import { OVERVIEW } from "../model/view-state.ts";
import { ExportMenu } from "./export/ExportMenu.tsx";
import classes from "./Header.module.css";
import { Mark } from "./Mark.tsx";
import { SearchButton } from "./search/QuickSearch.tsx";
import { ViewLink } from "./ViewLink.tsx";
import { useWorkspace } from "./workspace-context.ts";

interface HeaderProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
  readonly place: ReactNode;
  readonly actions: ReactNode;
}

export function Header({ menuOpen, onMenu, place, actions }: HeaderProps) {
  const { specification } = useWorkspace().model;
  const name = productName(specification);
  const { input } = specification.subject;
  return (
    <div className={classes.header}>
      <Burger
        opened={menuOpen}
        onClick={onMenu}
        hiddenFrom="sm"
        size="sm"
        aria-expanded={menuOpen}
        aria-label={menuOpen ? "Close the list of points" : "Open the list of points"}
      />
      {place ?? (
        <>
          <ViewLink view={OVERVIEW} className={classes.brand} aria-label="As-Built: to the overview">
            <Mark />
            <span className={classes.brandName}>As-Built</span>
          </ViewLink>
          <span className={classes.rule} aria-hidden="true" />
          <p className={classes.subject}>
            <strong className={classes.name}>{name}</strong>
            {input !== name && <span className={classes.input}>{input}</span>}
          </p>
        </>
      )}
      <div className={classes.actions}>
        <SearchButton />
        <ExportMenu />
        {actions}
        <ThemeToggle />
      </div>
    </div>
  );
}
