/** The application that an upload may be a release of: an older one of the same name, where the upload made one of its own. */
import { useQuery } from "@tanstack/react-query";
import type { Application } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { applicationsQuery, callerQuery } from "../app/queries.ts";

export function useNamesake(application: Application | undefined): Application | undefined {
  const { api } = useApp();
  const { data: caller } = useQuery(callerQuery(api));
  const name = application?.name ?? "";
  const isAsked = application?.releases === 1 && caller !== undefined && caller.role !== "viewer";
  const { data } = useQuery({ ...applicationsQuery(api, name), enabled: isAsked });
  if (!isAsked) return undefined;
  return data?.items.find((other) => isEarlierNamesake(other, application));
}

const isEarlierNamesake = (other: Application, { id, name, createdAt }: Application): boolean =>
  other.id !== id &&
  other.releases > 0 &&
  other.name.toLowerCase() === name.toLowerCase() &&
  Date.parse(other.createdAt) < Date.parse(createdAt);
