/** Rows of an answer: where it was found, and what was found there. */
import { Table } from "@mantine/core";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Answer, Place } from "../api/types.ts";
import { LiveText } from "../kit/LiveText.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { plural } from "../model/format.ts";
import classes from "./AskPage.module.css";
import { Problem } from "./parts/Problem.tsx";

/** The part of a specification that a row leads to. */
type Target = { readonly page: "overview" } | { readonly page: "point"; readonly point: string; readonly id: string };

interface AnswerTableProps<T extends Place, K extends QueryKey> {
  readonly query: UseQueryOptions<Answer<T>, Error, Answer<T>, K>;
  readonly columns: readonly string[];
  readonly cellsOf: (use: T) => readonly string[];
  readonly viewOf: (use: T) => Target;
  readonly keyOf: (use: T) => string;
  /** What to try where nothing was found. */
  readonly nothing: ReactNode;
}

export function AnswerTable<T extends Place, K extends QueryKey>({
  query,
  columns,
  cellsOf,
  viewOf,
  keyOf,
  nothing,
}: AnswerTableProps<T, K>) {
  const { data, error, isPending, refetch } = useQuery(query);
  if (isPending) return <Waiting>Searching…</Waiting>;
  if (error) return <Problem title="Couldn't get an answer" error={error} onAgain={() => void refetch()} />;
  const { items, more } = data;
  const applications = new Set(items.map(({ application }) => application.id)).size;
  const words = `${plural(items.length, "result")} in ${plural(applications, "app")}`;
  if (items.length === 0) {
    return (
      <Notice state="empty" title="No matches">
        {nothing}
      </Notice>
    );
  }
  return (
    <>
      <p className={classes.summary}>
        {words}
        {more && "; there are more, narrow the search to see them"}
      </p>
      <LiveText>{words}</LiveText>
      <div className={classes.rows}>
        <Table verticalSpacing="xs" aria-label="Answer">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Application</Table.Th>
              <Table.Th>Release</Table.Th>
              {columns.map((column) => (
                <Table.Th key={column}>{column}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((use) => (
              <Table.Tr key={`${use.analysisId} ${keyOf(use)}`}>
                <Table.Td>
                  <Link to="/applications/$applicationId" params={{ applicationId: use.application.id }}>
                    {use.application.name}
                  </Link>
                </Table.Td>
                <Table.Td className={classes.dim ?? ""}>{use.release.label}</Table.Td>
                {cellsOf(use).map((cell, index) => (
                  <Table.Td key={columns[index]} className={classes.mono ?? ""}>
                    {index === 0 ? (
                      <PlaceLink use={use} target={viewOf(use)}>
                        {cell}
                      </PlaceLink>
                    ) : (
                      cell
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

interface PlaceLinkProps {
  readonly use: Place;
  readonly target: Target;
  readonly children: string;
}

function PlaceLink({ use: { analysisId }, target, children }: PlaceLinkProps) {
  return target.page === "overview" ? (
    <Link to="/analyses/$analysisId" params={{ analysisId }} hash="inventory">
      {children}
    </Link>
  ) : (
    <Link
      to="/analyses/$analysisId/$point/{-$statementId}"
      params={{ analysisId, point: target.point, statementId: target.id }}
    >
      {children}
    </Link>
  );
}
