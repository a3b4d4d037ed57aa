/** What the server answers to a question, as rows that lead to the statement in its specification. */
import type { Scope } from "../api/api.ts";
import { useApp } from "../app/context.ts";
import { askCallsQuery, askLibrariesQuery, askRolesQuery } from "../app/queries.ts";
import type { Question } from "../app/questions.ts";
import { count } from "../model/format.ts";
import { AnswerTable } from "./AnswerTable.tsx";

interface AnswerProps {
  readonly question: Question;
  readonly name: string;
  readonly version: string;
  readonly scope: Scope;
}

export function Answer({ question, name, version, scope }: AnswerProps) {
  const { api } = useApp();
  switch (question) {
    case "libraries":
      return (
        <AnswerTable
          query={askLibrariesQuery(api, name, version, scope)}
          columns={["Library", "Version", "Code units"]}
          cellsOf={(use) => [use.name, use.version ?? "not shown", count(use.size)]}
          viewOf={() => ({ page: "overview" })}
          keyOf={({ name: library, version: shipped }) => `${library} ${shipped}`}
        />
      );
    case "calls":
      return (
        <AnswerTable
          query={askCallsQuery(api, name, scope)}
          columns={["Call", "Address"]}
          cellsOf={(use) => [use.method ?? use.protocol, use.operation ?? use.url]}
          viewOf={({ statementId }) => ({ page: "point", point: "calls", id: statementId })}
          keyOf={({ statementId }) => statementId}
        />
      );
    case "roles":
      return (
        <AnswerTable
          query={askRolesQuery(api, name, scope)}
          columns={["Kind", "Name", "Label"]}
          cellsOf={(use) => [use.kind, use.name, use.label ?? ""]}
          viewOf={({ statementId }) => ({ page: "point", point: "roles", id: statementId })}
          keyOf={({ statementId }) => statementId}
        />
      );
  }
}
