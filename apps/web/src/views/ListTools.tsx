/** Above a list: the filter as one types, what else is chosen there, and how many entries that leaves. */
import type { ReactNode } from "react";
import { FilterField } from "../kit/FilterField.tsx";
import classes from "./ListTools.module.css";

interface ListToolsProps {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly words: string;
  readonly children?: ReactNode;
}

export const ListTools = ({ label, query, onQuery, words, children }: ListToolsProps) => (
  <div className={classes.tools}>
    <FilterField className={classes.filter} label={label} isFirst value={query} onChange={onQuery} />
    {children}
    <span className={classes.words} aria-hidden="true">
      {words}
    </span>
  </div>
);
