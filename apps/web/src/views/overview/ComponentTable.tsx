/** Components with version, kind and size; each leads to its evidence. */
import type { Component } from "@as-built/spec";
import { Table } from "@mantine/core";
import { count } from "../../model/format.ts";
import { componentExhibitId } from "../../model/specification-model.ts";
import { KIND_NAMES } from "../../model/words.ts";
import { BasisMark } from "../BasisMark.tsx";
import { ViewLink } from "../ViewLink.tsx";
import classes from "./Overview.module.css";

export function ComponentTable({ components }: { readonly components: readonly Component[] }) {
  return (
    <div className={classes.wide}>
      <Table verticalSpacing={7} horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.mark ?? ""} aria-label="Certainty" />
            <Table.Th>Library</Table.Th>
            <Table.Th>Version</Table.Th>
            <Table.Th>Kind</Table.Th>
            <Table.Th className={classes.number ?? ""}>Characters</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {components.map(({ id, name, version, versionRange, kind, size, basis }) => (
            <Table.Tr key={id}>
              <Table.Td className={classes.mark ?? ""}>{basis && <BasisMark basis={basis} />}</Table.Td>
              <Table.Td>
                <ViewLink view={{ page: "overview", selected: { id: componentExhibitId(id), range: 1 } }}>
                  {name}
                </ViewLink>
              </Table.Td>
              <Table.Td className={classes.code ?? ""}>
                {version ?? <span className={classes.dim}>{versionRange ? `fits ${versionRange}` : "unknown"}</span>}
              </Table.Td>
              <Table.Td>{KIND_NAMES[kind]}</Table.Td>
              <Table.Td className={classes.number ?? ""}>{count(size)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
