/** The applications that the server keeps, found by a part of their name. */
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useState } from "react";
import { useApp } from "../app/context.ts";
import { applicationsQuery } from "../app/queries.ts";
import { LiveText } from "../kit/LiveText.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { plural } from "../model/format.ts";
import { later } from "../model/later.ts";
import cards from "./Cards.module.css";
import classes from "./Page.module.css";
import { ApplicationCard } from "./parts/ApplicationCard.tsx";
import { Problem } from "./parts/Problem.tsx";

const route = getRouteApi("/site/applications");

export function ApplicationsPage() {
  const { api } = useApp();
  const { q } = route.useSearch();
  const { data, error, isPending, refetch } = useQuery(applicationsQuery(api, q));
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.heading}>Applications</h1>
          <p className={classes.lead}>Showing the latest release.</p>
        </div>
        <div className={classes.tools}>
          <NameFilter initial={q ?? ""} />
          <Button size="sm" renderRoot={(props) => <Link to="/" {...props} />}>
            Analyse another app
          </Button>
        </div>
      </header>
      {isPending && <Waiting>Asking the server…</Waiting>}
      {error && <Problem title="Couldn't load the apps" error={error} onAgain={() => void refetch()} />}
      {data && <LiveText>{plural(data.items.length, "application")}</LiveText>}
      {data?.items.length === 0 && <Nothing q={q} />}
      {data && data.items.length > 0 && (
        <ul className={cards.cards}>
          {data.items.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      )}
      {data?.next && (
        <Notice state="partial" title={`The newest ${data.items.length} are shown`}>
          <p>Type a part of the name to find an older one.</p>
        </Notice>
      )}
    </div>
  );
}

function NameFilter({ initial }: { readonly initial: string }) {
  const navigate = route.useNavigate();
  const [text, setText] = useState(initial);
  const [cancel, setCancel] = useState<() => void>();
  const type = (next: string) => {
    setText(next);
    cancel?.();
    setCancel(() => later(() => void navigate({ search: { q: next === "" ? undefined : next }, replace: true })));
  };
  return (
    <TextInput
      type="search"
      aria-label="Find an application"
      placeholder="Find…"
      leftSection={<Search size={15} aria-hidden="true" />}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

function Nothing({ q }: { readonly q: string | undefined }) {
  return q === undefined ? (
    <Notice state="empty" title="No application yet">
      <p>
        <Link to="/">Drop the scripts of one</Link> on the start page.
      </p>
    </Notice>
  ) : (
    <Notice state="empty" title="No application has this in its name">
      <p>
        <Link to="/applications">Show all</Link>
      </p>
    </Notice>
  );
}
