/** Questions that have an answer, as ways to it: to begin with, or instead of one that has none. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useApp } from "../app/context.ts";
import { askNamesQuery } from "../app/queries.ts";
import type { Question } from "../app/questions.ts";
import tool from "../kit/Tool.module.css";
import { areaSuggestions, nearNames, type Suggestion, suggestionsOf } from "../model/suggestions.ts";
import classes from "./Suggestions.module.css";

/** Draws nothing where nothing is known. */
export function Suggestions({ question }: { readonly question: Question }) {
  const { api } = useApp();
  const { data } = useQuery(askNamesQuery(api, question));
  const names = data?.items ?? NONE;
  const suggestions = useMemo(
    () => (question === "calls" ? areaSuggestions(names) : suggestionsOf(names)),
    [question, names],
  );
  return <Ways title="In your apps" question={question} suggestions={suggestions} />;
}

/** What is written nearly like the name that nothing has. */
export function DidYouMean({ question, name }: { readonly question: Question; readonly name: string }) {
  const { api } = useApp();
  const { data } = useQuery(askNamesQuery(api, question));
  const names = data?.items ?? NONE;
  const near = useMemo(
    () =>
      nearNames(
        name,
        names.map((each) => each.name),
      ).map((text) => ({ text })),
    [name, names],
  );
  return <Ways title="Did you mean" question={question} suggestions={near} />;
}

const NONE: readonly never[] = [];

interface WaysProps {
  readonly title: string;
  readonly question: Question;
  readonly suggestions: readonly (Pick<Suggestion, "text"> & Partial<Suggestion>)[];
}

function Ways({ title, question, suggestions }: WaysProps) {
  if (suggestions.length === 0) return null;
  return (
    <section className={classes.suggestions} aria-label={title}>
      <span className={classes.title}>{title}</span>
      <ul className={classes.list}>
        {suggestions.map(({ text, note }) => (
          <li key={text}>
            <Link
              to="/ask/{-$question}"
              params={{ question }}
              search={{ name: text }}
              className={tool.control}
              title={text}
            >
              <span className={classes.name}>{text}</span>
              {note && <span className={classes.note}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
