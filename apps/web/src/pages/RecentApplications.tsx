/** The applications that were read last, on the start page. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApp } from "../app/context.ts";
import { recentQuery } from "../app/queries.ts";
import { Waiting } from "../kit/Waiting.tsx";
import classes from "./Cards.module.css";
import { ApplicationCard } from "./parts/ApplicationCard.tsx";
import { Problem } from "./parts/Problem.tsx";

export function RecentApplications() {
  const { api } = useApp();
  const { data, error, isPending, refetch } = useQuery(recentQuery(api));
  if (data?.items.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="recent">
      <header className={classes.head}>
        <h2 id="recent" className={classes.title}>
          Recent
        </h2>
        {data?.next && <Link to="/applications">All applications</Link>}
      </header>
      {isPending && <Waiting>Asking the server…</Waiting>}
      {error && <Problem title="Couldn't load recent apps" error={error} onAgain={() => void refetch()} />}
      {data && (
        <ul className={classes.cards}>
          {data.items.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
