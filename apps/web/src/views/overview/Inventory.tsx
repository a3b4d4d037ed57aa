/** The inventory: frameworks, libraries, polyfills and runtimes that were recognised, largest first. */
import { groupComponents } from "@as-built/spec";
import { TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { count, plural } from "../../model/format.ts";
import { useWorkspace } from "../workspace-context.ts";
import { Bundlers } from "./Bundlers.tsx";
import { ComponentTable } from "./ComponentTable.tsx";
import classes from "./Overview.module.css";

const FIRST = 15;

export function Inventory() {
  const { specification } = useWorkspace().model;
  const [query, setQuery] = useState("");
  const components = useMemo(() => [...groupComponents(specification).values()].flat(), [specification]);
  const found = components.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const { shown, hidden, showAll } = useFirst(found, FIRST);
  return (
    <section className={classes.section} aria-labelledby="inventory">
      <div className={classes.tableTools}>
        <div>
          <h2 id="inventory" className={classes.sectionTitle}>
            Libraries ({count(components.length)})
          </h2>
          <p className={classes.lead}>Recognised, and excluded from the findings.</p>
          <Bundlers />
        </div>
        {components.length > FIRST && (
          <TextInput
            type="search"
            aria-label="Filter the libraries"
            placeholder="Filter…"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
      </div>
      <LiveText>{query === "" ? "" : plural(found.length, "library", "libraries")}</LiveText>
      {found.length === 0 ? (
        <Notice
          state="empty"
          title={components.length === 0 ? "No libraries recognised" : "No library has this name"}
        />
      ) : (
        <ComponentTable components={shown} />
      )}
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </section>
  );
}
