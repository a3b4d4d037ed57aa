/** The page of a point. With it come the libraries that draw graphs, half of all script. */
import type { PointView, View } from "../model/view-state.ts";
import { PointPage } from "../views/point/PointPage.tsx";
import { NoView } from "./NoView.tsx";
import { useHeldView } from "./use-held-view.ts";

const isPoint = (view: View): view is PointView => view.page === "point";

export function PointRoutePage() {
  const view = useHeldView(isPoint);
  return view ? <PointPage key={view.point} view={view} /> : <NoView />;
}
