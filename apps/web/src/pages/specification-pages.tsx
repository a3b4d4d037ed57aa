/** The pages of a specification that need no library of their own. */
import type { CompareView, FilesView, FileView, SearchView, View } from "../model/view-state.ts";
import { ComparePage } from "../views/compare/ComparePage.tsx";
import { FilePage } from "../views/file/FilePage.tsx";
import { FilesPage } from "../views/file/FilesPage.tsx";
import { Overview } from "../views/overview/Overview.tsx";
import { SearchPage } from "../views/search/SearchPage.tsx";
import { NoView } from "./NoView.tsx";
import { useHeldView } from "./use-held-view.ts";

const isFile = (view: View): view is FileView | FilesView => view.page === "file" || view.page === "files";
const isSearch = (view: View): view is SearchView => view.page === "search";
const isCompare = (view: View): view is CompareView => view.page === "compare";

export const OverviewPage = Overview;

export function FileRoutePage() {
  const view = useHeldView(isFile);
  if (view === undefined) return <NoView />;
  return view.page === "files" ? <FilesPage view={view} /> : <FilePage key={view.file} view={view} />;
}

export function SearchRoutePage() {
  const view = useHeldView(isSearch);
  return view ? <SearchPage view={view} /> : <NoView />;
}

export function CompareRoutePage() {
  const view = useHeldView(isCompare);
  return view ? <ComparePage view={view} /> : <NoView />;
}
