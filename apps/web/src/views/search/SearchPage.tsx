/** Everything that holds a text: statements point by point, and the places of the material. */
import { type Located, POINTS, queryWords, searchStatements } from "@as-built/spec";
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { titleOf } from "../../model/describe/describers.ts";
import { count, plural } from "../../model/format.ts";
import { nearestFirst } from "../../model/relevance.ts";
import { useTextSearch } from "../../model/use-text-search.ts";
import { pointView, type SearchView, searchView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { ScrollPage } from "../ScrollPage.tsx";
import { StatementLink } from "../StatementLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import { MaterialHits } from "./MaterialHits.tsx";
import classes from "./SearchPage.module.css";

/** Shorter texts stand everywhere. */
const LEAST = 2;

export function SearchPage({ view }: { readonly view: SearchView }) {
  const { go } = useWorkspace();
  const query = useDeferredValue(view.query.trim());
  return (
    <ScrollPage heading="Search">
      <TextInput
        type="search"
        size="md"
        autoFocus
        aria-label="Search everywhere"
        placeholder="A word, an address, a piece of code…"
        leftSection={<Search size={17} aria-hidden="true" />}
        value={view.query}
        onChange={(event) => go(searchView(event.currentTarget.value), "replace")}
      />
      {query.length < LEAST ? (
        <p className={classes.hint}>Searches findings by word and source code by exact text.</p>
      ) : (
        <Results query={query} />
      )}
    </ScrollPage>
  );
}

function Results({ query }: { readonly query: string }) {
  const { model, source } = useWorkspace();
  const groups = useMemo(
    () =>
      POINTS.map(({ name }) => ({ name, found: foundAt(model.located(name), query) }))
        .filter(({ found }) => found.length > 0)
        .sort((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0)),
    [model, query],
  );
  const texts = useTextSearch(source, query);
  const statements = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <LiveText>{`${plural(statements, "finding")}, ${plural(texts.hits.length, "match", "matches")} in code`}</LiveText>
      {groups.length === 0 && (
        <div className={classes.section}>
          <Notice state="empty" title="No matching findings" />
        </div>
      )}
      {groups.map(({ name, found }) => (
        <section key={name} className={classes.section} aria-label={POINT_NAMES[name]}>
          <h2 className={classes.title}>
            {POINT_NAMES[name]} <span className={classes.count}>{count(found.length)}</span>
          </h2>
          <Found key={query} found={found.map(({ item }) => item)} words={queryWords(query)} />
        </section>
      ))}
      <MaterialHits search={texts} />
    </>
  );
}

const FIRST = 6;

const foundAt = (statements: readonly Located[], query: string) =>
  nearestFirst(searchStatements(statements, query), titleOf, queryWords(query));

interface FoundProps {
  readonly found: readonly Located[];
  readonly words: readonly string[];
}

function Found({ found, words }: FoundProps) {
  const { shown, hidden, showAll } = useFirst(found, FIRST);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((located) => (
          <li key={located.statement.id}>
            <StatementLink
              located={located}
              view={pointView(located.point, { id: located.statement.id, range: 1 })}
              words={words}
            />
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </>
  );
}
