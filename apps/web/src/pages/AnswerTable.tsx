/** Rows of an answer, under the application and the release that they were found in. */
import { Button, Table } from "@mantine/core";
import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { Answer, Place } from "../api/types.ts";
import { saveFile } from "../host/save-file.ts";
import { LiveText } from "../kit/LiveText.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { answerCsv } from "../model/answer-csv.ts";
import { count, plural } from "../model/format.ts";
import { nearestFirst } from "../model/relevance.ts";
import classes from "./AskPage.module.css";
import { Problem } from "./parts/Problem.tsx";

interface Column {
  readonly name: string;
  /** A number stands at the right, a word is not broken. */
  readonly form?: "number" | "word";
}

/** The part of a specification that a row leads to. */
type Target = { readonly page: "overview" } | { readonly page: "point"; readonly point: string; readonly id: string };

interface AnswerTableProps<T extends Place, K extends QueryKey> {
  readonly query: UseQueryOptions<Answer<T>, Error, Answer<T>, K>;
  readonly columns: readonly Column[];
  readonly cellsOf: (use: T) => readonly string[];
  readonly viewOf: (use: T) => Target;
  readonly keyOf: (use: T) => string;
  /** What was asked for: what is called so comes first. */
  readonly name: string;
  readonly nameOf: (use: T) => string;
  /** What to try where nothing was found. */
  readonly nothing: ReactNode;
}

export function AnswerTable<T extends Place, K extends QueryKey>({
  query,
  columns,
  cellsOf,
  viewOf,
  keyOf,
  name,
  nameOf,
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
  // An application stands where its nearest name does.
  const nearest = nearestFirst(items, nameOf, [name.toLowerCase()]).map(({ item }) => item);
  const save = () =>
    saveFile(
      "answer.csv",
      answerCsv(
        items,
        columns.map((column) => column.name),
        cellsOf,
      ),
    );
  return (
    <>
      <p className={classes.summary}>
        {words}
        {more && "; there are more, narrow the search to see them"}
        <Button size="compact-xs" variant="default" ml="xs" onClick={save}>
          Save as CSV
        </Button>
      </p>
      <LiveText>{words}</LiveText>
      <div className={classes.rows}>
        <Table verticalSpacing={6} aria-label="Answer">
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ name: heading, form }) => (
                <Table.Th key={heading} className={classOf(form)}>
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          {[...Map.groupBy(nearest, ({ analysisId }) => analysisId)].map(([analysisId, uses]) => (
            <Table.Tbody key={analysisId}>
              <Group uses={uses} columns={columns.length} />
              {uses.map((item) => (
                <Table.Tr key={keyOf(item)}>
                  {cellsOf(item).map((cell, index) => (
                    <Table.Td key={columns[index]?.name} className={clsx(classes.mono, classOf(columns[index]?.form))}>
                      {index === 0 ? (
                        <PlaceLink use={item} target={viewOf(item)}>
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
          ))}
        </Table>
      </div>
    </>
  );
}

const classOf = (form: Column["form"]): string => (form && classes[form]) ?? "";

function Group({ uses, columns }: { readonly uses: readonly Place[]; readonly columns: number }) {
  const [first] = uses;
  if (first === undefined) return null;
  const { application, release } = first;
  return (
    <Table.Tr className={classes.group ?? ""}>
      <Table.Th colSpan={columns} scope="rowgroup">
        <Link to="/applications/$applicationId" params={{ applicationId: application.id }}>
          {application.name}
        </Link>{" "}
        <span className={classes.dim}>
          {release.label} · {count(uses.length)}
        </span>
      </Table.Th>
    </Table.Tr>
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
