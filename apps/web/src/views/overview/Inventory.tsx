/** The inventory: frameworks, libraries, runtimes and polyfills that were recognised, with versions where shown. */
import { groupComponents } from "@as-built/spec";
import { Table, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { count, plural } from "../../model/format.ts";
import { componentExhibitId } from "../../model/specification-model.ts";
import { formatView } from "../../model/view-state.ts";
import { KIND_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import { Bundlers } from "./Bundlers.tsx";
import classes from "./Overview.module.css";

export function Inventory() {
  const { specification } = useWorkspace().model;
  const [query, setQuery] = useState("");
  const components = useMemo(() => [...groupComponents(specification).values()].flat(), [specification]);
  const shown = components.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <section className={classes.section} aria-labelledby="inventory">
      <div className={classes.tableTools}>
        <div>
          <h2 id="inventory" className={classes.sectionTitle}>
            Inventory
          </h2>
          <p className={classes.lead}>
            {plural(components.length, "component")} recognised and left out of the nine points.
          </p>
          <Bundlers />
        </div>
        {components.length > 8 && (
          <TextInput
            type="search"
            aria-label="Filter the inventory"
            placeholder="Filter…"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        )}
      </div>
      <LiveText>{query === "" ? "" : plural(shown.length, "component")}</LiveText>
      {shown.length === 0 ? (
        <Notice
          state="empty"
          title={components.length === 0 ? "No third-party code was recognised" : "No component has this name"}
        />
      ) : (
        <div className={classes.wide}>
          <Table verticalSpacing={7} horizontalSpacing="md">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Component</Table.Th>
                <Table.Th>Version</Table.Th>
                <Table.Th>Kind</Table.Th>
                <Table.Th className={classes.number ?? ""}>Code units</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ id, name, version, versionRange, kind, size }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <a href={formatView({ page: "overview", selected: { id: componentExhibitId(id), range: 1 } })}>
                      {name}
                    </a>
                  </Table.Td>
                  <Table.Td className={classes.code ?? ""}>
                    {version ?? versionRange ?? <span className={classes.dim}>not shown</span>}
                  </Table.Td>
                  <Table.Td>{KIND_NAMES[kind]}</Table.Td>
                  <Table.Td className={classes.number ?? ""}>{count(size)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}
