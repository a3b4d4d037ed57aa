/** What the server answers to a question, as rows that lead to the statement in its specification. */
import { Link } from "@tanstack/react-router";
import type { Scope } from "../api/api.ts";
import { useApp } from "../app/context.ts";
import { askCallsQuery, askLibrariesQuery, askRolesQuery } from "../app/queries.ts";
import type { Question } from "../app/questions.ts";
import { count } from "../model/format.ts";
import { AnswerTable } from "./AnswerTable.tsx";
import { DidYouMean } from "./Suggestions.tsx";

interface AnswerProps {
  readonly question: Question;
  readonly name: string;
  readonly version: string;
  readonly scope: Scope;
}

export function Answer({ question, name, version, scope }: AnswerProps) {
  const { api } = useApp();
  const nothing = <Wider question={question} name={name} version={version} scope={scope} />;
  switch (question) {
    case "libraries":
      return (
        <AnswerTable
          query={askLibrariesQuery(api, name, version, scope)}
          columns={[{ name: "Library" }, { name: "Version", form: "word" }, { name: "Characters", form: "number" }]}
          cellsOf={(use) => [use.name, use.version ?? "unknown", count(use.size)]}
          viewOf={() => ({ page: "overview" })}
          nothing={nothing}
          name={name}
          nameOf={(use) => use.name}
          keyOf={({ name: library, version: shipped }) => `${library} ${shipped}`}
        />
      );
    case "calls":
      return (
        <AnswerTable
          query={askCallsQuery(api, name, scope)}
          columns={[{ name: "Call", form: "word" }, { name: "Address" }]}
          cellsOf={(use) => [use.method ?? use.protocol, use.operation ?? use.url]}
          viewOf={({ statementId }) => ({ page: "point", point: "calls", id: statementId })}
          nothing={nothing}
          name={name}
          nameOf={(use) => use.url}
          keyOf={({ statementId }) => statementId}
        />
      );
    case "roles":
      return (
        <AnswerTable
          query={askRolesQuery(api, name, scope)}
          columns={[{ name: "Kind", form: "word" }, { name: "Name" }, { name: "Label" }]}
          cellsOf={(use) => [use.kind, use.name, use.label ?? ""]}
          viewOf={({ statementId }) => ({ page: "point", point: "roles", id: statementId })}
          nothing={nothing}
          name={name}
          nameOf={(use) => use.name}
          keyOf={({ statementId }) => statementId}
        />
      );
  }
}

/** A "no" says what was looked through, and leads to what was not. */
function Wider({ question, name, version, scope }: AnswerProps) {
  const pattern = name.includes("*");
  return (
    <>
      <DidYouMean question={question} name={name} />
      <p>
        {scope === "latest" ? "Searched the latest release of each app." : "Searched all releases of each app."}{" "}
        {pattern && "With * the whole text has to fit; without it a part is enough."}
      </p>
      {scope === "latest" && (
        <p>
          <Link
            to="/ask/{-$question}"
            params={{ question }}
            search={{ name, version: version || undefined, scope: "all" }}
          >
            Search older releases too
          </Link>
        </p>
      )}
      {version !== "" && (
        <p>
          <Link
            to="/ask/{-$question}"
            params={{ question }}
            search={{ name, scope: scope === "all" ? "all" : undefined }}
          >
            Search every version, also where the code does not reveal it
          </Link>
        </p>
      )}
    </>
  );
}
