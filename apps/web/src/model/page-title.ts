/** What the window's title says of a view: what is selected, the page, the product. */
import { shorten } from "./format.ts";
import { productName } from "./material-summary.ts";
import type { SpecificationModel } from "./specification-model.ts";
import type { View } from "./view-state.ts";
import { POINT_NAMES } from "./words.ts";

const LETTERS = 80;

export function pageTitle(view: View, model: SpecificationModel): string {
  const selected = model.exhibit(view);
  return [
    ...(selected ? [shorten(selected.title, LETTERS)] : []),
    pageName(view),
    productName(model.specification),
    "As-Built",
  ].join(" · ");
}

export function pageName(view: View): string {
  switch (view.page) {
    case "overview":
      return "Overview";
    case "point":
      return POINT_NAMES[view.point];
    case "file":
      return view.file;
    case "files":
      return "Files";
    case "search":
      return view.query === "" ? "Search" : `Search: ${shorten(view.query, LETTERS)}`;
    case "compare":
      return "Compare";
    case "unknown":
      return "Not found";
  }
}
