/** Questions across all applications: who ships a library, who calls an address, who knows a role. */
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useApp } from "../app/context.ts";
import { askNamesQuery } from "../app/queries.ts";
import { QUESTIONS, type Question, questionOf } from "../app/questions.ts";
import { Answer } from "./Answer.tsx";
import classes from "./AskPage.module.css";
import page from "./Page.module.css";
import { Suggestions } from "./Suggestions.tsx";

const route = getRouteApi("/site/ask/{-$question}");

export function AskPage() {
  const { question: named } = route.useParams();
  const { name, version, scope } = route.useSearch();
  const question = questionOf(named) ?? "libraries";
  return (
    <div className={page.page}>
      <h1 className={page.heading}>Ask across apps</h1>
      <p className={page.lead}>Searches every analysed app; each result links to the code.</p>
      <nav aria-label="Questions" className={classes.questions}>
        {Object.entries(QUESTIONS).map(([each, { title }]) => (
          <Link
            key={each}
            to="/ask/{-$question}"
            params={{ question: each }}
            className={classes.question}
            aria-current={each === question ? "page" : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <Form key={question} question={question} />
      {name === undefined ? (
        <>
          <Suggestions question={question} />
          <p className={classes.hint}>
            Part of a name is enough and case does not matter. Use <code>*</code> for any text: the whole name then has
            to fit.
          </p>
        </>
      ) : (
        <Answer question={question} name={name} version={version ?? ""} scope={scope ?? "latest"} />
      )}
    </div>
  );
}

const KNOWN = "known-names";

/** The browser offers them as one types. */
function Known({ question }: { readonly question: Question }) {
  const { api } = useApp();
  const { data } = useQuery(askNamesQuery(api, question));
  return (
    <datalist id={KNOWN}>
      {data?.items.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

function Form({ question }: { readonly question: Question }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [name, setName] = useState(search.name ?? "");
  const [asked, setAsked] = useState(search.name);
  // A suggestion was followed: the field says what is asked now.
  if (asked !== search.name) {
    setAsked(search.name);
    setName(search.name ?? "");
  }
  const [version, setVersion] = useState(search.version ?? "");
  const [all, setAll] = useState(search.scope === "all");
  const { label, placeholder } = QUESTIONS[question];
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = version.trim();
    void navigate({
      params: { question },
      search: {
        name: name.trim() === "" ? undefined : name.trim(),
        version: question === "libraries" && text !== "" ? text : undefined,
        scope: all ? "all" : undefined,
      },
    });
  };
  return (
    <form onSubmit={send} className={classes.form}>
      <TextInput
        className={classes.name ?? ""}
        label={label}
        placeholder={placeholder}
        list={KNOWN}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Known question={question} />
      {question === "libraries" && (
        <TextInput
          label="Version"
          placeholder="18.*"
          value={version}
          onChange={({ currentTarget }) => setVersion(currentTarget.value)}
        />
      )}
      <Checkbox
        className={classes.scope ?? ""}
        label="Include older releases"
        checked={all}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <Button type="submit">Ask</Button>
    </form>
  );
}
